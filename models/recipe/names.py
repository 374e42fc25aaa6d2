# ruff: noqa: SIM905, E501 (tables of text)
"""Names of characters: first names of many countries, and freshly made ones.

A small model learns to copy a name only if most names are new to it, so four names in ten are made on the spot: from
syllables of many shapes, or from a real name with another ending or another letter ("Trix", "Trixa", "Emilio").
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


def _without(known: list[str], names: list[str]) -> list[str]:
    return [n for n in dict.fromkeys(names) if n not in known and len(n) <= 11]


_COMMON = {"she": _COMMON_GIRLS, "he": _COMMON_BOYS}
_MORE = {"she": _without(_COMMON_GIRLS, _MORE_GIRLS), "he": _without(_COMMON_BOYS, _MORE_BOYS)}
_REAL = {pron: _COMMON[pron] + _MORE[pron] for pron in ("she", "he")}
_ONSETS = (
    "b b br bl c ch cl cr d d dr f f fl fr g g gl gr gw h h j j k k kl kn kr l l m m m n n p p pl pr qu r r s s sh sk sl sm "
    "sn sp st str sv sw t t th tr tw v v w y z z zh"
).split() + [""] * 6
_NUCLEI = ("a e i o u " * 6 + "ai au ea ee ei ie oa oo ou y").split()
_LINKS = (
    "b bb br c ck d d dd dr dl f ff ft g gg gn gr k k kk l l l ll lb ld lf lk lm ln lt lv m m mm mb mp n n n nn nd ng nk nt "
    "p pp pl ph r r rr rb rd rg rk rl rm rn rt rv s s ss sh sk sl sp st t t tt tch th tr tw v v x z z zz zl"
).split()
_CODAS = "b ck d dd f ff g k l ll lf lm m mp n nk nn nt p r rk rn rt sk ss st t th tt x zz".split()
_TAILS = {
    "she": "a a a a ia ia ie ie y y i e ea ina ine ette elle illa ella lyn een is ara ika isa ona ula ane ora anne usha ena wen "
    "issa itta".split(),
    "he": "o o o us en er er on in ik ek bert mund ard am an an ias io ix el il or ot ox um ic ert os ulf ush ander ino "
    "iel ius win mar rick ton y ie ey".split(),
}
_CLOSE = {  # letters that are changed into each other
    **dict.fromkeys("aeiou", "aeiou"),
    **dict.fromkeys("bdgpkt", "bdgpkt"),
    **dict.fromkeys("mnlr", "mnlr"),
    **dict.fromkeys("fvsz", "fvszth"),
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
    """A name of two or three syllables, now and then of one, that ends as names of that sex often do."""
    random = rng.random

    def pick(items):
        return items[int(random() * len(items))]

    roll = random()
    name = pick(_ONSETS) + pick(_NUCLEI)
    if roll < 0.10:
        return name + pick(_CODAS)
    if roll < 0.42:
        return name + pick(_LINKS) + pick(_TAILS[pron])
    if roll < 0.62:
        return name + pick(_CODAS[:-4]) + pick(_TAILS[pron])
    if roll < 0.76:
        return name + pick("bdklmnprstvz") + pick("aeiou") + pick(_LINKS) + pick("aeoiy")
    return name + pick("bdfgklmnprstvz") + pick("aeiou") + pick("bdgklmnprstvz") + pick(_TAILS[pron])


def _varied(rng: Random, pron: str) -> str:
    """A neighbor of a real name: another ending, or one letter changed, doubled, dropped or put in."""
    random = rng.random

    def pick(items):
        return items[int(random() * len(items))]

    base = pick(_REAL[pron]).lower()
    roll = random()
    if roll < 0.45:
        stem = base.rstrip("aeiouy")
        if roll < 0.18 and len(stem) > 4:  # "Emil" + "o", but also a shorter stem
            stem = stem[:-2].rstrip("aeiouy")
        if len(stem) >= 2:
            return stem + pick(_VARY_TAILS[pron])
    i = int(random() * len(base))
    if roll < 0.75:
        return base[:i] + pick(_CLOSE.get(base[i], "bdklmnrst")) + base[i + 1 :]
    if roll < 0.85:
        i = max(1, i)
        return base[:i] + base[i + 1 :]
    if roll < 0.93:
        return base[:i] + pick("aeiou" if base[i] not in "aeiouy" else "lmnrst") + base[i:]
    return pick("bdfghjklmnprstvwz") + base.lstrip("bcdfghjklmnpqrstvwxz")


def made_up_name(rng: Random, pron: str = "he") -> str:
    """A plausible name that hardly anyone bears, such as "Brillo", "Zemmy" or "Trixa"."""
    for _ in range(12):
        name = _varied(rng, pron) if rng.random() < 0.4 else _made(rng, pron)
        if 3 <= len(name) <= 10 and not _UGLY.search(name) and name not in _WORDS and re.search("[aeiouy]", name):
            break
    else:
        name = "mo" + rng.choice(_LINKS) + "a"
    return name.capitalize()


def draw_name(rng: Random, pron: str, pet: bool) -> str:
    """A name for a he or a she: from the list of common names (or of pets' names), of more names, or made up."""
    roll = rng.random()
    if roll < 0.4:
        return made_up_name(rng, pron)
    if roll < 0.7:
        names = _MORE[pron]
    elif pet and roll < 0.86:
        names = _PETS
    else:
        names = _COMMON[pron]
    return names[int(rng.random() * len(names))]
