# ruff: noqa: SIM905, E501 (tables of text)
"""Names of characters: first names of many countries, and freshly made ones.

A small model learns to copy a name only if most names are new to it, so three names in ten are made on the spot: from
simple syllables, or from a real name with another ending ("Trixa", "Emilio").
"""

import re
from random import Random

_COMMON_GIRLS = """
Ada Aisha Akira Alba Alice Alma Amara Amelia Amina Amy Ana Anika Anna Annie Anya Asha Astrid Aya Bea Bella Beth Bianca
Birgit Bonnie Carla Carmen Cara Chloe Clara Cleo Cora Daisy Dalia Dana Daria Dina Dora Edie Elena Elif Eliza Ella Elsa
Emi Emily Emma Erin Esme Esther Eva Fatima Faye Fiona Flora Freya Gina Gloria Grace Greta Hana Hannah Heidi Helen Holly
Ida Ines Ingrid Irene Iris Isla Ivy Jade Jana Jane Jasmine Jenny Jill Joan Josie Joy June Kara Kate Keiko Kira Lara Lea
Leila Lena Leona Lila Lily Lina Linh Lisa Liv Lola Lotte Lucia Lucy Luna Luz Mabel Maggie Maia Maja Mara Maria Marisol
Maya Mei Mia Mila Mina Mira Miriam Molly Mona Nadia Naomi Nell Nia Nina Noor Nora Olga Olive Olivia Paloma Pearl Petra
Polly Priya Rania Rita Robin Rosa Rose Rosie Ruby Ruth Sadie Sally Salma Sara Selma Shira Sofia Sonia Stella Sue Suki
Tamar Tara Tess Tia Tilda Tina Uma Vera Violet Wendy Willa Yara Yuki Yuna Zara Zia Zoe
""".split()

_COMMON_BOYS = """
Aaron Abel Adam Ahmed Alan Alex Ali Amir Anders Andy Anton Aran Ari Arlo Arthur Asher Ben Benny Bilal Billy Bo Bruno Cal
Caleb Carl Carlos Charlie Chen Colin Dan Daniel Dario David Dev Diego Dilip Dylan Eddie Eli Elias Emil Emir Enzo Eric
Ethan Evan Ezra Farid Felix Finn Frank Fred Gabe George Gil Gus Hal Hamid Hans Harry Hassan Henry Hiro Hugo Ian Idris
Igor Isaac Ivan Jack Jacob Jamal James Jan Jared Jay Jin Joe Joel Jonas Jorge Jose Juan Kai Kamal Karim Ken Kenji Kofi
Kurt Kwame Lars Leo Leon Levi Liam Lin Louis Luca Luis Luke Mads Malik Manu Marco Mark Mateo Matt Max Miguel Mike Milo
Musa Nabil Ned Nico Nils Noah Olaf Oleg Oliver Omar Oscar Otis Otto Owen Pablo Paul Pavel Pedro Pete Peter Quinn Rafi
Raj Ralph Ramon Ravi Ray Remy Rico Rob Rohan Roy Rufus Ryan Sam Samir Sami Sanjay Saul Sean Seth Simon Sol Stan
Sven Taj Tariq Taro Ted Theo Tim Timo Toby Tom Tomas Tony Umar Victor Vito Walt Wes Yan Yusuf Zack Zane Zeki
""".split()

_PETS = """
Acorn Apple Barley Bean Beppo Berry Bingo Biscuit Blinky Bobo Bramble Bubbles Bumble Button Buttons Candle Cherry
Chip Clover Coco Cookie Cotton Crumb Dandy Dewdrop Dot Dumpling Fern Fizz Fluff Freckle Fuzzy
Ginger Hazel Hoppy Honey Jellybean Juniper Kiki Lemon Lulu Maple Marble Midge Minty Misty Mocha Moss Muffin
Nibble Noodle Nutmeg Oats Olli Patch Peanut Pebble Pepper Pickle Pim Pip Pippin Plum Pogo Poppy Pudding Puddle
Pumpkin Quill Radish Ripple Rolo Rusty Scout Shadow Skip Socks Sparky Speck Spot Sprout Tansy Teddy
Tiptoe Toffee Truffle Tuft Twig Velvet Waffle Whiskers Willow Ziggy Zippy
""".split()

_MORE_GIRLS = """
Abby Abigail Adela Adele Adina Adriana Agata Agnes Agneta Aida Aiko Aila Aileen Aine Akiko Alana Alda Alena Alessia Alexa
Alexia Alicia Alida Alina Alison Aliya Allegra Alma Alva Alya Amaia Amal Amalia Amanda Amaya Amber Ameera Ami Amira
Amrita Anabel Anais Anastasia Andrea Aneta Angela Angelica Anisa Anita Anja Annabel Anneke Annika Anouk Antonia April
Arabella Aria Ariadne Ariana Ariel Arlene Asa Ashley Asma Asta Athena Aubrey Audrey Augusta Aurelia Aurora Autumn Ava
Avery Aviva Ayana Ayesha Ayla Azra Babette Barbara Basma Beatrice Beatriz Becky Belinda Bella Benita Bernadette Bertha
Bessie Betsy Betty Beverly Birte Blanca Blanche Bozena Brenda Briana Bridget Brigitte Britta Brooke Brunhild Caitlin
Calla Camila Camille Candice Carina Carlotta Carol Carolina Caroline Cassandra Cassie Catalina Catherine Cecilia Celeste
Celia Celine Chandra Chantal Charlotte Chiara Chika Chioma Christa Christina Ciara Cindy Claire Clarissa Claudia
Clementine Colette Concha Connie Constance Coral Cordelia Corinne Cornelia Cosima Cristina Cynthia Dagmar Dahlia Damaris
Daniela Danika Daphne Darla Davina Dawn Deborah Deepa Delia Delilah Delphine Denise Desiree Devika Diana Dilara Dilek
Dinah Divya Dolores Dominika Donna Doreen Doris Dorothea Dorothy Dulce Dunja Ebba Ebony Edda Eden Edith Edna Edwina
Eileen Eira Ekaterina Elaine Elba Eleanor Electra Eleni Eleonora Elfriede Eliana Elin Elina Elinor Elisa Elisabeth Elke
Ellen Ellie Elly Elma Elodie Eloise Elora Elvira Emilia Emine Emmy Enid Enya Erica Erika Ernestine Esperanza Estelle
Ester Estrella Etta Eugenia Eunice Evelina Evelyn Evie Fabiola Faith Fanny Farah Farida Fatou Felicia Felicity Fenna
Fernanda Filippa Finja Flavia Fleur Florence Florentina Fran Frances Francesca Franka Freda Frida Friederike Fumiko
Gabi Gabriela Gabrielle Gail Galina Gemma Genevieve Georgia Georgina Geraldine Gerda Gertrude Gianna Gilda Gillian Giulia
Gisela Gita Gladys Glenda Gloria Golda Grazia Gretchen Gudrun Gwen Gwyneth Habiba Hadley Hala Halina Hallie Hanako Hanan
Hanne Harper Harriet Hattie Haya Heather Hedda Hedwig Heike Helena Helene Helga Hella Heloise Henrietta Hester Hilary
Hilda Hilde Hiroko Honora Hope Hortense Huda Iben Ilaria Ilka Ilona Ilse Iman Imani Imelda Imogen India Indira Inga Inge
Inka Ioana Irena Irina Irma Isabel Isabella Isadora Isolde Ivana Iveta Ivonne Izabela Jacinta Jackie Jacqueline Jaya
Jamila Jana Janet Janice Janina Janka Jarmila Jeanne Jelena Jemima Jennifer Jessica Jessie Jette Jocelyn Jodie Johanna
Jolanda Jolie Josefina Josephine Joyce Juanita Judith Judy Julia Juliana Julie Juliet Justine Jutta Jytte Kaisa Kalina
Kamala Kamila Karen Karima Karin Karla Karolina Katarina Kathleen Katja Katrin Kavita Kayla Keira Kelly Kerstin Kezia
Khadija Kim Kinga Kirsten Kirsty Klara Klaudia Kora Krista Kristin Kumiko Kyra Laila Lakshmi Lana Larisa Latifa Laura
Laurel Lauren Lavinia Layla Leah Leda Leilani Lene Leni Lenka Leonie Leonora Leora Leticia Lia Liana Libby Lidia Liesel
Lilian Lilith Lillian Lilo Linda Linnea Liora Lisbeth Livia Liz Lizzie Ljuba Lorena Loretta Lori Lotta Lottie Louisa
Louise Lourdes Luana Lucille Lucinda Ludmila Luisa Lulu Lupita Lydia Lynn Lyra Mackenzie Maddie Madeleine Madison Mae
Magda Magdalena Magnolia Mahina Maike Maisie Malia Malin Malka Manal Mandy Manon Manuela Marcela Marcia Maren Margaret
Margarita Margit Margo Marguerite Mariana Maribel Marie Mariella Marika Marilyn Marina Marion Marisa Marit Marjorie
Marlene Marta Martha Martina Mary Maryam Matilda Maud Maura Maureen Mavis Maxine Meera Megan Melanie Melina Melinda
Melissa Mercedes Meredith Merle Meryem Michelle Mieke Mildred Milena Millicent Millie Mimi Minerva Minka Minna Miranda
Mireille Mirela Mirja Mitzi Miyu Moira Momo Monica Monika Morgan Muriel Myra Myrtle Nabila Nadine Nadja Naia Nana
Nancy Naoko Nastya Natalia Natalie Natasha Neela Neha Nele Nella Nellie Nerys Nessa Netta Nicole Nika Nikita Nilufar Nima
Niobe Nisha Nita Noemi Noelle Nola Norma Nour Nura Nuria Nyla Octavia Odessa Odette Odile Ofelia Olena Olina
Olwen Olympia Ondine Oona Opal Ophelia Oriana Orla Ottilie Padma Paige Pamela Pat Patience Patricia Patsy Paula Paulina
Penelope Penny Perla Petronella Petunia Philippa Phoebe Phyllis Pia Pilar Pippa Pola Portia Primrose Priscilla Prudence
Rachel Rafaela Raina Raisa Rajani Ramona Raquel Rasha Raya Rebecca Regina Reiko Renata Rene Rhea Rhiannon Rhoda Ria Rina
Risa Riva Roberta Romina Romy Rona Roni Rosa Rosalie Rosalind Rosanna Roselyn Rosemary Rosina Roswitha Rowena Roxana
Roxy Rukia Runa Ruta Sabina Sabine Sabrina Saffron Saga Sakura Samantha Samira Sandra Sanja Sanna Saoirse Sarita Sasha
Saskia Savannah Scarlett Selena Selina Serena Shakira Shanti Sharon Sheila Shelly Shirin Shirley Shreya Sibyl Sidonie
Sienna Sigrid Silja Silke Silvia Simone Sindri Sinead Siri Solange Solveig Soraya Stefania Stine Sunita Sunniva Susan
Susanna Suzette Svea Svenja Svetlana Swantje Sybil Sylvie Tabitha Talia Tallulah Tamika Tanja Tanya Tatiana Teresa Thalia
Thea Thekla Theodora Tilly Timea Tirza Tomoko Toni Tora Tove Tracy Trina Trix Trixie Trudy Tuva Ulla Ulrike Ursula
Uta Valentina Valerie Vanessa Vega Velma Verena Verity Verona Veronica Vesna Vicky Victoria Vida Vilma Viola Vivian
Viviana Walburga Wanda Wilhelmina Wilma Winifred Winnie Winona Xenia Ximena Yael Yaffa Yasmin Yelena Yesenia Yoko Yolanda
Yvette Yvonne Zadie Zahra Zaida Zelda Zelma Zenobia Zeynep Zita Zofia Zora Zuzana
""".split()

_MORE_BOYS = """
Abdul Abe Abraham Achim Adil Adnan Adrian Agustin Ajay Akim Akin Akio Aksel Alain Alan Alaric Albert Alberto
Albin Aldo Alec Alejandro Aleks Alessandro Alexander Alexei Alexis Alfie Alfonso Alfred Algot Alois Alonso Alvaro Alvin
Amadeus Amado Amadou Ambrose Amin Amos Anatol Andre Andrea Andreas Andrei Andrew Andrzej Angelo Angus Anil Ansel Anselm
Anthony Antoine Antonio Anwar Archie Ariel Aris Arjun Armando Armin Arnaud Arne Arnold Aron Arsen Artem Arturo Arun Arvid
Ash Asim Aslan Atticus Attila August Augustin Aurel Austin Axel Aziz Balthasar Balu Bao Barnaby Barney Barry Bart Bartek
Bartholomew Basil Bastian Beau Bela Benedict Benito Benjamin Bennett Bernard Bernd Bernie Bert Bertil Bertram Bjarne
Bjorn Blake Blas Bob Bobby Bodo Bogdan Boris Boyd Brad Bram Brandon Brendan Brent Brett Brian Brody Bruce Bryce Bryn
Burt Byron Callum Calvin Camilo Carlo Carsten Casey Caspar Cecil Cedric Cem Cesar Chad Chandler Charles Chester Chidi
Chris Christian Christoph Chuck Cian Claas Clarence Claude Claudio Clay Clemens Clement Cliff Clifford Clint Clive Clyde
Cody Colby Cole Conan Connor Conrad Constantin Cooper Corey Cornelius Cosmo Craig Crispin Curt Curtis Cyril Cyrus Dag
Damian Damir Damon Danilo Danny Dante Darius Darren Dashiell Davide Davis Dawid Dean Declan Demetri Denis Dennis Denzel
Derek Desmond Detlef Devon Dexter Didier Dieter Dietrich Dilan Dimitri Dino Dirk Django Domingo Dominic Don Donald
Donovan Dorian Doug Douglas Drago Drew Duane Dudley Duke Duncan Dustin Dusty Dwight Eamon Earl Ebbe Eberhard Edgar Edmund
Eduardo Edvard Edward Edwin Efraim Egon Einar Elian Elijah Elio Elliot Ellis Elmar Elmer Elmo Eloy Elroy Elton Elvin
Elvis Emanuel Emerson Emery Emilio Emmett Enoch Enrico Enrique Ephraim Erasmus Erhard Erik Erkki Ernest Ernesto Ernie
Ernst Errol Erwin Esben Esteban Etienne Eugene Eustace Everett Ewan Fabian Fabio Fabrice Faisal Farouk Federico Fedor
Felipe Ferdinand Fergus Fermin Fernando Fidel Filip Finlay Finley Finnian Fletcher Florian Floyd Flynn Forrest Foster
Francesco Francis Francisco Franco Francois Frankie Franz Fraser Freddie Frederick Fridolin Friedrich Fritz Fynn Gabriel
Gareth Garrett Gary Gaspard Gaston Gavin Geoffrey Gerald Gerard Gerhard Gero Gianni Gideon Gilbert Giles Gino Giorgio
Giovanni Giuseppe Glen Godfrey Goran Gordon Graham Grant Greg Gregor Gregory Griffin Guido Guillermo Gunnar Gunther
Gustav Guy Habib Haakon Hadi Haidar Hakan Hakim Hamish Hamza Hank Hannes Hanno Harald Hari Harold Haruki Harvey Hasan
Heath Hector Heiko Heinrich Heinz Helge Helmut Hendrik Henning Henri Henrik Herbert Herman Hermes Hernan Hideo Hilmar
Hinrich Homer Horace Horatio Horst Howard Hubert Hugh Humbert Humphrey Hunter Ibrahim Ichiro Ignacio Ignaz Ike Ilja Ilya
Imran Ingmar Ingo Ingvar Irving Irwin Isaiah Isidor Ismael Israel Italo Ivar Ivo Jabari Jacek Jack Jackson Jacques Jaime
Jakob Jakub Jamie Janek Janis Janko Janosch Janus Jari Jarek Jarl Jaroslav Jarvis Jason Jasper Javier Jed Jeff Jeffrey
Jens Jeremiah Jeremy Jerome Jerry Jesper Jesse Jim Jimmy Jiri Joachim Joakim Joao Jochen Johan John Johnny Jon
Jonah Jonathan Joost Jordan Jorg Joris Josef Joseph Josh Joshua Josiah Julian Julien Julio Julius Juri Jurgen
Justin Justus Kacper Kaleb Kalle Kane Karel Karl Karsten Kasimir Kaspar Kazuo Keanu Keith Kelvin Kendrick Kenneth Kenny
Kent Kermit Kevin Khalid Kieran Kilian Kip Kirk Kit Kjell Klaus Knut Konrad Konstantin Korbin Kornel Kosta Kris Krishna
Kristof Kuba Kumar Kunal Kyle Lachlan Lamar Lambert Lance Larry Laszlo Laurence Laurent Laurin Lawrence Leander Leandro
Leif Leighton Lennart Lennox Lenny Leonard Leonardo Leonid Leopold Leroy Leslie Lester Lew Lewis Lex Liborio Linus Lionel
Livio Ljubo Lloyd Lorenz Lorenzo Lothar Lou Lowell Lubomir Lucas Lucian Luciano Lucius Ludo Ludwig Luigi Luka Lukas
Lutz Lyle Maarten Mack Magnus Mahmoud Maik Makoto Malachi Malcolm Malte Manfred Manny Manolo Manuel Marcel Marcello
Marcin Marcus Marek Marian Mariano Mario Marius Marlon Marlow Marshall Martim Martin Marvin Mason Massimo Mathias Matteo
Matthew Maurice Mauro Maverick Maxim Maximilian Maxwell Melvin Merlin Micah Michael Michal Michel Mick Mickey Miguelito
Mikael Mikhail Mikkel Miko Mikolaj Milan Miles Milton Miro Miroslav Mitch Mohamed Monty Mordecai Morgan Moritz
Morris Mortimer Morten Moses Murat Murray Mustafa Myron Nadir Nasir Nat Nate Nathan Nathaniel Nazim Neal Neil Nelson
Nestor Neville Newton Niall Nicholas Nicolas Nicolo Niels Nigel Niklas Nikolai Nikos Ninian Noam Noel Nolan Norbert
Norman Norton Norris Octavio Odin Odo Ole Olin Olof Omer Ori Orion Orlando Orson Orville Osamu Osbert Osman
Oskar Osvaldo Oswald Ottmar Ottokar Ozan Paavo Paco Paolo Paolino Parker Parviz Pascal Patrick Patrik Paulo Pawel Percy
Perry Petar Petr Phil Philip Phineas Pierce Piero Pierre Pieter Pietro Piotr Porter Prakash Preston Primo Quentin Quincy
Quintus Rafael Rafferty Raimund Rainer Ralf Rama Ramiro Ramses Randall Randolph Randy Raoul Rashid Rasmus Raul Raymond
Reggie Reginald Reid Reinhard Reinhold Remus Renato Rene Reuben Rex Reza Rhett Rhys Ricardo Richard Rick Ricky Riley
Roald Robbie Robert Roberto Rocco Rocky Rod Roderick Rodney Rodolfo Rodrigo Roger Roland Rolf Romain Roman Romeo Romulus
Ron Ronald Ronan Ronny Roosevelt Rory Ross Rowan Rudi Rudolf Rufino Rune Rupert Ruben Rurik Russell Rutger Ruven Saeed
Salim Salman Salvador Sammy Samson Samuel Sander Sandor Sandro Santiago Santino Sascha Scott Sebastian Selim Serge
Sergei Sergio Severin Shaun Shawn Sherman Shigeru Sidney Siegfried Sigurd Silas Silvan Silvio Sinclair Sixten Slava
Spencer Stanislav Stanley Stefan Stellan Stephen Steve Steven Stewart Stuart Sullivan Sumit Suresh Sverre
Sylvester Tadeusz Takeshi Tamas Tancredi Tanner Tarek Tarik Tate Tauno Tavi Taylor Terence Terry Thaddeus Theobald
Theodore Theron Thiago Thies Thomas Thor Thorsten Thure Tibor Tiago Tilo Timon Timothy Tiziano Tobias Todd Tomasz
Tommaso Tommy Torben Tore Torsten Travis Trent Trevor Tristan Troy Tucker Tudor Tyler Tyrone Udo Ugo Ulf Uli Ulrich
Ulysses Umberto Urban Uri Uwe Vadim Valentin Valerio Vance Vasco Vasily Veit Vernon Vidar Vijay Viktor Vilhelm Vince
Vincent Vinny Virgil Vitaly Vittorio Vivek Vlad Vladimir Volker Wade Waldemar Waldo Walid Wallace Wally Walter Warren
Wayne Wendel Wenzel Werner Wesley Wilbur Wiley Wilfred Wilhelm Wilko Will Willem William Willy Wilson Winston Wolf
Wolfgang Woody Wyatt Xander Xavier Yann Yannick Yaroslav Yasin Yasuo Yefim Yves Yuri Zachary Zander Zbigniew Zdenek Zeno
Zeus Zlatan Zoltan Zoran
""".split()

_SURNAMES = """
Abbot Adams Allen Anderson Archer Bailey Baker Barnes Becker Bell Bennett Berg Bishop Black Blom Bloom Bond Bowen Brandt Brooks
Brown Bryant Burns Butler Campbell Carlson Carter Chen Clark Cohen Cole Collins Cook Cooper Costa Cox Cruz Dalton Davis Diaz Dixon
Dunn Edwards Ellis Evans Farrell Fischer Fisher Fletcher Flores Ford Foster Frost Garcia Gibson Gordon Graham Grant Gray Green
Griffin Haas Hall Hansen Harper Harris Hart Hayes Henderson Hill Hoffman Holm Howard Hughes Hunt Ito Ivanov Jackson Jansen Jensen
Johnson Jones Jordan Kaya Keller Kelly Kent Khan Kim King Klein Koch Kowalski Lang Larsen Lee Lopez Lund Marsh Marshall Martin Mason
Mendez Meyer Miller Mitchell Molina Moore Moreno Morgan Morris Murphy Murray Nakamura Nelson Newman Nguyen Novak Okafor Olsen Ortiz
Owens Palmer Parker Patel Perry Petrov Porter Potter Quinn Ramirez Reed Reyes Richter Rivera Roberts Robinson Rossi Russo Santos Sato
Schmidt Schneider Scott Shaw Silva Simmons Singh Smith Sokol Stone Suzuki Tanaka Taylor Thompson Torres Tucker Turner Vargas Vogel
Wagner Walker Walsh Ward Watson Weaver Weber West Wilson Wong Wood Wright Yamada Young Zimmer
""".split()

_FUNNY_SURNAMES = """
Acorn Almond Anchor Apple Apricot Apron Arrow Aster Autumn Bacon Bagel Balloon Bamboo Banana Banjo Barley Barrel Basil Basket Bean
Beanstalk Beard Beech Beet Bellows Berry Birch Biscuit Blanket Blizzard Blossom Blueberry Bobbin Bonnet Bottle Bramble Bread Breeze
Brick Bristle Broccoli Brook Broom Bubble Bucket Buckle Bumble Bun Butter Buttercup Butterscotch Button Cabbage Cactus Candle Canoe
Caramel Caraway Cardamom Carrot Castle Cauliflower Cedar Celery Chalk Cherry Chestnut Chickpea Chimney Chowder Cider Cinnamon Clock
Clover Cloud Cobble Cobweb Coconut Cookie Copper Coral Cork Cornflower Cotton Cracker Cranberry Cricket Crumb Crumble Crumpet
Cucumber Cupboard Curl Currant Custard Daffodil Daisy Dandelion Dawn December Dewdrop Dill Dimple Doodle Doorbell Dot Drizzle Drum
Dumpling Echo Elderberry Elm Ember Fable February Feather Fennel Fern Fiddle Fig Fizz Flannel Flint Flipper Flute Foghorn Freckle
Fritter Frosting Fudge Galosh Garlic Gherkin Giggle Ginger Gingerbread Glimmer Glove Goggle Gooseberry Granite Grape Gravel Gravy
Griddle Gumdrop Hail Hammer Harp Harvest Hazel Hazelnut Heather Hedge Hiccup Holly Honey Honeycomb Hopscotch Horseradish Huckleberry
Icicle Iron Ivory Jam January Jasmine Jelly Jigsaw Jingle Juniper Kale Kettle Kindle Kite Kitten Knuckle Lace Ladder Ladle Lantern
Larch Latch Laurel Lavender Leaf Leek Lemon Lemonade Lentil Lettuce Lightning Lilac Lily Lime Linden Linen Locket Lollipop Magnet
Mallow Mandolin Mango Maple Marble Marigold Marmalade Marshmallow Marzipan Meadow Melon Merry Midnight Millet Mint Mist Mitten
Molasses Moon Morning Moss Muffin Mulberry Mushroom Mustard Napkin Needle Nettle Nibble Noodle November Nutmeg Nutshell Oak Oatmeal
October Olive Omelet Onion Orange Orchard Oregano Paddle Paint Pancake Paprika Parasol Parsley Parsnip Patch Peach Peanut Pear Pearl
Pebble Pepper Peppermint Petal Pickle Pie Pillow Pin Pine Pineapple Pinwheel Pistachio Pitcher Plank Plaster Plum Pocket Pomegranate
Popcorn Poppy Porridge Posy Potato Powder Pretzel Primrose Pudding Puddle Pumpkin Purple Quilt Quince Radish Rafter Rain Rainbow
Raisin Raspberry Rattle Reed Rhubarb Ribbon Riddle Ripple River Rocket Rose Rosehip Rosemary Ruby Ruffle Rumble Rustle Rye Saddle
Saffron Sage Salt Sandal Sandwich Sapphire Saucer Sausage Scarf Scone Seesaw September Sesame Shadow Shingle Shoelace Shortbread
Shovel Silver Slipper Snap Snowdrop Snowflake Snuffle Sock Sorrel Spark Spatula Spindle Sponge Spoon Spring Sprout Spruce Squash
Star Starch Steam Steeple Stew Sticky Stitch Storm Stove Straw Strawberry Strudel Sugar Summer Sundial Sunday Sunflower Swallow
Syrup Tangerine Tarragon Tart Tassel Tea Teacup Teapot Teaspoon Thimble Thistle Thread Thunder Thyme Ticket Tickle Timber Tinker
Toast Toffee Tomato Topaz Treacle Trinket Truffle Trumpet Trunk Tulip Tumble Turnip Turtle Twig Twinkle Umbrella Vanilla Velvet Vinegar
Violet Waddle Waffle Wallflower Walnut Wander Weather Wheat Whisk Whisker Whisper Whistle Willow Window Winter Wobble Woodpile Wool
Yarn Yeast Yellow Zigzag Zipper
""".split()


def _without(known: list[str], names: list[str]) -> list[str]:
    return [n for n in dict.fromkeys(names) if n not in known and len(n) <= 11]


_COMMON = {"she": _COMMON_GIRLS, "he": _COMMON_BOYS}
_MORE = {"she": _without(_COMMON_GIRLS, _MORE_GIRLS), "he": _without(_COMMON_BOYS, _MORE_BOYS)}
_REAL = {pron: _COMMON[pron] + _MORE[pron] for pron in ("she", "he")}
_ONSETS = (
    "b b d d f f g h h j j k k l l m m m n n p p r r s s t t v w z br bl cl dr fl gr pl sh st th tr".split() + [""] * 3
)
_NUCLEI = "a a a e e e i i i o o o u u".split()
_LINKS = "b bb br d dd dr f g k l l l ll lb ld lm lt m m mb mm n n nn nd nk nt p pp r r rr rl rn rt s ss sh st t tt v z zz".split()
_TAILS = {
    "she": "a a a a a ia ia ie ie y y i ina ette elle ella ara ika ona ora ena issa".split(),
    "he": "o o o o us en er on in ik el an an io ix ert y y ie ey".split(),
}
_UGLY = re.compile(
    r"(?i)fuc?k|shit|dick|cunt|cock|tit|puss|porn|nig|fag|sex|nazi|anus|ass$|arse|bitch|slut|whor|cum|piss|poop|crap|rape|"
    r"kill|dead|hell$|damn|turd|penis|vag|jizz|homo|dyke|gook|kike|spic$|coon|wank|twat|hitl|satan|([a-z])\1\1|[aeiou]{3}|"
    r"[^aeiouy]{4}|^[^aeiou]{3}|^(?!bl|br|ch|cl|cr|dr|fl|fr|gl|gr|kl|kn|kr|ph|pl|pr|rh|sc|sh|sk|sl|sm|sn|sp|st|sv|sw|th|tr|"
    r"tw|vl|wh|wr|zh|qu|.[aeiouy]|[aeiouy])|yy|uu|ii|[aeiouy]{3}[aeiouy]"
)
_WORDS = frozenset(
    """the and for was had his her him she they them all one two day way out not but who how why now then here there what when
    where with from this that some any many much very more most less best good bad big small red blue green can could will would
    shall may must did does done see saw say said ask tell told run ran go went come came get got put let make made take took
    give gave find found look like love hope fear bed home door wall floor sun moon star rain snow wind tree bush leaf bear cat
    dog fox hen pig cow goat duck goose frog fish bird owl crow bee ant boy girl man men mom dad king queen toy ball kite boat
    hat coat shoe sock cup pan pot bag box pin nail rope star sand sea lake pond hill road path bread cake soup pie jam corn bean
    pea nut apple pear plum tea milk egg ham hot cold wet dry old new young sad glad mad shy kind brave later never ever even
    over under upon into onto near far soon still also too only just again after before about above below so no on in it is are
    were be been am an at as of or to up we you your our us me my mine he""".split()
)
_VARY_TAILS = {
    "she": "a ia ie y i ina ette elle e ella ika is ea ara inda".split(),
    "he": "o us en er on in ik io ias y el an ert or os ius ino".split(),
}


def _made(rng: Random, pron: str) -> str:
    """A name of two or three syllables that ends as names of that sex often do."""
    random = rng.random

    def pick(items):
        return items[int(random() * len(items))]

    name = pick(_ONSETS) + pick(_NUCLEI)
    if random() < 0.2:
        name += pick("bdklmnrstv") + pick("aeio")
    return name + pick(_LINKS) + pick(_TAILS[pron])


def _varied(rng: Random, pron: str) -> str:
    """A neighbor of a real name: the same beginning with another ending."""
    random = rng.random
    real, tails = _REAL[pron], _VARY_TAILS[pron]
    return real[int(random() * len(real))].lower().rstrip("aeiouy") + tails[int(random() * len(tails))]


def made_up_name(rng: Random, pron: str = "he") -> str:
    """A plausible name that hardly anyone bears, such as "Brillo", "Zemmy" or "Trixa"."""
    for _ in range(12):
        name = _varied(rng, pron) if rng.random() < 0.4 else _made(rng, pron)
        if 3 <= len(name) <= 8 and not _UGLY.search(name) and name not in _WORDS and re.search("[aeiouy]", name):
            break
    else:
        name = "mo" + rng.choice(_LINKS) + "a"
    return name.capitalize()


def draw_name(rng: Random, pron: str, pet: bool) -> str:
    """A name for a he or a she: from the list of common names (or of pets' names), of more names, or made up."""
    roll = rng.random()
    if roll < 0.3:
        return made_up_name(rng, pron)
    if roll < 0.65:
        names = _MORE[pron]
    elif pet and roll < 0.86:
        names = _PETS
    else:
        names = _COMMON[pron]
    return names[int(rng.random() * len(names))]


def draw_pet_name(rng: Random) -> str:
    """A name for a pet: one of the list, or a noun as in "Mrs. Plum"."""
    names = _PETS if rng.random() < 0.5 else _FUNNY_SURNAMES
    return names[int(rng.random() * len(names))]


def draw_surname(rng: Random) -> str:
    """A surname as it follows "Mrs." or "Captain": mostly a noun ("Plum"), else a common one or a made one."""
    roll = rng.random()
    if roll < 0.12:
        return made_up_name(rng, "he" if rng.random() < 0.5 else "she")
    names = _FUNNY_SURNAMES if roll < 0.75 else _SURNAMES
    return names[int(rng.random() * len(names))]
