# ruff: noqa: E501 (long templates)
"""Plots with an open subject: events, things of the world and unusual heroes. The first sentence has a form of its own, and
the sentences after it name the subject again.
"""

from dataclasses import replace

from models.recipe.plots import plot
from models.recipe.plots.situations_a import classes, entry, past, rows
from models.recipe.plots.situations_b import BEAST, GROWN, JOBS, cast, finish, name_hero
from models.recipe.plots.subjects import gerund, split
from models.recipe.story import Story

LAND = "town farm castle house shore"
HERO = "child/animal legs eats !grown !bug !thing !royal"


def tell(s: Story, frames: list, who: str = "") -> None:
    """The opening sentence. WHO is a first mention of the hero; without it, the hero comes later."""
    s.flags.add("scene")
    frame = s.choose([f for f in frames if s.talks or '"' not in f])
    s.begin()
    s.add(s.render(frame.replace("WHO", who or name_hero(s))))
    if "WHO" in frame or "{hero" in frame:
        s.roles["hero"].known = True


def newcomer(s: Story, role: str, kind: str, tags: frozenset = BEAST, adjs: tuple = ("small", "young", "friendly", "funny")) -> None:  # fmt: skip
    """Give a role to somebody of any kind."""
    c = s.add_char(role, kind=s.roles["hero"].kind, named=True)
    c.kind = replace(c.kind, name=kind, tags=tags, adjs=adjs)
    c.pron = {"boy": "he", "girl": "she", "hen": "she", "night watchman": "he"}.get(kind) or s.pick(("he", "she"))
    s.names.discard(c.name)
    c.name = s.draw_name(c.kind, c.pron, pet=False)
    s.names.add(c.name)
    c.adj = s.pick(tuple(a for a in adjs if a not in kind.split()))


# --------------------------------------------------------------------------------------------------------------------
# class; the thing with its place = noun = what it does
STOPPED = classes(
    clock="""old clock in the town hall=clock=tick, big clock on the church tower=clock=strike, clock at the train station=clock=tick, cuckoo clock in the inn=cuckoo clock=call, tall clock in the hallway=clock=tick, golden clock in the castle=clock=strike, clock above the bakery=clock=tick, kitchen clock at the school=clock=tick, flower clock in the park=clock=turn, silver clock in the library=clock=strike, music box in the shop window=music box=play, music clock in the museum=music clock=play,
        merry-go-round in the park=merry-go-round=turn, weather vane on the school=weather vane=turn, giant wheel at the fair=giant wheel=turn, toy train in the shop window=toy train=run, wooden dancer on the clock tower=wooden dancer=dance, tower clock by the harbor=tower clock=strike, little bell clock in the classroom=bell clock=ring""",
    water="""fountain in the market square=fountain=splash, old fountain in the park=fountain=splash, pump in the yard=pump=work, well pump in the village=pump=work, waterfall in the castle garden=waterfall=splash, stone lion at the fountain=stone lion=spray, stone fish in the garden=stone fish=spray, sprinkler in the school garden=sprinkler=turn, drinking fountain at the station=drinking fountain=run, tap behind the barn=tap=drip, water slide at the lake=water slide=run, stone frog at the pond=stone frog=spray, little fountain in front of the library=fountain=bubble""",
    mill="""water mill by the brook=mill=turn, mill wheel by the river=mill wheel=turn, windmill on the hill=windmill=turn, old windmill by the sea=windmill=turn, water wheel at the sawmill=water wheel=turn, paper mill in the valley=paper mill=work, white windmill behind the dunes=windmill=turn, oil mill on the river=oil mill=turn""",
    light="""lamp in the lighthouse=lamp=shine, street lamp at the corner=street lamp=shine, lantern on the bridge=lantern=glow, lamp above the school door=lamp=shine, red light on the harbor wall=red light=blink, traffic light at the crossing=traffic light=blink, lamp in the train station=lamp=shine, moon lamp in the nursery=moon lamp=glow, lantern at the inn=lantern=glow, lamp on the ferry=lamp=shine, big star above the market=star=glow, sign above the theater=sign=shine, lamp in the old tower=lamp=shine, green lamp in the library=lamp=glow, lamp at the bus stop=lamp=shine""",
    sound="""bell in the school=bell=ring, church bell on the hill=church bell=ring, big organ in the church=organ=play, bell on the fire station=bell=ring, foghorn in the harbor=foghorn=toot, whistle of the little train=whistle=blow, piano in the music room=piano=play, bell at the castle gate=bell=ring, horn of the ferry=horn=toot, street organ at the market=street organ=play, dinner bell on the farm=dinner bell=ring, harp in the ballroom=harp=play, tuba of the village band=tuba=play, dinner gong at the inn=gong=boom""",
    ride="""ferry on the river=ferry=run, yellow bus in the village=bus=run, little train to the sea=train=run, cable car on the mountain=cable car=run, old tractor on the farm=tractor=run, elevator in the tall tower=elevator=go up, ski lift on the hill=ski lift=run, drawbridge of the castle=drawbridge=go down, milk truck of the dairy=milk truck=run, fire engine in the town=fire engine=start, tram on the long street=tram=run, ice cream truck in our street=ice cream truck=run, mail van of the village=mail van=start, sweeping machine in the square=sweeping machine=run, swing boat at the fair=swing boat=swing""",
    machine="""big oven in the bakery=oven=bake, popcorn machine at the fair=popcorn machine=pop, ice cream machine at the café=ice cream machine=hum, printing press in the print shop=printing press=print, washing machine in the cellar=washing machine=spin, loom in the weaving room=loom=weave, pancake machine at the fair=pancake machine=bake, sewing machine at the tailor shop=sewing machine=sew, apple press on the farm=apple press=work, candy machine in the shop=candy machine=work, milking machine in the barn=milking machine=hum, coffee mill in the kitchen=coffee mill=grind, bubble machine at the party=bubble machine=blow, toaster in the kitchen=toaster=toast, robot at the museum=robot=move, noodle machine at the inn=noodle machine=work""",
)  # fmt: skip
STOPPED_SO = {
    "clock": ["Without the {n}, the day felt strange. Everyone had loved to watch it.", "Children and grown-ups stood in front of the {n} and waited. Nothing moved at all.", "It was so quiet around the {n} that people began to whisper."],
    "water": ["The sparrows sat around the {n} and were thirsty.", "Not a single drop came out of the {n}.", "The children had come to play with the water, but the {n} was dry."],
    "mill": ["The miller stood before the {n} with a sad face. Without it, he could not do his work.", "People came with full sacks and had to go home again, because the {n} stood still.", "It was so quiet around the {n} that you could hear the flies."],
    "light": ["When the sun went down, it was so dark without the {n} that people bumped into each other.", "Everyone who came by in the evening missed the {n}.", "A moth flew around and around and looked for the {n}."],
    "sound": ["It was so quiet without the {n} that people did not know what to do.", "People came and listened, but the {n} was silent.", "A dog sat in front of the {n} and tilted its head. Where was the sound?"],
    "ride": ["People waited and waited for the {n}. Some of them sat down on their bags.", "The {n} just stood there, and nobody got anywhere.", "\"How shall we get home now?\" said a woman. She looked at the {n}."],
    "machine": ["People who had come because of the {n} went away with empty hands.", "It was strange to see the {n} so still.", "Nobody could do any work without the {n}."],
}  # fmt: skip
STOPPED_WHY = {
    "clock": ["Deep inside the {n}, between two wheels, sat a mouse. She had built a nest there!", "A long piece of straw was stuck between two wheels of the {n}. Some bird must have dropped it.", "A shiny button had rolled between the wheels of the {n}. It was stuck there."],
    "water": ["A red ball was stuck in the pipe of the {n}!", "The pipe of the {n} was full of wet leaves.", "Up at the brook, a big stone had rolled in front of the water. So no water came to the {n}.", "Two beavers had built a dam in the brook. They did not know that the {n} needed the water."],
    "mill": ["High up, a long blue scarf was wound around the {n}.", "A small stone was stuck between the wheels of the {n}. It was not bigger than a nut.", "The {n} had not been oiled for years. Everything was full of rust.", "A long piece of straw had wound itself around the smallest wheel of the {n}."],
    "light": ["The {n} was full of cobwebs, and a tiny spider was asleep inside.", "There was a loose wire behind the {n}. It only had to be pushed in.", "Somebody had turned off the little switch behind the {n}!", "The glass of the {n} was black with dust, and the wire behind it was loose."],
    "sound": ["A swallow had built a nest in the {n}, and there were five eggs in it.", "Someone had stuffed a thick sock into the {n}, because it had been too loud.", "A fat bumblebee was asleep right in the middle of the {n}.", "A woolly scarf was stuck in the {n}."],
    "ride": ["Under the {n}, right in the way, slept a hedgehog. Nobody had seen him.", "A long blue scarf was wound around a wheel of the {n}.", "The {n} had not been oiled for a long time. Everything was full of rust.", "A small stone was stuck under the {n}. It was not bigger than a nut."],
    "machine": ["A wooden spoon was stuck deep inside the {n}.", "A mouse had built her nest right in the {n}. She had only wanted to be warm.", "There was a marble between the wheels of the {n}.", "A tiny screw of the {n} had fallen out. It lay under the table."],
}  # fmt: skip
STOPPED_FIX = {
    "mouse": "{hero} found a warm box for the mouse, and she moved in at once.", "straw": "{hero} pulled out the straw, very slowly and carefully.", "button": "{hero} got the button out with a long hairpin.", "red ball": "{hero} pulled and pulled. Plop! Out came the ball.", "leaves": "{hero} took out the leaves, one wet handful after the other.", "stone had": "{hero} called the others, and together they rolled the stone away.",
    "beavers": "{hero} talked to the beavers, and they were sorry. They moved their dam a little farther down.", "cobwebs": "{hero} carried the spider to a quiet corner and wiped away the cobwebs.", "loose": "{hero} showed it to the caretaker, and she pushed the wire in until it clicked.", "switch": "{hero} had to laugh. {He} turned the switch. Click!", "swallow": "{hero} asked everyone to wait until the little birds could fly. A few weeks later, the nest was empty.", "sock": "{hero} pulled out the sock and held it up. Everyone laughed.", "bumblebee": "{hero} held a flower in front of the bumblebee until it woke up and flew out.", "woolly": "{hero} pulled out the scarf, and it was very, very long.",
    "hedgehog": "{hero} carried the hedgehog to a pile of leaves. He went on sleeping.", "blue scarf": "{hero} unwound the scarf, round after round.", "oiled": "{hero} got a can of oil, and soon every wheel was smooth again.", "small stone": "{hero} picked out the stone with a stick.", "spoon": "{hero} reached in and pulled out the spoon.", "marble": "{hero} shook the marble out and put it in {his} pocket.", "screw": "{hero} picked up the screw, and the caretaker put it back in its place.",
}  # fmt: skip


@plot(
    weight=1.5, hero=HERO + " hands", worlds=LAND,
    gists=["and {x} that stopped one day", "who finds out why {x} will not {v}", "about {x} that did not {v} anymore", "and {x}"],
)  # fmt: skip
def stopped_working(s: Story) -> None:
    """A clock, a fountain, a lamp ... stops, and nobody knows why; the hero looks closely."""
    sort, x, n, v = entry(s, STOPPED)
    s.set(x=f"the {x}", n=n, v=v, ving=gerund(v))
    tell(s, [
        "{X} stopped {ving}, and nobody knew why.", "One {morning|Monday|cold day|Friday}, {x} did not {v} anymore.", "{One_day}, {x} stopped {ving}.", "Why did {x} not {v} anymore? Nobody in the whole {town|village} knew.", "\"{X} will not {v}!\" {someone|a boy|the mayor} shouted.",
        "For a hundred years, {x} had never stopped. But {one_day}, it would not {v}.", "Something was wrong with {x}. It would not {v}.", "WHO was the first to see it: {x} had stopped {ving}.", "Everybody was {worried|upset}, because {x} did not {v} anymore.", "{X} had always been there for everyone, but now it would not {v}.", "All of a sudden, {x} did not {v} anymore.", "\"Listen! {X} is not {ving},\" said WHO.", "Nobody could say why {x} had stopped in the middle of the {day|week}.", "It was a quiet {Tuesday|Sunday|morning} when {x} stopped {ving}.",
    ])  # fmt: skip
    s.say("The {n} had worked on every single day, in summer and in winter.", "\"What is the matter with the {n}?\" people asked each other." if s.talks else "People shook their heads and looked at the {n}.", "Yesterday, the {n} had still been fine.", "Nobody had touched the {n}. Nobody had bumped into it.", "The {n} looked just the same as always. But it did not {v}.", "Could a {n} just stop like that?", "Everyone came to look at the {n}.")  # fmt: skip
    s.say(*[t for t in STOPPED_SO[sort] if s.talks or '"' not in t])
    s.say("{hero} came closer and looked at the {n} from all sides.", "{hero} wanted to know why the {n} did not {v}.", "{hero} had always loved the {n}, and {he} was sad.", "{hero} could not stop thinking about the {n}.")  # fmt: skip
    s.par()
    for way in s.sample([
        "First came the smith. He knocked on the {n} with his hammer. {Bang, bang!|Clang!} But it would not {v}.", "The mayor came and made a long speech to the {n}. It did not help.", "A clever woman read a thick book about it for two hours. Still, the {n} did not {v}.", "An old man gave the {n} a kick. \"Ouch!\" he cried and held his foot.", "Then the baker sang to the {n}, but it did not {v}. Only the dogs howled.", "The teacher counted to three, and everyone said, \"Please {v}!\" Nothing happened.", "A painter painted the {n} red. It looked nice, but it did not {v}.",
    ], s.turns(1, 3)):  # fmt: skip
        s.say(way)
    s.talk("hero", "May I take a look at the {n}?", "Did anyone look inside?", "Let me try. I have small hands." if s.has("hands") and "child" in s.roles["hero"].kind.tags else "Let me try. I will be very careful.", "Maybe the {n} is not broken at all.", mood="soft", instead="{hero} asked if {he} might look at the {n}, too.")  # fmt: skip
    s.maybe(0.5, "\"You?\" said the mayor. \"Do you know anything about a {n}?\" But he stepped aside." if s.talks else "Some people smiled at that. But they stepped aside.", "The others were tired, so they let {him} try.")  # fmt: skip
    s.say("{hero} did not hit the {n}, and {he} did not kick it. {He} looked, and {he} listened.", "{hero} lay down on the ground and looked very closely.", "{hero} took a candle and looked into every corner.", "{hero} went all around the {n} and followed every pipe and every wire." if sort in ("water", "light", "machine") else "{hero} put an ear to the {n} and listened.")  # fmt: skip
    why = s.pick(STOPPED_WHY[sort])
    s.say(why)
    s.talk("hero", "So that is why the {n} does not {v}!", "Come and look! I found it!", "The poor {n} could not {v}!", mood="happy", instead="Now {hero} knew why the {n} did not {v}.")  # fmt: skip
    s.par(0.4)
    s.say(next(fix for key, fix in STOPPED_FIX.items() if key in why))
    s.say("For a moment, nothing happened. Then the {n} began to {v} again!", "And see there: the {n} began to {v}, first slowly and then just as before.", "Everyone held their breath. And then the {n} began to {v}!", "And what did the {n} do? It began to {v} again!")  # fmt: skip
    s.say("The people cheered and clapped.", "The mayor shook {hero}'s hand for a long time.", "\"Hooray for {hero}!\" everyone shouted." if s.talks and s.roles["hero"].name else "Everyone was happy.", "The baker brought a big cake for everyone.")  # fmt: skip
    finish(s, [
        "From then on, {hero} looked after {x}.", "And if {x} ever stops again, they will call {hero}.", "That evening, {hero} went to see the {n} once more, and {he} smiled.", "And {x} has not stopped since that day.", "Since then, {hero} has looked at {x} every day, and it has never stopped again.", "They put up a small sign beside the {n}. It said: \"Be careful, and look closely!\"",
    ], ("If you look closely, you see more than others.", "A little thing can stop a big one.", "Sometimes it helps to look and listen first."))  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
# class; the thing = where
LAST = classes(
    plant="""leaf=on the tree, leaf=on the old oak, apple=on the tree, pear=on the tree, plum=on the tree, cherry=on the tree, rose=in the garden, sunflower=in the field, flower=in the meadow, tulip=in the park, dandelion=on the lawn, daisy=behind the barn, chestnut=on the branch, acorn=on the oak, pumpkin=in the field, strawberry=in the garden, blackberry=on the hedge, grape=on the vine, red leaf=on the maple tree, yellow leaf=on the birch tree, berry=on the bush, nut=on the hazel bush, walnut=on the tree, carrot=in the garden, blueberry=in the forest, pea=in the pod, raspberry=on the bush, poppy=by the road, lemon=on the lemon tree, fig=on the fig tree""",
    food="""cookie=in the jar, piece of cake=on the plate, pancake=in the pan, muffin=on the tray, slice of bread=in the basket, candy=in the bag, dumpling=in the pot, piece of pie=on the table, cupcake=in the box, potato=in the pot, slice of pizza=in the box, cracker=in the tin, plum=in the bowl, egg=in the basket, banana=on the table, bun=in the bag, piece of cheese=on the board, spoonful of honey=in the jar, orange=in the bowl, carrot=in the cellar, waffle=on the plate, pretzel=on the stick, chocolate=in the box, spoonful of jam=in the jar, noodle=on the plate, gingerbread heart=in the tin, cherry=on the cake, sausage=in the pan, sandwich=in the picnic basket, peach=in the basket, popsicle=in the freezer, marshmallow=in the bag""",
    goods="""balloon=at the fair, kite=in the shop, puppy=in the basket, kitten=in the box, teddy bear=on the shelf, doll=in the shop window, toy boat=in the toy shop, fir tree=at the market, umbrella=in the store, pumpkin=at the market, lantern=at the fair, goldfish=in the pet shop, book=on the shelf, hat=in the hat shop, ticket=for the circus, rabbit=in the pet shop, drum=in the music shop, pair of skates=in the store, ball=in the toy shop, pot of flowers=in the flower shop, sled=in the store, music box=in the window, parrot=in the pet shop, wooden horse=on the shelf, robot=in the toy shop, duckling=on the farm, puppet=in the box, scarf=in the basket, ticket=for the puppet show, yellow raincoat=in the store, duck=in the toy shop, bell=on the shelf""",
    time="""day=of summer, day=of vacation, day=of school, day=of winter, day=at the beach, day=of the fair, day=on the farm, night=in the tent, night=in the old house, evening=at the lake, day=of the year, hour=of the day, day=at camp, ride=on the merry-go-round, night=of the circus, swim=of the summer, sled ride=of the winter, dance=of the party, song=of the evening, day=in the mountains, day=with Grandpa, day=in kindergarten, day=in the old town""",
    light="""candle=in the house, snowman=in the yard, star=in the sky, snowflake=of the winter, swallow=on the wire, stork=on the roof, butterfly=in the garden, patch of snow=on the hill, firefly=in the meadow, cricket=in the field, icicle=on the roof, puddle=in the street, cloud=in the sky, bee=on the flower, piece of ice=on the pond, spark=in the fire, bubble=in the tub""",
)  # fmt: skip
LAST_IDLE = {
    "plant": ["All the others were gone. Only the last {n} held on.", "The wind blew, but the last {n} stayed where it was.", "Day after day, there had been one less. Now there was only this {n}.", "It looked a little lonely, the last {n} {w}."],
    "food": ["All the others had been eaten. Now only the last {n} was there.", "It smelled so good, the last {n} {w}.", "Everyone looked at the last {n}, and nobody said a word.", "There had been many of them, but now there was only this one {n}."],
    "goods": ["All the others had been taken. Nobody had wanted the last {n}.", "Many people came by. They looked at the last {n} and went on.", "The last {n} was not the finest one. It had a small spot on one side.", "One after the other had gone away. Only this {n} was left."],
    "time": ["How fast the time had gone! The last {n} came much too soon.", "Nobody wanted the last {n} to end.", "\"Why must there be a last {n}?\" was all that {hero} could think.", "A last {n} is always a little sad."],
    "light": ["All the others were gone. Only the last {n} was still there.", "Everybody stopped and looked at the last {n}.", "It was very quiet around the last {n}.", "How long would the last {n} stay?"],
}  # fmt: skip
LAST_WISH = {
    "plant": ["\"Hold on tight,\" said {hero} to the last {n}. \"I will look after you.\"", "{hero} came every morning to look at the last {n}.", "{hero} wanted to keep the last {n} safe from the wind."],
    "food": ["{hero} wanted the last {n} so much that {his} tummy rumbled.", "{hero} reached for the last {n}, and at the same moment, {friend} reached for it, too.", "\"May I have the last {n}?\" asked {hero}. But {friend} wanted it, too."],
    "goods": ["{hero} had only a few coins, but {he} wanted the last {n} more than anything.", "{hero} stopped and looked at the last {n}. {He} liked it at once.", "\"Oh, I hope that nobody takes the last {n}!\" said {hero}."],
    "time": ["{hero} wanted to make the last {n} the best one of all.", "{hero} was so sad about the last {n} that {he} did not want to do anything.", "{hero} tried to make the last {n} longer. {He} did everything very slowly."],
    "light": ["{hero} sat down and did not take {his} eyes off the last {n}.", "\"Please stay a little longer,\" said {hero} to the last {n}.", "{hero} wanted to keep the last {n} for a long, long time."],
}  # fmt: skip
LAST_TURN = {
    "plant": ["One night, a storm came. {hero} lay awake and thought of the last {n}.", "Then a hungry crow came and wanted the last {n}. {hero} clapped and jumped until it flew away.", "It grew colder and colder, and the last {n} began to shake in the wind."],
    "food": ["They both looked at the last {n}. Then they both looked at the floor.", "\"I saw the last {n} first!\" said {hero}. \"No, I did!\" said {friend}.", "{hero} pulled, and {friend} pulled, and the last {n} nearly fell on the floor."],
    "goods": ["Then a man with a big hat picked up the last {n} and looked at it. {hero} held {his} breath. But the man put it back.", "{hero} counted {his} coins. They were not enough for the last {n}.", "\"We close in ten minutes,\" said the woman. And {hero} still did not have enough coins for the last {n}."],
    "time": ["Then it even began to rain. \"A wet last {n}!\" said {hero}, and {he} was close to tears.", "At first, everything went wrong. {hero} was so sad that {he} forgot to have fun, and the last {n} was going by.", "But the more {hero} thought about the end, the faster the last {n} went by."],
    "light": ["But a cold wind came up, and {hero} was afraid for the last {n}.", "{hero} tried to guard the last {n}, but {he} knew that it could not stay.", "Little by little, it got later, and {hero} knew that the last {n} would be gone soon."],
}  # fmt: skip
LAST_END = {
    "plant": ["In the morning, the last {n} fell, right into {hero}'s {lap|arms}. {hero} took it home, and it got a place of honor on the windowsill.", "Then the last {n} let go and landed softly in the grass. \"I will keep you,\" said {hero}, and {friend} found a little box for it.", "At last, {hero} picked up the last {n} from the ground. Beside it, {friend} saw something tiny and green. Next year, there would be many more!"],
    "food": ["Then {hero} got a knife and cut the last {n} into two halves. They were both small, but they tasted wonderful.", "\"You take it,\" said {hero}. \"No, you take it,\" said {friend}. In the end, they shared the last {n}.", "Just then, a hungry little mouse came out of a hole. They looked at each other and gave the last {n} to the mouse. And the next day, there were many new ones."],
    "goods": ["Then {friend} put two coins into {his} hand. Now it was enough! {hero} carried the last {n} home as if it were made of gold.", "\"You know what?\" said the woman who sold it. \"Nobody wants the last {n} but you. You may have it if you sweep the floor.\" {hero} swept until everything was shining.", "{hero} told the woman who sold it how much {he} liked the last {n}. She smiled and gave it to {him} for half the price."],
    "time": ["Then {friend} said, \"Let us do everything that we like best!\" And so the last {n} became the best of them all.", "Then {friend} began to sing a funny song, and {hero} sang along. All at once, the last {n} was full of laughter.", "\"Let us take something home from the last {n},\" said {friend}. They found a round white stone, and {hero} put it into {his} pocket. Now a piece of it would stay."],
    "light": ["Then {friend} sat down beside {him}, and they looked at the last {n} together until it was gone. It was so pretty that they were not sad at all.", "When the last {n} was gone, {hero} painted a picture of it. Now it could stay forever.", "And when the last {n} was gone, {friend} said, \"There will be another first one soon.\" And that was true."],
}  # fmt: skip


@plot(
    weight=1.5, hero=HERO + " hands", friend="", worlds=LAND,
    gists=["and the last {n} {w}", "about the last {n} {w}", "who wants the last {n} {w}", "who looks at the last {n} {w}"],
)  # fmt: skip
def last_one(s: Story) -> None:
    """The last leaf, the last cookie, the last day of summer."""
    sort, n, w = entry(s, LAST)
    s.set(n=n, w=w)
    s.gist("and the last {n} {w}", "about the last {n} {w}") if sort in ("time", "light") else None
    of_time = sort == "time"
    tell(s, [
        "It was the last {n} {w}.", "It was the last {n} {w}, and WHO {wanted to cry|was sad|was quiet}." if of_time else "It was the last {n} {w}, and WHO {knew it|stopped to look at it|could not look away}.", "The last {n} {w} {had come|was there at last}." if of_time else "There was only one {n} left {w}.",
        "\"This is the last {n} {w},\" said WHO.", "WHO thought of nothing but the last {n} {w}." if of_time else "WHO looked at the last {n} {w}.", "Have you ever thought about the last {n} {w}? WHO did.", "The last {n} {w} was a {sunny|windy|golden} one." if n in ("day", "evening", "hour") else "This is the story of the last {n} {w}.",
        "Nobody wanted to talk about the last {n} {w}." if of_time else "Nobody knew why the last {n} {w} was still there.", "When WHO woke up, {he} remembered it: this was the last {n} {w}." if n == "day" else "WHO will never forget the last {n} {w}.", "On {Sunday|Friday} evening, it was time for the last {n} {w}." if of_time and n not in ("day", "hour") else "There once was a last {n} {w}. WHO saw it first.", "One {n} after the other was over. Now came the last {n} {w}." if of_time else "Nothing was left but the last {n} {w}.", "WHO and {friend.a} {talked about|waited for} the last {n} {w}." if of_time else "WHO and {friend.a} stood before the last {n} {w}.",
    ])  # fmt: skip
    s.roles["friend"].known = s.roles["friend"].seen >= 0
    s.say(*LAST_IDLE[sort])
    s.say(*[t for t in LAST_WISH[sort] if s.talks or '"' not in t])
    s.maybe(0.6, "{hero} had never thought so much about a {n} before.", "A last {n} is something special, {he} thought.", "There was only one last {n}, and it would never come again." if of_time else "There was no other {n} far and wide.")  # fmt: skip
    s.par()
    s.say(*[t for t in LAST_TURN[sort] if s.talks or '"' not in t])
    s.talk("hero", "What shall I do?", "It is the last {n}! There will not be another one today." if not of_time else "I do not want it to be the last {n}.", "If only it were not the last {n}!", mood="sad", instead="{hero} sighed. If only it were not the last {n}!")  # fmt: skip
    if sort != "food":
        s.say("{friend} saw that {hero} was thinking of the last {n}, and {friend.he} came closer.", "{friend} had seen the last {n}, too." if not of_time else "{friend} knew what {hero} was thinking of.")  # fmt: skip
    s.talk("friend", "Why is the last {n} so important to you?" if not of_time and sort != "food" else "Let us think about it. There must be a good way.", "Do not be sad about the last {n}." if sort != "food" else "We should not fight over the last {n}.", "I like the last {n}, too. But I like you more." if sort == "food" else "I am with you. Come, we will do this together.", mood="kind", instead="{friend} wanted to help." if sort != "food" else "{friend} did not want to fight.")  # fmt: skip
    s.par(0.4)
    ends = [t for t in LAST_END[sort] if s.talks or '"' not in t] or ["{hero} and {friend} made the best of the last {n}, and they smiled."]  # fmt: skip
    s.say(*ends)
    s.maybe(0.5, "{hero} was happy, and so was {friend}.", "{He} felt warm inside.")
    finish(s, [
        "And that was the story of the last {n} {w}.", "{hero} thought of the last {n} for a long time.", "\"Good things end, and then new ones begin,\" said {friend}." if s.talks else "And {hero} knew that after the last {n}, there would be a new first one.", "That night, {hero} dreamed of the last {n} {w}.", "Nobody ever forgot the last {n} {w}.",
    ], ("Even the last one can be the best.", "Every end is also a new beginning.") if sort != "food" else ("What you share tastes twice as good.", "Sharing makes the last bite the best."))  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
# class; thing
BIG = classes(
    food="""pumpkin, apple, cake, cheese, cookie, pancake, watermelon, egg, potato, cabbage, pear, carrot, strawberry, pretzel, loaf of bread, pie, coconut, orange, turnip, lollipop, doughnut, nut, melon, dumpling, cucumber, sausage, beet, peach, banana""",
    wear="""hat, shoe, boot, mitten, sock, sweater, scarf, coat, slipper, glove, button, umbrella, nightcap, crown, pair of pants, raincoat, cap, ring, shirt, bow tie, apron, pair of glasses""",
    thing="""ball, bell, drum, teapot, chair, kettle, bottle, feather, key, wooden horse, box, bathtub, bed, clock, pencil, balloon, spoon, barrel, basket, cup, trumpet, flower pot, lamp, mirror, marble, shell, leaf, snowball, wheel, book, kite, anchor, bucket, doll, pillow, ladder, tent, harp, broom, paintbrush, rocking chair, paper boat, chest, brush, comb, piano, stone, puppet, tin can, candle""",
    beast="""whale, turtle, snail, elephant, bear, bird, crab, dragon, seal, goose, octopus, walrus, frog, butterfly, hippo, toad, rabbit, camel, moose, ostrich, swan, dog, cat, owl, caterpillar, beetle, duck, penguin, hen, horse""",
)  # fmt: skip
CAME = {
    "washed": ("was washed ashore", "On the beach lay", "in the sand", "The sea had brought it in the night."),
    "fell": ("fell from the sky", "In the meadow lay", "in the meadow", "It had come down with a loud plop."),
    "rolled": ("rolled down the hill", "At the foot of the hill was", "in the middle of the road", "It came to a stop just in front of the school."),
    "floated": ("came floating down the river", "By the river was", "by the river", "It was stuck between the reeds."),
    "stood": ("was standing in the market square", "In the market square stood", "in the market square", "Nobody had heard anything in the night."),
    "drifted": ("drifted into the harbor", "In the harbor was", "in the harbor", "The fishermen pulled it onto the shore."),
    "came": ("came into the village", "In front of the town hall was", "in front of the town hall", "It had come down the long road from the hills."),
}  # fmt: skip
SIZES = {
    True: split("very big, huge, giant, enormous, gigantic"),
    False: split("very small, tiny, teeny-tiny, wee little"),
}  # fmt: skip
SWIMS = frozenset(["whale", "turtle", "crab", "seal", "octopus", "walrus", "penguin"])
LIKE = {
    True: split("as a house, as a barn, as a church, as a hill, as a bus"),
    False: split("than a thumb, than a pea, than a bean, than a button, than a fingernail"),
}  # fmt: skip
TINY = classes(
    thing="""piano, bed, umbrella, chair, house, castle, bicycle, boat, ladder, guitar, train, lighthouse, drum, teapot, windmill, suitcase, letter, door, lantern, tower, car, sled, church, mailbox, violin, key, wagon, trumpet, bathtub, table, tent, airplane, balloon, bucket, bridge, book""",
    beast="""elephant, horse, cow, whale, bear, dragon, sheep, giraffe, hippo, dog, cat, goat, camel, lion, fox, pig, penguin, donkey, tiger, moose, owl, deer, rooster, lamb, zebra, ostrich, monkey, panda, goose, wolf, pony, kangaroo, turtle""",
)  # fmt: skip
BIG_USE = {
    "food": ["\"I know what to do with it,\" said {hero}. \"We eat it! All of us together!\" So they cut the {size} {n} into a thousand pieces.", "{hero} ran home and came back with a spoon. Soon everyone came with spoons and forks, and the whole {town|village} ate from the {n} for a week.", "Then {hero} took a tiny bite. \"It is good!\" {he} called. So they put long tables around the {n} and had a feast."],
    "wear": ["Then it began to rain, and {hero} crept under it. It was dry and warm there! \"We can all fit under the {n}!\" {he} called.", "{hero} had an idea. If nobody could wear the {n}, maybe somebody could live in it. Soon there was a little playhouse in the square, and it was made of the {n}.", "Then they heard heavy steps. A friendly giant came over the hill. \"There is my {n}!\" he said. \"Thank you for looking after it.\""],
    "thing": ["\"We could play on it!\" said {hero}, and {he} climbed up. Soon all the children were sitting on the {n}, and that was the best playground in the land.", "Then the ground shook, and a kind giant came over the hill. \"Oh, there is my {n}!\" he said. \"Thank you for finding it.\" And for thanks, he carried everyone around on his shoulders.", "{hero} had an idea. They painted the {n} in all colors. Now people came from far away to see it, and the inn was full every night."],
    "beast": ["Then {hero} heard a deep sigh. The {n} was not angry at all. It was only lonely! So {hero} sat down beside it and told it a story.", "\"Why are you here?\" asked {hero}. \"I am so hungry,\" said the {n} in a deep voice. They brought ten bowls of porridge, and then it smiled.", "{hero} saw that the {n} had a thorn in its skin. {He} pulled it out very gently, and the {n} looked at {him} with thankful eyes."],
}  # fmt: skip
TINY_USE = {
    "thing": ["{hero} knelt down and looked very closely. Then {he} heard a thin voice. \"That is my {n}!\" said an elf under a leaf. \"I have looked for it everywhere!\"", "Then a mouse came out from under a stone. \"What a fine {n}!\" she said. \"It is just the right size for me!\" {hero} gave it to her.", "{hero} put the {n} into the dollhouse. In the morning, the {n} was gone, and there were tiny steps in the dust. Somebody very small had come for it."],
    "beast": ["{hero} put {his} ear very close. \"I was once big,\" said the {n} in a thin voice. \"But then I ate a strange mushroom.\" So they looked for the other mushroom, the red one, all afternoon.", "\"I am lost,\" said the {n} in a thin voice. \"My family lives in the moss behind the oak.\" {hero} carried the {n} there in a thimble.", "\"Please, I am so cold,\" said the {n}. {hero} made a bed of cotton in a matchbox, and the {n} slept in it all night long."],
}  # fmt: skip


@plot(
    weight=1.5, hero=HERO + " hands", worlds="town farm shore",
    gists=["about a {size} {n} that {came}", "and the {size} {n}", "and a {size} {n}", "who finds out what to do with a {size} {n}"],
)  # fmt: skip
def big_or_small_came(s: Story) -> None:
    """Something very big or very small falls from the sky, is washed ashore or comes to town."""
    big = s.chance(0.62)
    sort, n = entry(s, BIG if big else TINY)
    ways = (("washed",) if n in SWIMS else ("came", "stood")) if sort == "beast" else ("washed", "fell", "rolled", "floated", "stood", "drifted")  # fmt: skip
    came, there, at, how = CAME[s.pick(ways)]
    size = s.pick(SIZES[big])
    s.set(n=n, size=size, came=came, there=there, at=at, so=("as big " if big else "smaller ") + s.pick(LIKE[big]))
    how = how if big else "Someone nearly stepped on it."
    tell(s, [
        "{One_day}, a {size} {n} {came}.", "A {size} {n} {came}.", "{there} a {size} {n}, and nobody knew where it came from.", "Early in the morning, " + there[0].lower() + there[1:] + " a {size} {n}.", "One {stormy|windy|quiet} night, a {size} {n} {came}.", "It was WHO who saw it first: a {size} {n} {came}.", "Have you heard of the {size} {n} that {came}?", "WHO could not believe it. A {size} {n} {came}!",
        "\"There is a {size} {n} {at}!\" cried WHO.", "There was once a {size} {n} that {came}.", "On {Monday|Sunday|Tuesday}, a {n} {came}. It was {so}.", "WHO was {still in bed|eating breakfast|on the way to school} when a {size} {n} {came}.", "The {n} that {came} was {so}.", "Nobody had ever seen such a {size} {n} as the one that {came}.",
    ])  # fmt: skip
    s.say("The {n} was {so}." if "so" not in s.flags and s.vars["so"] not in s.out[-1] else "Nobody had ever seen a {n} like that.", how + " \"What a {n}!\" people said." if s.talks else how + " What a {n} it was!", "Who had ever seen a {n} like that?")  # fmt: skip
    s.say("Everyone ran to see the {size} {n}." if big else "Everyone bent down to see the {size} {n}.", "{hero} walked around the {n} three times." if big else "{hero} put on {his} grandpa's glasses to see the {n} better.", "\"Where does the {n} come from?\" asked {hero}." if s.talks else "{hero} wondered where the {n} came from.", "Soon, the whole {town|village} was talking about the {n}.")  # fmt: skip
    s.maybe(0.6, "\"It is {only|really} a {n},\" said an old woman, \"but what shall we do with it?\"" if s.talks else "What do you do with a {size} {n}?", "Some people were a little afraid of the {n}.", "A dog barked at the {n} and then hid behind a tree." if n != "dog" else "A crow flew over the {n} and cawed.")  # fmt: skip
    s.par()
    tries = {
        ("beast", True): ["The mayor said, \"Please go home, {n}!\" But the {n} only blinked.", "The firefighters came with a long rope, but the {n} did not want to move.", "Someone rang the big bell. The {n} only put its head down."],
        ("beast", False): ["The doctor came with a magnifying glass, but the {n} hid in the grass.", "The teacher looked in a thick book. There was no {n} as small as that in it.", "A cat sniffed at the {n}. \"Shoo!\" said {hero}, and the cat ran away."],
        ("thing", False): ["The teacher looked at it through a magnifying glass. \"It is a real {n},\" she said.", "The wind nearly blew the {n} away, but {hero} held a hand over it.", "The shopkeeper put the {n} on his scale. It did not weigh anything at all."],
    }.get((sort, big), ["Ten strong men pushed the {n}. It did not move.", "Two horses pulled, and a tractor pulled, but the {n} stayed where it was.", "The mayor walked around it and scratched his head. \"The {n} is in the way,\" he said.", "The firefighters came with ropes, but the {n} was too heavy."] if n not in ("feather", "balloon", "leaf", "kite", "paper boat", "scarf", "sock", "pillow") else ["Ten people tried to carry the {n} away. They could not do it.", "The wind got under the {n} and moved it a little. But then it was in the way again.", "The mayor walked around it and scratched his head. \"The {n} is in the way,\" he said."])  # fmt: skip
    for t in s.sample([t for t in tries if s.talks or '"' not in t], s.turns(1, 2)):
        s.say(t)
    s.talk("hero", "Wait! Maybe the {n} needs our help." if sort == "beast" else "Wait! I have an idea.", "Let me talk to the {n}." if sort == "beast" else "Somebody must be missing this {n}.", "I am not afraid of a {n}." if big else "We must be very careful with the {n}.", mood="soft", instead="{hero} thought hard about the {n}.")  # fmt: skip
    s.par(0.4)
    uses = (BIG_USE if big else TINY_USE)[sort]
    s.say(*([t for t in uses if s.talks or '"' not in t] or [{"food": "Then {hero} tasted it, and soon everyone ate from the {n}.", "wear": "Then it rained, and they all sat under the {n}, where it was dry.", "thing": "{hero} climbed up, and soon all the children played on the {n}." if big else "A mouse came and took the {n} home. It was just right for her.", "beast": "{hero} gave the {n} something to eat, and then it smiled."}[sort]]))  # fmt: skip
    if sort == "beast":
        s.say("Then the {n} was well again, and {hero} was its best friend." if big else "In the end, the {n} was safe and warm, and it danced for joy.", "From that day on, nobody was afraid of the {n}." if big else "\"You are a good friend,\" said the {n}." if s.talks else "The {n} was very thankful.")  # fmt: skip
    else:
        s.say("Everyone laughed and clapped." if big else "{hero} smiled for the rest of the day.", "The mayor shook {hero}'s hand and smiled.", "That was a day that nobody would forget.", "{hero} was very proud.")  # fmt: skip
    finish(s, [
        "And people still tell the story of the {size} {n} that {came}.", "{hero} never forgot the {size} {n}.", "That evening, {hero} drew a picture of the {n}. The paper was much too " + ("small." if big else "big."), "And since then, {hero} has looked out of the window every morning. Maybe there will be another {n}!", "So ends the story of the {size} {n}.",
    ], ("Big ones may have a soft heart.", "Look twice before you are afraid.") if big and sort == "beast" else ("Look at a thing twice before you send it away.", "A good idea can be bigger than any problem.") if big else ("Even the smallest ones matter.", "Small things need careful hands."))  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
NOISES = {
    "touch": split("""knock on the window, knock on the door, knock at the back door, knock on the kitchen window, knock on the roof, scratch at the door, scratch at the window, scratch at the cellar door, tap on the window, tap on the glass, tap on the roof, rattle at the gate, rattle at the door, rattle at the shutters, bump against the wall, bump against the door, rustle in front of the door, rustle under the window, ring the doorbell, ring the little bell at the gate, throw pebbles at the window, push against the door, pick at the shutters, pull at the bell rope,
        tap on the attic window, knock on the cellar door, scratch at the garden gate, knock on the wall, bump against the shutters, scratch on the roof, tap on the front door, knock at the garden gate, pull at the curtain outside, tap on the chimney, scratch at the wall"""),
    "voice": split("""call from the garden, call from the street, call under the window, call outside the door, sing under the window, sing behind the house, whistle behind the house, whistle in the yard, hum under the window, whimper at the door, whimper under the steps, squeak outside the window, squeak behind the door, howl behind the house, whisper at the keyhole, sneeze outside the door, sneeze under the window, cough behind the hedge, laugh in the garden, sigh outside the door, sniff at the door, giggle in the yard, call down the chimney, whisper under the window, hum on the roof, whistle at the gate, call from the well, sneeze in the chimney"""),
}  # fmt: skip
PETS = split("cat, dog, goose, hen, pig, donkey, goat, parrot, rabbit, mouse, kitten, puppy, duck, rooster, pony, tomcat, crow, hamster, turtle, sheep")  # fmt: skip
NIGHT_GUESTS = {
    "lost": split("lamb, kitten, puppy, duckling, chick, piglet, foal, fawn, owlet, hedgehog, gosling, calf, bear cub, fox cub, bunny, raccoon, penguin, elf, star, boy, girl, baby bat, monkey, pony"),
    "cold": split("mouse, squirrel, sparrow, cat, hedgehog, robin, bat, snail, dog, crow, toad, owl, rat, rabbit, hen, goose, wren, weasel, ladybug, badger, fox, dove, swan, dwarf"),
    "return": split("mail carrier, neighbor, fox, badger, night watchman, sailor, raccoon, stork, raven, peddler, mole, otter, chimney sweep, bear, train driver, goat, dwarf, shepherd, moose, beaver"),
    "invite": split("firefly, cricket, owl, rabbit, elf, frog, nightingale, hedgehog, moth, dormouse, fox, fiddler, gnome, bat, mole, drummer, deer, toad, moon elf, raccoon"),
}  # fmt: skip
NIGHT_THINGS = split("a branch of the apple tree, a loose shutter, a fat moth, the string of a lost kite, a balloon from the fair, an old rope, a long vine, a wet flag, a hanging flower pot, the washing on the line, a broken umbrella, a tin can on a string, a wind chime, a loose board, a big beetle, a scarf in the wind, a paper lantern")  # fmt: skip
_PEOPLE = frozenset(split("boy, girl, mail carrier, neighbor, night watchman, sailor, peddler, chimney sweep, train driver, shepherd, fiddler, drummer, elf, dwarf, gnome, moon elf"))  # fmt: skip
NIGHT_STORY = {
    "lost": (["I lost my way in the dark. I saw your light.", "I cannot find my way home.", "My mom is gone, and it is so dark."], ["{hero} took a lantern, and together they went from one street to the next until {guest} knew the way again.", "{hero} let {guest} sleep by the stove. In the morning, they went out and found {guest.his} family just behind the hill.", "{hero} thought for a moment. Then {he} put a light in the window, and soon {guest}'s mother saw it and came running."], ["Thank you for opening the door!", "I was so scared. Now I am not."]),
    "cold": (["It is so cold outside. May I come in?", "The wind took my roof. I am freezing.", "I only wanted to warm up a little."], ["{hero} made room by the stove and brought a warm blanket.", "{hero} warmed some milk, and they drank it side by side.", "{guest} sat down by the fire, and soon {guest.he} stopped shivering."], ["Nobody else opened the door.", "How warm and nice it is in here!"]),
    "return": (["I found this on the road. I think it is yours.", "You lost this today. I wanted to bring it to you.", "I have walked all evening to bring you this."], ["{guest.he} held out {hero}'s blue scarf, which had been gone for days.", "It was the little key that {hero} had looked for everywhere.", "{guest.he} had found {hero}'s favorite cap, and it was even clean."], ["I did not want to wait until morning.", "You must have missed it very much."]),
    "invite": (["Come out quickly! The moon is full, and we are dancing.", "Are you asleep? There is a party in the meadow!", "Come with me! The night flowers are opening."], ["{hero} put on a warm scarf and followed {guest} through the dark grass. The meadow was full of lights and music.", "They ran out together. Behind the house, ten little lanterns were glowing, and somebody played the fiddle.", "{hero} had never been out so late. They danced in a ring until the moon went down."], ["I am so glad that you heard me.", "It would not be the same without you."]),
}  # fmt: skip


def night_hero(s: Story) -> str:
    """Somebody's animal, somebody with a job, or the hero as drawn; the first mention."""
    hero, roll = s.roles["hero"], s.random()
    if roll < 0.4:
        owner = s.pick([j for j in JOBS if j != "captain"])
        kind = s.pick(PETS)
        cast(s, kind, pron={"hen": "she", "tomcat": "he", "rooster": "he"}.get(kind, ""), tags=BEAST, adjs=("little", "old", "gray", "white", "clever", "brave"))  # fmt: skip
        if s.chance(0.5):
            s.names.discard(hero.name)
            hero.name = None
            return f"the {owner}'s {{hero.kind}}"
        return s.pick((f"the {owner}'s {{hero.kind}} {{hero.raw}}", f"{{hero.raw}}, the {owner}'s {{hero.kind}},"))
    if roll < 0.65:
        cast(s, s.pick(JOBS))
    return ""


def night_look(s: Story) -> None:
    """The hero hears it again and again and is afraid to look."""
    for t in s.sample([
        "{hero} pulled the blanket over {his} head. But someone {did} again.", "{hero} went to the window on tiptoe and looked out. There was nobody. But as soon as {he} lay down, somebody {did}.", "\"Who is there?\" {hero} called. For a while, it was still. Then somebody {did} once more." if s.talks else "{hero} called out, but nobody answered.", "{hero} hid behind the big chair and listened. Someone {did}, then stopped, and then {did} again.", "{hero} counted to ten. At nine, somebody {did} again.", "{hero} thought of ghosts and robbers. Do ghosts {do}?",
    ], s.turns(1, 2)):  # fmt: skip
        s.say(t)
    s.talk("hero", "Maybe it is only the wind.", "I must be brave now.", "Who would {do} in the middle of the night?", "If I do not look, I will never know.", mood="scared", instead="{hero} gathered all {his} courage.")  # fmt: skip


@plot(
    weight=1.5, hero=HERO, grown=True, worlds="town farm house",
    gists=["who hears someone {ving} at night", "and someone {ving}", "about someone {ving} in the night", "who hears somebody {ving}"],
)  # fmt: skip
def noise_at_night(s: Story) -> None:
    """Somebody knocks, scratches, calls ... at night; it is somebody with a wish, or only a branch."""
    sort = s.pick(("touch", "touch", "voice"))
    do = s.pick(NOISES[sort])
    who = night_hero(s)
    s.set(do=do, ving=gerund(do).replace("taping", "tapping"), did=past(do))
    end = "" if who.endswith(",") else who
    tell(s, [
        "WHO heard {someone|somebody} {ving}.", "Late one night, somebody {did}.", "In the middle of the night, someone {did}, and WHO woke up.", "Who {did} so late? WHO sat up and listened." if not who.endswith(",") else "Who {did} so late in the night?", "It was dark and quiet when WHO heard someone {ving}.", "\"Did somebody {do}?\" asked " + (end or "WHO") + "." if not who.endswith(",") else "It was almost midnight when somebody {did}.", "Every night at ten, someone {did}, and WHO was afraid of it.", "WHO could not sleep, because someone {did} again and again.",
        "WHO was almost asleep when someone {did}.", "One {stormy|cold|rainy|dark} night, WHO heard somebody {ving}.", "Somebody {did}. It was the middle of the night.", "The moon was already high when WHO heard someone {ving}.", "WHO thought that somebody {did}.", "There was a strange sound in the night. Someone {did}.", "Have you ever heard someone {ving} in the night? WHO did." if not who.endswith(",") else "On a dark night, somebody {did}.",
    ], who)  # fmt: skip
    if not s.roles["hero"].known:
        if who:
            s.say(who[0].upper() + who[1:] + " woke up and listened.")
            s.roles["hero"].known = True
        else:
            s.say("{hero} woke up and listened.", "{hero} sat up in bed. What was that?", "In the house lived {hero}, who heard it at once.")  # fmt: skip
    s.say("There it was again: somebody {did}!", "{He} opened one eye. Was somebody really {ving}?", "{hero} was not dreaming. Somebody was {ving}.", "Who wanted to {do} at such an hour?", "All the others slept. Only {hero} heard someone {ving}.")  # fmt: skip
    s.maybe(0.5, "The clock struck twelve.", "{His} heart beat fast.", "The wind blew around the house, and the stove was almost cold.")  # fmt: skip
    s.par()
    night_look(s)
    s.par(0.5)
    if sort == "touch" and s.chance(0.25):
        night_thing(s)
    else:
        night_guest(s)
    finish(s, [
        "From then on, {hero} was not afraid when someone {did} at night.", "And when somebody {did} the next time, {hero} was at the door at once.", "And then {hero} slept until the sun was up, and nobody {did} anymore.", "In the morning, {hero} thought that it had been a dream. But it was all true: somebody had been {ving}.", "Sometimes at night, {hero} still listens. Is somebody {ving}?",
    ], ("What scares us at night is often small and harmless.", "If you are brave enough to look, the fear goes away."))  # fmt: skip


def night_thing(s: Story) -> None:
    """It was only a thing in the wind."""
    s.set(thing=s.pick(NIGHT_THINGS))
    s.say("Then {hero} ran out and looked. And what did {he} see? It was only {thing}!", "{hero} held up a light. There was nobody at all, only {thing}.", "Slowly, {he} looked around the corner. It was {thing} that moved in the wind!")  # fmt: skip
    s.talk(
        "hero",
        "So it was you all the time!",
        "And I was afraid of that!",
        "That is not a ghost at all!",
        mood="happy",
        instead="{hero} laughed at {himself}.",
    )
    s.say("{hero} stopped it so that it could not {do} anymore.", "{hero} laughed until {his} tummy hurt. Then {he} put everything in order.")  # fmt: skip
    s.say("Now it was quiet, and {hero} went back to bed.", "How still the night was now!", "{hero} yawned and crept back into {his} warm bed.")  # fmt: skip


def night_guest(s: Story) -> None:
    """It was somebody with a wish."""
    why = s.pick(tuple(NIGHT_STORY))
    kind = s.pick([g for g in NIGHT_GUESTS[why] if g != s.roles["hero"].kind.name])
    newcomer(s, "guest", kind, GROWN if kind in _PEOPLE else BEAST, ("small", "young", "shy", "friendly", "funny"))
    wish, help_, thanks = NIGHT_STORY[why]
    s.say("Then {hero} opened the door. Outside stood {guest.a}.", "{hero} took a deep breath and opened. There was {guest.a}!", "{hero} held up a light. Now {he} saw who it was: {guest.a}.", "Very slowly, {hero} opened the door, and there was {guest.a}.")  # fmt: skip
    s.talk(
        "hero",
        "Was it you? Did you {do}?",
        "Why do you {do} so late?",
        "So it was you who {did}!",
        mood="soft",
        instead="So it was {guest} who {did}!",
    )
    s.talk("guest", *wish, mood="soft", instead={"lost": "{guest} was lost.", "cold": "{guest} was cold and tired.", "return": "{guest} had brought something.", "invite": "{guest} wanted {hero} to come along."}[why])  # fmt: skip
    s.say("{hero} was not afraid anymore.", "{hero} had to smile. And {he} had been so scared!", "\"Come in, come in!\" said {hero}." if s.talks and why in ("lost", "cold") else "Now {hero} was wide awake.")  # fmt: skip
    s.say(*help_)
    s.talk("guest", *thanks, mood="happy", instead="{guest} was happy, and so was {hero}.")


# --------------------------------------------------------------------------------------------------------------------
# class; kind = its work = what it did that day
THINGS = classes(
    sea="""yellow submarine=look at the fish=dive deeper than ever, green submarine=dive in the bay=dive down to the dark bottom, little ferry=carry people across the river=sail farther than ever, tugboat=pull the big ships=pull harder than ever, fishing boat=bring fish to the harbor=sail far out to sea, red rowboat=cross the lake=float all the way to the other side, paper boat=float on the brook=float farther than ever, sailboat=race the wind=sail faster than ever, old steamboat=carry bags and boxes=puff louder than ever, canoe=glide down the river=glide through the wild water, wooden raft=float on the river=float down to the sea, houseboat=rock the people to sleep=float away from the shore,
        lifeboat=help those in trouble=race through the high waves, white ship=carry people to the islands=sail into the fog, pilot boat=show the ships the way=sail out before sunrise, toy boat=float in the pond=cross the whole pond, banana boat=bring bananas from far away=sail through the night, police boat=watch the harbor=race past all the others, icebreaker=open the ice for the others=push through thick ice, mail boat=bring letters to the islands=sail out in the storm""",
    sky="""red balloon=float above the roofs=float higher than ever, hot air balloon=carry people over the fields=climb higher than ever, blue kite=dance in the wind=climb higher than the church tower, little airplane=carry letters over the hills=fly farther than ever, helicopter=help people in the mountains=fly over the highest mountain, silver rocket=fly to the moon=fly past the moon, paper airplane=glide across the yard=glide over the fence, airship=glide over the town=glide above the clouds, glider=float over the valley=float higher than ever, old biplane=turn loops in the sky=turn three loops at once, soap bubble=float in the sun=float over the wall, water plane=land on the lake=land on the sea for the first time, dandelion seed=float on the breeze=float over the river, feather=float on the wind=float up to the clouds, flying carpet=carry people over the desert=fly over the sea""",
    road="""fire engine=put out fires=race up the steep hill, yellow bus=carry children to school=climb the steep hill, tractor=pull the hay wagon=pull two wagons at once, snowplow=clear the roads=push through the deep snow, steam train=pull ten cars=climb the high mountain, taxi=bring people home=drive farther than ever, mail van=bring letters to the farms=drive through deep mud, milk truck=bring milk to the town=start before sunrise, garbage truck=pick up the trash=work until late at night, tow truck=pull broken cars=pull a big bus, old bicycle=carry the baker to town=roll faster than ever, red scooter=roll along the street=roll down the long hill, tram=carry people through the town=roll to the very last stop, ice cream truck=bring ice cream to the children=drive out to the farms, ambulance=bring sick people to the hospital=race through the night, police car=look after the streets=drive all night long, wooden wagon=carry apples to the market=roll over the old bridge,
        digger=dig big holes=dig deeper than ever, race car=drive around the track=race faster than ever, camper van=carry a family on vacation=roll down to the sea, sleigh=carry wood through the snow=glide across the frozen lake, cement mixer=mix sand and stones=turn faster than ever, school bus=pick up the children=drive a new way, motorbike=race over the hills=race up the highest hill, freight train=carry coal and corn=pull thirty cars, street sweeper=clean the streets=clean the whole market square, tandem=carry two people=roll all the way to the lake""",
    stand="""lighthouse=show the ships the way=glow brighter than ever, street lamp=light up the corner=glow all night long, stone bridge=carry carts and cows=carry a whole circus, snowman=guard the yard=smile wider than ever, church bell=call the people=ring louder than ever, scarecrow=guard the corn=wave with both sleeves, windmill=turn in the wind=turn faster than ever, mailbox=keep the letters dry=hold more letters than ever, park bench=offer people a seat=hold seven people at once, weather vane=point with the wind=turn faster than ever, fountain=splash for the children=splash higher than ever, drawbridge=open for the riders=creak louder than ever, garden gate=keep the goats in=open wider than ever, old well=give water to everyone=fill a hundred buckets, traffic light=help people across the street=blink all day long, stone statue=look over the square=watch the whole market, oak tree=give shade in summer=rustle louder than ever, tent=keep the rain off=hold ten children at once, chimney=puff smoke into the sky=puff bigger clouds than ever, tower clock=tell the time=tick louder than ever, wooden bridge=carry people over the brook=creak louder than ever, tree house=give children a place to play=rock in the wind, flagpole=hold up the flag=hold up the biggest flag of all, bus stop=wait with the people=wait longer than ever, beach hut=guard towels and buckets=creak louder than ever, birdhouse=offer birds a home=wait longer than ever""",
    room="""teapot=pour hot tea=whistle louder than ever, copper kettle=boil the water=whistle the whole morning, umbrella=keep people dry=open wider than ever, night lamp=chase away the dark=glow brighter than ever, cuckoo clock=call every hour=call louder than ever, pillow=help people sleep=puff up bigger than ever, broom=sweep the floor=dance across the floor, toaster=make crunchy toast=jump higher than ever, piano=play for the family=hum in the middle of the night, drum=boom in the band=boom louder than ever, iron stove=warm the kitchen=glow all night long, candle=light up the table=glow longer than ever, quilt=keep children warm=warm three children at once, rocking chair=rock the baby=rock faster than ever, music box=play a soft song=play until midnight, teddy bear=guard the bed=listen to a very long story, nutcracker=crack nuts=crack a hundred nuts, washing machine=wash shirts and socks=hum louder than ever, armchair=hold Grandpa=creak louder than ever, rug=warm cold feet=curl up at all four corners, wooden spoon=stir the soup=stir a very big pot of soup, sewing machine=sew shirts and pants=hum until midnight, violin=sing for the people=play a brand-new song, suitcase=carry shirts and socks=travel around the world, radio=tell stories=talk until midnight, alarm clock=wake the children=rattle louder than ever, bathtub=wash muddy children=splash over the edge, coffee pot=pour coffee=steam longer than ever, mirror=show people their faces=show a very funny face, soup pot=cook soup for everyone=bubble louder than ever, cookie jar=keep the cookies safe=hold forty cookies""",
)  # fmt: skip
THING_HOME = {"sea": split("by the harbor, at the old pier, by the water"), "sky": split("high above the fields, above the town, in the wide sky"), "road": split("in a small town, in the village, behind the hills"), "stand": split("not far from here, at the edge of the village, where the wind blows"), "room": split("in a small house, in a cozy home, in an old blue house")}  # fmt: skip
# the trouble; what is said; what the thing does; how it ends
THING_NEWS = {
    "sea": [
        ("Suddenly, the {k} heard a thin voice. A young seal was caught in an old net.", "Please help me! I cannot swim.", "{hero} pushed against the net, very gently, until the seal could slip out.", "The seal swam around the {k} three times for joy.", "seal"),
        ("Then {hero} met a little duck who was very tired. Her wing hurt, and the shore was far away.", "May I rest on you for a while?", "\"Hop on,\" was all that the {k} said. And {hero} carried the duck, slowly and carefully.", "When they came to the shore, the duck could fly again.", "duck"),
        ("All at once, there was thick fog. {hero} heard a small boat that cried for help.", "I cannot see anything! Where is the land?", "{hero} called, \"Follow my voice!\" And the {k} led the way, a little bit at a time.", "When the fog was gone, they were safe, and the small boat was very thankful.", "small boat"),
    ],
    "sky": [
        ("Then {hero} saw a young swallow who could not fly any farther. The others were far ahead.", "I am so tired. They will fly on without me!", "{hero} let the swallow sit on top and carried {guest.him} along with the wind.", "Soon they saw the other swallows, and there was a lot of happy chirping.", "swallow"),
        ("Suddenly, a black cloud rolled up and grumbled. It was only a very young thundercloud, and it was lost.", "I am not bad. I only want to find my mother.", "{hero} looked around from high up. There was a big gray cloud behind the hills, and the {k} showed the little cloud the way.", "The big cloud was so happy that it rained a little, and then there was a rainbow.", "thundercloud"),
        ("Far below, a small goat stood on a rock and bleated. {hero} sank lower to hear what was wrong.", "I climbed up, and now I cannot get down!", "The {k} looked for a safe path from above and showed it to the goat, step by step.", "The goat jumped into the green grass and bleated a thank-you.", "goat"),
    ],
    "road": [
        ("Then {hero} had to stop. A duck with seven ducklings sat in the middle of the road, and one of them had a sore foot.", "We want to go to the pond, but it is so far.", "The {k} let them all sit on top and went on so slowly that nobody fell off.", "Splash! One after the other, the ducklings jumped into the pond.", "duck"),
        ("Behind the hill, a big tree lay across the road. A hedgehog stood in front of it and cried.", "My house was under this tree!", "{hero} pushed, and {hero} pulled, and the tree rolled to one side. Then the {k} helped to make a new house of leaves.", "The hedgehog moved in at once.", "hedgehog"),
        ("It got dark, and {hero} lost the way. Then an owl sat down on the {k}.", "Why do you stand here all alone in the dark?", "{hero} told the owl everything. The owl flew ahead, and the {k} rolled after it.", "Soon they saw the lights of home, and they said good night like old friends.", "owl"),
    ],
    "stand": [
        ("Then a storm came up. A small sparrow was blown through the air and landed right at the {k}.", "May I hide behind you? The wind is so strong!", "{hero} stood very still and kept the wind away all night long.", "In the morning, the sun came out, and the sparrow sang a song just for the {k}.", "sparrow"),
        ("{One_day}, a lost puppy sat down beside the {k} and whined.", "I cannot find my home. Everything looks the same.", "{hero} did what a {k} can do best: stay in one place. The puppy waited beside the {k}, where everyone could see {guest.him}.", "Before night, a girl came running. \"There you are!\" she called.", "puppy"),
        ("{One_day}, a young crow made fun of {hero}. \"You cannot go anywhere!\" it cawed. But then the crow got lost in the fog.", "Where am I? Where is the {k}?", "{hero} called softly until the crow found the way back to the {k}.", "After that, the crow never laughed at the {k} again.", "crow"),
    ],
    "room": [
        ("Late one night, a little mouse came in from the snow. She looked at the {k} and shivered.", "May I sit beside you? It is so cold outside.", "\"Come closer,\" said the {k}. And {hero} told the mouse about all the things in the house until she was warm and sleepy.", "From then on, the mouse came every night to visit the {k}.", "mouse"),
        ("{One_day}, a new, shiny {k} was put next to {hero}. It was smooth and did not have a single scratch.", "Are you the old one? Nobody needs you now.", "{hero} said nothing and went on working. But when the new {k} did not know what to do, {hero} showed it everything.", "Soon the two of them worked side by side, and that was much nicer.", "new one"),
        ("Then {hero} fell down and rolled under the cupboard. It was dark there. A spider came out of her web.", "Are you lost, big thing?", "{hero} told her what had happened. The spider tickled the cat on the nose until it came and looked under the cupboard. And there it saw the {k}!", "A moment later, the {k} was back in the right place, and everyone was glad.", "spider"),
    ],
}  # fmt: skip
_FIXED = frozenset(split("piano, iron stove, washing machine, armchair, rug, bathtub, rocking chair, mirror, quilt, sewing machine"))  # fmt: skip


@plot(
    weight=1.5, hero="person grown", grown=True, worlds="town farm castle",
    gists=["who can {work}", "who {feat2}", "whose job it is to {work}", "who meets someone new"],
)  # fmt: skip
def thing_at_work(s: Story) -> None:
    """A boat, a balloon, a bus, a bridge, a teapot ... does its work and meets something new."""
    sort, k, work, feat = s.pick(THINGS)
    hero = s.roles["hero"]
    cast(s, k, tags=frozenset(["thing"]), adjs=("brave", "cheerful", "proud", "friendly", "busy"))
    named = s.chance(0.75)
    if not named:
        s.names.discard(hero.name)
        hero.name = None
    s.set(k=k, work=work, feat=feat, feat2=past(feat), worked=past(work), at=s.pick(THING_HOME[sort]))
    who = s.pick(("the {k} {hero.raw}", "the {k} {hero.raw}", "{hero.raw} the {k}", "{hero.a}", "a {k} called {hero.raw}") if named else ("the {k}", "a {k}", "{hero.a}", "a little {k}" if "old" not in k and "little" not in k else "the {k}"))  # fmt: skip
    tell(s, [
        "WHO {feat2}.", "{One_day}, WHO {feat2}.", "WHO {feat2}, and everyone looked.", "Every day, WHO {worked}.", "There was once {hero.a} who {worked}." if k[-1] != "s" else "WHO {worked}.", "{at.c}, WHO {worked} from morning to night.".replace("{at.c}", s.vars["at"][0].upper() + s.vars["at"][1:]), "\"Today I will {feat}!\" said WHO.", "WHO wanted to {feat}.", "Nobody could {work} as well as WHO.", "{Early in the morning|Before the sun was up|Right after breakfast}, WHO {feat2}.",
        "WHO had only one job: to {work}.", "Do you know WHO? All day long, {he} {worked}." if not named else "Do you know {hero.raw} the {k}? All day long, {he} {worked}.", "On {Monday|Friday|Sunday} morning, WHO {feat2}.", "It was a day like any other, and WHO {worked}.", "WHO was very proud. {He} {feat2}!",
    ], who)  # fmt: skip
    first = s.out[-1]
    hero.known = True
    if s.vars["feat2"] in first:
        s.maybe(
            0.6, "No {k} had ever done that before.", "Who had ever heard of such a {k}?", "That was new for a {k}."
        )
    s.say("To {work} is no small thing for a {k}." if work not in first else "A {k} has a lot to do.", "{He} was the best {k} far and wide.", "The {k} loved this work, in sunshine and in rain.", "The {k} {worked}, and {he} was never tired of it." if s.vars["worked"] not in first else "The {k} was never tired of it.", "\"A {k} must be there when people need one,\" {he} always said." if s.talks else "Everyone in the neighborhood knew the {k}.")  # fmt: skip
    s.say("\"Look at our {k}!\" people said." if s.talks else "People smiled when they saw the {k}.", "Some people said, \"It is only a {k}.\" But {hero} knew better." if s.talks else "A {k} can do more than you think, and {hero} knew it.", "People liked the {k}, and children waved at {him}.", "But {hero} was also curious. There was so much that a {k} did not know!")  # fmt: skip
    if s.vars["feat2"] not in first:
        s.say( "One {fine|special|sunny} day, the {k} {feat2}. It was wonderful!", "That day, {hero} {feat2}. What a day for a {k}!")  # fmt: skip
    s.par()
    news = THING_NEWS[sort][:2] if k in _FIXED else THING_NEWS[sort]
    trouble, said, deed, result, g = s.pick([x for x in news if s.talks or '"' not in x[2] + x[0] + x[3]] or [news[-1]])
    newcomer(s, "guest", g)
    s.roles["guest"].name = None
    s.roles["guest"].pron = "she" if g in ("duck", "mouse", "spider") else s.roles["guest"].pron
    s.roles["guest"].known = True
    s.say(trouble)
    s.maybe(0.6, "Such a thing had never happened to a {k}.", "{hero} had never seen anything like that.", "The {k} stopped and listened." if sort != "stand" else "The {k} looked and listened.")  # fmt: skip
    s.talk("guest", said, mood="soft")
    s.maybe(0.7, "\"I am only a {k},\" {hero} thought. \"But I can try.\"" if s.talks else "{hero} was only a {k}. But {he} could try.", "The {k} thought for a moment. What can a {k} do?", "\"What would a good {k} do now?\" {he} thought." if s.talks else "{hero} wanted to be a good {k}.")  # fmt: skip
    s.say(deed)
    s.par(0.3)
    s.say(result)
    s.maybe(0.5, "{hero} felt warm from top to bottom.", "What a good day for a {k}!")
    finish(s, [
        "And the next day, the {k} {worked} as always. But {he} felt a little bigger.", "That night, {hero} was the happiest {k} in the world.", "And whenever somebody said, \"It is only a {k},\" {hero} just smiled." if s.talks else "And {hero} was very proud to be a {k}.", "Now everyone knew that this was no common {k}.", "\"I like to be a {k},\" said {hero}, and {he} was right." if s.talks else "It is good to be a {k}.",
    ], ("A kind heart can be in anyone.", "Everyone can help in their own way.", "Do what you can do best, and do it with joy."))  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
# where it is = the place = on/in it; by who may live there
HOMES = {
    "isle": rows("""In the middle of the lake=island=on the island, Far out in the sea=island=on the island, In the middle of the river=rock=on the rock, Where the two rivers meet=island=on the island, In the middle of the pond=tiny island=on the tiny island, On the wide lake=raft=on the raft, Between the reeds=old boat=in the old boat, On the gray river=houseboat=on the houseboat, In the middle of the swamp=hill=on the hill, In the blue bay=sandbank=on the sandbank, Behind the waterfall=cave=in the cave, Far out in the bay=lighthouse=in the lighthouse, Under the old bridge=rowboat=in the rowboat, In the castle moat=little island=on the little island"""),
    "small": rows("""Behind the stove=wooden box=in the wooden box, Under the stairs=shoe=in the shoe, In the attic=old trunk=in the old trunk, Under the apple tree=teapot=in the teapot, In the garden shed=flower pot=in the flower pot, On the top shelf=cookie tin=in the cookie tin, Behind the barn=wooden barrel=in the wooden barrel, At the end of the garden=watering can=in the watering can, Under the porch=straw hat=in the straw hat, In the corner of the barn=lantern=in the lantern, In the old school=desk=in the desk, Behind the clock=hole=in the hole, In the tailor's shop=sewing basket=in the sewing basket, Under the hedge=boot=in the boot, In the music room=drum=in the drum, On the windowsill=dollhouse=in the dollhouse, Beside the well=bucket=in the bucket, In the captain's cabin=globe=in the globe, In the baker's yard=flour sack=in the flour sack, Under the piano=felt slipper=in the felt slipper, In the museum=helmet=in the helmet, In the old coat=pocket=in the pocket, By the pond=big shell=in the big shell, In the tall grass=bottle=in the bottle, Under the oak tree=mushroom=under the mushroom"""),
    "tree": rows("""In the middle of the park=tall tree=in the tall tree, On the bare hill=oak tree=in the oak tree, Behind the school=chestnut tree=in the chestnut tree, In front of the church=linden tree=in the linden tree, In the deepest forest=hollow tree=in the hollow tree, On the old castle=tower=on the tower, On the baker's house=chimney=on the chimney, On the market hall=roof=on the roof, Above the village=high rock=on the high rock, In the middle of the meadow=apple tree=in the apple tree, At the edge of the field=scarecrow=on the scarecrow, On the church=bell tower=in the bell tower, By the brook=willow tree=in the willow tree, High above the valley=cliff=on the cliff, In the old orchard=pear tree=in the pear tree, On the tall mill=wheel=on the wheel"""),
    "wild": rows("""At the foot of the mountain=cave=in the cave, Deep in the forest=cave=in the cave, Under the hill=burrow=in the burrow, Behind the waterfall=den=in the den, In the middle of the forest=clearing=in the clearing, On the high mountain=hut=in the hut, Behind the seven hills=valley=in the valley, In the desert=palm grove=in the palm grove, In the middle of the jungle=ruined temple=in the ruined temple, Under the roots of the oak=den=in the den, At the end of the world=hill=on the hill, Beside the swamp=big hole=in the big hole, In the snow=den=in the den"""),
    "house": rows("""On the hill=windmill=in the windmill, Behind the train tracks=old wagon=in the old wagon, At the end of the road=red house=in the red house, At the edge of the forest=little hut=in the little hut, In the middle of the city=tall tower=in the tall tower, On the beach=blue hut=in the blue hut, Behind the last house=yellow bus=in the yellow bus, On a wide meadow=round tent=in the round tent, Between two big houses=very thin house=in the very thin house, On the high mountain=cabin=in the cabin, Over the brook=mill=in the mill, In the castle garden=glass house=in the glass house, Under the bridge=wooden shack=in the wooden shack, Among the sunflowers=wagon with green wheels=in the wagon with green wheels, In the tallest tree of the park=tree house=in the tree house, In a quiet street=crooked house=in the crooked house, By the station=old train car=in the old train car"""),
}  # fmt: skip
DWELLERS = {
    "isle": split("goat, donkey, duck, turtle, otter, frog, goose, seal, rabbit, hen, fisherman, beaver, pig, crane, cat, toad, sailor, sheep"),
    "small": split("mouse, beetle, ladybug, cricket, spider, elf, gnome, ant, snail, moth, firefly, toad, lizard, bumblebee, caterpillar, hamster, dormouse"),
    "tree": split("owl, stork, squirrel, crow, dove, raven, swallow, magpie, sparrow, robin, woodpecker, bat, eagle, jackdaw"),
    "wild": split("bear, fox, badger, wolf, dragon, lynx, hermit, giant, lion, porcupine, raccoon, wild boar, moose, troll, panther, ogre"),
    "house": split("old woman, old man, painter, inventor, fiddler, cat, shoemaker, witch, clown, beekeeper, poet, robot, goose, wizard, sailor, pig, goat, baker, bear, hedgehog, weaver, potter, dog"),
}  # fmt: skip
_FOLK = frozenset(split("fisherman, sailor, elf, gnome, hermit, giant, troll, ogre, old woman, old man, painter, inventor, fiddler, shoemaker, witch, clown, beekeeper, poet, robot, wizard, baker, weaver, potter"))  # fmt: skip
_PRON = {"fisherman": "he", "old woman": "she", "old man": "he", "witch": "she", "wizard": "he", "hen": "she", "hermit": "he", "ladybug": "she"}  # fmt: skip
SHELTERED = {
    "isle": split("duckling, swan, frog, gull, swallow, heron, lost gosling, water rat"),
    "small": split("ladybug, moth, ant, grasshopper, beetle, fly, bee, tiny mouse"),
    "tree": split("wren, swallow, sparrow, finch, young dove, butterfly, bumblebee, robin"),
    "wild": split("rabbit, hedgehog, squirrel, deer, mouse, marten, bird, lamb"),
    "house": split("kitten, puppy, girl, boy, hedgehog, peddler, sparrow, lamb"),
}  # fmt: skip


def dweller(s: Story, sort: str, place: str) -> str:
    """Cast who lives there; often without a name. Returns the kind."""
    k = s.pick([d for d in DWELLERS[sort] if d not in place])
    hero = s.roles["hero"]
    cast(s, k, _PRON.get(k, ""), tags=GROWN if k in _FOLK else BEAST, adjs=("small", "friendly", "clever", "cheerful", "shy"))  # fmt: skip
    if s.chance(0.5):
        s.names.discard(hero.name)
        hero.name = None
    return k


def home_guest(s: Story, sort: str, k: str) -> None:
    """A storm: somebody asks for room; there is just enough."""
    g = s.pick([e for e in SHELTERED[sort] if e != k])
    newcomer(s, "guest", g, GROWN if g in ("girl", "boy", "peddler") else BEAST)
    if sort == "small":
        s.say(
            "One night, it was so cold that ice grew on the windows. {hero} was glad to have the {p}.",
            "Then winter came. An icy wind blew through every crack, but {on} it was warm.",
            "One cold evening, {hero} was almost asleep {on}.",
        )
    else:
        s.say("One night, a great storm came. The wind howled around the {p}, and the rain fell and fell.", "Then the weather changed. Black clouds hung over the {p}, and it began to storm.", "One afternoon, it rained so hard that nobody wanted to be outside. {hero} was glad to have the {p}.")  # fmt: skip
    s.say("All at once, somebody called. It was {guest.a}, " + ("stiff with cold" if sort == "small" else "wet from top to toe") + ".", "Then {hero} heard a thin voice. {guest.a} stood there and shivered.", "Out of the dark came {guest.a}.")  # fmt: skip
    s.talk(
        "guest",
        "Is there room for me {on}?",
        "May I stay {on} until tomorrow?",
        "Please let me stay {on}. I am so cold!",
        mood="soft",
        instead="{guest} needed a warm place.",
    )
    s.say("{hero} looked around. There was only one warm place {on}." if sort in ("wild", "isle") else "{hero} looked around. The {p} was really only big enough for one.", "{hero} had never shared the {p} with anyone.", "{hero} thought for a moment. Two of them {on}? Would that work?")  # fmt: skip
    s.talk("hero", "It is only a small {h}, but we can move closer together." if sort not in ("wild", "isle") else "There is not much room, but we can move closer together.", "Come! Where there is room for one, there is room for two.", "Of course! You can have the best place {on}.", mood="kind", instead="{hero} made room for {guest}.")  # fmt: skip
    s.say("They moved close together, and it was warm {on}. All night, they told each other stories.", "{hero} shared {his} supper and {his} blanket, and they listened to the wind.", "First it was a bit tight {on}. But then it was just cozy.")  # fmt: skip
    s.say("In the morning, the sun shone on the {p}, and {guest} did not want to leave.", "In the morning, there was a lot to mend and to tidy up. But two are faster than one.", "The next day, {guest} went home. But {guest.he} came back often to visit the {p}.")  # fmt: skip


def home_away(s: Story, sort: str) -> None:
    """The hero wants to see the world and finds that home is best."""
    s.say("But {hero} often looked into the distance. What was out there, far away from the {p}?", "{One_day}, {hero} grew tired of the {p}. It was always the same!", "{hero} could see the far blue hills, and {he} wondered if it was nicer there than {on}.")  # fmt: skip
    s.talk("hero", "I have never been away from the {p}.", "There must be something better than this {h}.", "Today I will leave the {p} and see the world.", mood="soft", instead="{hero} wanted to see the world.")  # fmt: skip
    s.say("So {hero} left the {p} and set out.", "And so {he} said goodbye to the {p} and went away.", "{hero} packed a small bag and left the {p}. {He} did not look back." if s.has("hands") else "{hero} left the {p}. {He} did not look back.")  # fmt: skip
    for t in s.sample(["First {he} came to a big city. But it was so loud that {he} could not sleep.", "{He} tried to stay in a fine palace. But nobody was allowed to touch anything there.", "{He} spent a night in a haystack. It was prickly, and {he} sneezed until morning.", "{He} met many strangers, and they were nice. But no one knew {his} favorite song.", "{He} slept under a bench. It was cold, and {he} thought of the {p}."], s.turns(1, 3)):  # fmt: skip
        s.say(t)
    s.say("At night, {hero} thought of the {p}. Was everything all right there?", "And every evening, {he} missed the {p} a little more.", "{hero} told everyone about the {p}, and {his} eyes grew wet.")  # fmt: skip
    s.talk("hero", "Now I know where I want to be.", "My {h} is the best place of all.", "I want to go home to my {h}.", mood="happy", instead="Then {hero} knew where {he} wanted to be.")  # fmt: skip
    s.say("{hero} went all the way back. And there was the {p}, just as before!", "It was a long way. But when {hero} saw the {p} again, {he} laughed out loud.", "{He} came back at sunset. The {p} looked golden in the light.")  # fmt: skip


@plot(
    weight=1.5, hero="person grown", grown=True, worlds="town farm castle",
    gists=["who lives {on}", "about {pa} and a {k} {on2}", "who lives {on} all alone", "{on}"],
)  # fmt: skip
def lived_there(s: Story) -> None:
    """In the middle of the lake there was an island, and on the island lived a goat."""
    sort = s.pick(("isle", "small", "small", "tree", "wild", "house", "house"))
    where, p, on = s.pick(HOMES[sort])
    k = dweller(s, sort, where + p)
    s.set(
        where=where,
        w=where[0].lower() + where[1:],
        p=p,
        h=p.split(" with ")[0].split()[-1],
        on=on,
        on2=on,
        k=k,
        pa=("an " if p[0] in "aeiou" else "a ") + p,
    )
    s.gist("who lives {on}", "who lives all alone {on}", "and {pa}")
    a = s.pick(("{hero.a}", "{hero.a}", "a {k}")) if not s.roles["hero"].name else s.pick(("{hero.a}", "a {k} named {hero.raw}", "a {k} called {hero.raw}"))  # fmt: skip
    tell(s, [
        "{where}, there was {pa}, and {on} lived WHO.", "{where} there was {pa}, and {on} lived WHO.", "There was {pa} {w}. WHO lived {on}.", "WHO lived {on}, all alone.", "Who lived {on}? It was WHO.", "{where} stood {pa}. It was the home of WHO." if sort in ("house", "tree") else "{where}, there was {pa}. It was the home of WHO.", "Once upon a time, there was {pa} {w}, and WHO lived there.", "Nobody knew that there was {pa} {w}. Only WHO knew it, for it was {his} home.",
        "\"This is my {p},\" said WHO. It was {w}.", "Long ago, WHO lived {w}, {on}.", "You could see it from far away: {w}, there was {pa}, and {on} lived WHO." if sort in ("tree", "house", "isle") else "You had to look twice to see it: {w}, there was {pa}, and {on} lived WHO.", "{where}, you could see {pa}. That was where WHO lived.", "A long time ago, WHO found {pa} {w} and moved in.", "Of all places, WHO lived {on}. It was {w}.",
    ], a)  # fmt: skip
    s.roles["hero"].known = True
    s.say("The {p} was not big, but it had everything that a {k} needs.", "It was nice {on}. In the morning, the sun came, and in the evening, it was quiet.", "No other {k} lived {on}. It was a quiet life.", "{hero} knew every corner of the {p}.", "The {k} had lived {on} for as long as {he} could remember.")  # fmt: skip
    s.say("\"There is no better place for a {k} than this {p},\" {he} used to say." if s.talks else "{hero} thought that there was no better place for a {k}.", "Every morning, {hero} walked once around the {p}." if sort in ("isle", "house", "wild") else "Every morning, {hero} looked out over the world from the {p}." if sort == "tree" else "Every morning, {hero} made everything nice and tidy {on}.", "Every evening, {hero} sat {on} and hummed a song.", "Only now and then, it was a little too quiet {on}.")  # fmt: skip
    s.par()
    if s.chance(0.6):
        home_guest(s, sort, k)
        morals = ("There is always room for a friend.", "A home is nicer when you share it.")
    else:
        home_away(s, sort)
        morals = ("Home is where your heart is.", "Sometimes you must go away to see how nice your home is.")
    s.maybe(0.5, "{hero} was very happy {on}.", "What a good {h} it was!")
    finish(s, [
        "And if nobody has moved, the {k} still lives {on} today.", "And so the {k} lived happily {on}.", "From then on, there was often laughter {on}.", "\"This is the best {h} in the world,\" said {hero}." if s.talks else "It was the best {h} in the world.", "And when you come by one day, {w}, look for the {p} and say hello to the {k}.",
    ], morals)  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
# class; who = what they cannot do
CANNOT = classes(
    voice="""rooster=crow, cat=meow, dog=bark, cow=moo, sheep=bleat, duck=quack, owl=hoot, wolf=howl, lion=roar, donkey=bray, frog=croak, canary=sing, cricket=chirp, cuckoo=call, pig=grunt, horse=neigh, hen=cluck, goose=honk, mouse=squeak, tiger=growl, bee=buzz, singer=sing high, robin=whistle, dragon=roar, crow=caw, lamb=bleat, chick=peep, fox=bark, seal=bark, boy=whistle""",
    move="""duck=dive, frog=jump, bird=fly, squirrel=climb, kangaroo=hop, horse=gallop, rabbit=run fast, monkey=swing, goat=climb, seagull=glide, penguin=slide, butterfly=flutter, otter=float, grasshopper=jump, deer=leap, bat=fly, pony=trot, sailor=swim, seal=dive, bear=climb, swan=swim, stork=fly, dancer=turn, knight=ride, pirate=row, beetle=fly, turtle=swim, cub=climb, gosling=swim, eagle=fly, mole=dig, clown=juggle""",
    feel="""king=laugh, queen=laugh, prince=laugh, princess=smile, clown=smile, old man=laugh, giant=laugh, witch=giggle, knight=smile, pirate=laugh, teacher=laugh, wizard=smile, monkey=laugh, captain=smile, judge=laugh, robot=laugh, snowman=smile, dragon=laugh, night watchman=laugh, troll=smile, hyena=laugh, cook=smile, bear=laugh, mayor=laugh""",
    art="""baker=bake, painter=paint, spider=spin, beaver=build, cook=cook, tailor=sew, witch=do magic, wizard=do magic, elf=do magic, shoemaker=hammer, gardener=dig, drummer=drum, fiddler=play, poet=rhyme, mail carrier=read, teacher=count, librarian=spell, barber=cut hair, fisherman=fish, detective=find anything, carpenter=saw, dragon=breathe fire, firefly=glow, weaver=weave, potter=make a pot, magician=do a trick, builder=build a wall, bear=find honey, bee=make honey, snail=hide, chameleon=change color, peacock=fan his tail, owl=stay awake at night, hamster=fill his cheeks, hedgehog=roll up, sheepdog=herd sheep, detective=follow tracks, silkworm=spin, woodpecker=tap, stork=stand on one leg""",
)  # fmt: skip
CANNOT_PRON = {"king": "he", "queen": "she", "prince": "he", "princess": "she", "old man": "he", "witch": "she", "wizard": "he", "cow": "she", "hen": "she", "rooster": "he", "boy": "he", "night watchman": "he", "peacock": "he", "hamster": "he", "fisherman": "he", "snowman": "he"}  # fmt: skip
_WORKERS = frozenset(split("""singer, sailor, dancer, knight, pirate, king, queen, prince, princess, clown, old man, giant, witch, teacher, wizard, captain, judge, robot, night watchman, troll, cook, boy, mayor, baker, painter, tailor, elf, shoemaker, gardener, drummer, fiddler, poet, mail carrier, librarian, barber, fisherman, detective, carpenter, weaver, potter, magician, builder"""))  # fmt: skip
CANNOT_TRY = {
    "voice": ["{He} opened {his} mouth very wide. Only a tiny puff of air came out.", "{He} ate a spoonful of honey and tried to {do}. It sounded like a squeaky door.", "{He} practiced in front of the pond all day. Not even the frogs looked up.", "{He} took a deep breath and tried to {do}. All that came out was a hiccup."],
    "move": ["{He} tried it on Monday, and {he} tried it on Tuesday. Bump! It did not work.", "{He} took a run and tried to {do}. A moment later, {he} sat on {his} bottom." , "{He} watched the others closely and tried to {do} just like them. It went wrong.", "{He} closed {his} eyes and tried to {do}. Then {he} got scared and stopped."],
    "feel": ["A man came with ten funny hats and put on one after the other. But {hero} could not {do}.", "Somebody told the longest joke in the world. {hero} listened, but {he} could not {do}.", "A little dog danced on two legs. It was very nice, but {hero} could not {do}.", "{He} stood in front of the mirror and practiced. It looked very strange."],
    "art": ["{He} tried it on Monday, and {he} tried it on Tuesday. It did not work.", "{He} watched how others did it. It looked so easy! But it was not.", "{He} tried so hard that {his} face turned red. Still, {he} could not {do}.", "{He} tried to {do} in secret, when nobody was looking. It went wrong."],
}  # fmt: skip
CANNOT_END = {
    "voice": ["One night, {hero} smelled smoke. Everyone was asleep! {He} had to wake them. {hero} opened {his} mouth, and out came the loudest sound of {his} life. {He} could {do}!", "Then {pal} fell into a deep hole, and nobody was near. {hero} wanted to call for help so much that all at once, {he} could {do}. It was loud and clear, and help came quickly.", "{pal} sat down beside {him} and said, \"Do not think about it. Just be happy!\" They played all afternoon, and {hero} forgot {his} worries. And suddenly, {he} began to {do}!"],
    "move": ["Then {pal} called for help from the other side. There was no time to think. {hero} did not wonder if {he} could {do}. {He} simply did it!", "{pal} went with {him} to a quiet place, where nobody could laugh. \"Only a very little bit today,\" said {pal}. They practiced every evening, a very little bit. And one day, {hero} could {do}.", "\"I was afraid of it, too,\" said {pal}. \"I will stay right beside you.\" And with {pal} beside {him}, {hero} dared to try it one more time. It worked! {He} could {do}!"],
    "feel": ["Then {pal} tripped and fell headfirst into a big bowl of pudding. {pal.he} looked so surprised! {hero} felt a tickle in {his} tummy. It grew and grew, and all at once, {he} could {do}.", "\"Maybe you are just lonely,\" said {pal}. They went for a walk, picked berries, and got quite muddy. And on the way home, without thinking about it, {hero} began to {do}.", "{pal} did not tell a joke. {pal.he} only sat down, took {hero}'s hand, and listened. {hero} told {pal.him} everything. And when it was all said, {he} could {do} again."],
    "art": ["\"Show me how you do it,\" said {pal}. {pal.he} watched closely. \"You are much too fast!\" So {hero} tried it slowly, very slowly. And this time, {he} could {do}.", "\"Nobody can do it alone at first,\" said {pal}. So they tried it together, day after day. And one morning, {hero} could {do} all alone.", "Then it was {pal}'s birthday, and {hero} wanted to make {pal.him} happy. {He} did not think of mistakes at all, {he} only thought of {pal}. And suddenly, {he} could {do}!"],
}  # fmt: skip


def cannot_quiet(sort: str) -> list:
    """The endings of stories without dialogue."""
    return [t for t in CANNOT_END[sort] if '"' not in t] or ["{pal} stayed beside {him} and showed {him} how. They took their time. And one day, {hero} could {do}!"]  # fmt: skip


@plot(
    weight=1.5, hero="person grown", grown=True, worlds="town farm castle",
    gists=["who cannot {do}", "who could not {do}", "who learns to {do} at last", "about {ka} who could not {do}"],
)  # fmt: skip
def could_not_like_others(s: Story) -> None:
    """A king who could not laugh, a rooster who could not crow, a firefly who could not glow."""
    sort, k, do = s.pick(CANNOT)
    hero = s.roles["hero"]
    tags = GROWN if k in _WORKERS else BEAST
    cast(s, k, CANNOT_PRON.get(k, ""), tags=tags, adjs=("little", "young", "kind", "clever", "brave") if k not in ("old man", "giant") else ("kind", "tall"))  # fmt: skip
    if s.chance(0.45):
        s.names.discard(hero.name)
        hero.name = None
    if hero.pron == "she":
        do = do.replace("his", "her")
    s.set(k=k, do=do, ka=("an " if k[0] in "aeiou" else "a ") + k, ding=gerund(do))
    title = hero.name and k in ("king", "queen", "prince", "princess", "captain")
    who = s.pick(("{hero.a}", f"{k.capitalize()} {{hero.raw}}") if title else ("{hero.a}", "{hero.raw} the {k}", "a {k} named {hero.raw}") if hero.name else ("{hero.a}", "a {k}"))  # fmt: skip
    tell(s, [
        "There was once {hero.a} who could not {do}.", "Once upon a time, there was {hero.a} who could not {do}.", "WHO could not {do}.", "Have you ever heard of {ka} who could not {do}?" if not hero.name else "Have you ever heard of {hero.raw}, the {k} who could not {do}?", "All the others could {do}, but WHO could not.", "In a land {far away|behind the hills|by the sea} lived {hero.a} who could not {do}.", "\"I cannot {do},\" said WHO.", "Everyone knew that WHO could not {do}." if hero.name else "Everyone knew the little {k} who could not {do}.", "A {k} who cannot {do}? That was WHO." if hero.name else "A {k} who could not {do} was very sad.",
        "WHO had a secret: {he} could not {do}.", "It is strange, but it is true: WHO could not {do}.", "Every {morning|evening}, WHO tried to {do}, but it did not work.", "WHO could do many things. But {he} could not {do}.", "Why could WHO not {do}? Nobody knew.", "This is the story of {ka} who could not {do}." if not hero.name else "This is the story of {hero.raw}, {ka} who could not {do}.", "From the first day on, WHO could not {do}.",
    ], who)  # fmt: skip
    hero.known = True
    s.say("And that is hard for a {k}, because a {k} should be able to {do}." if sort != "feel" else "That is not easy, because everyone wants to {do} now and then.", "\"What kind of {k} are you?\" asked the others." if s.talks else "The others could not understand it.", "Almost everyone that {he} knew could {do}." if sort == "feel" else "A {k} who cannot {do} is a rare thing.", "{hero} did not know why {he} could not {do}.", "When the others began to {do}, {hero} looked the other way.")  # fmt: skip
    s.say("Many people gave {him} good advice. \"Try to {do} before breakfast!\" they said." if s.talks else "Many gave {him} advice about how to {do}.", "At night, {hero} dreamed that {he} could {do}.", "Some laughed at {him} because {he} could not {do}.", "Oh, how much {hero} wanted to {do}!", "The doctor came, but he knew no medicine for a {k} who could not {do}.")  # fmt: skip
    s.par()
    for t in s.sample(CANNOT_TRY[sort], s.turns(1, 2)):
        s.say(t)
    s.talk("hero", "I will never be able to {do}.", "Why can everyone {do} but me?", "Maybe I am not a real {k}." if k not in ("boy", "old man") else "Maybe something is wrong with me.", "What is so hard about it?", mood="sad", instead="{hero} thought that {he} would never be able to {do}.")  # fmt: skip
    s.par(0.5)
    newcomer(s, "pal", s.pick([g for g in ("hedgehog", "mouse", "girl", "boy", "goat", "rabbit", "badger", "donkey", "old woman") if g != k]), GROWN, ("small", "friendly", "funny", "kind"))  # fmt: skip
    s.say("Then {pal.a} came along.", "{One_day}, {hero} met {pal.a}.", "But there was also {pal.a}, and {pal.he} did not laugh at {hero}.", "Not far away lived {pal.a}. {pal.he} had heard of {hero}'s trouble.")  # fmt: skip
    s.talk("pal", "So you cannot {do}? I cannot do a lot of things, either.", "Who says that you must {do}? I like you as you are.", "You cannot {do}? Then let us think about it together.", mood="kind", instead="{pal} liked {hero} just as {he} was.")  # fmt: skip
    s.say(*(CANNOT_END[sort] if s.talks else cannot_quiet(sort)))
    s.say("Everyone stopped and stared. Was that really {hero}?", "{hero} was so surprised that {he} had to sit down.", "\"Did you see that?\" cried {pal}." if s.talks else "{pal} clapped and cheered.", "{hero} had never been so happy.")  # fmt: skip
    s.talk(
        "hero",
        "I can {do}! I can really {do}!",
        "Did you see me {do}?",
        "Now I know that I can {do}.",
        mood="happy",
        instead="{hero} was very proud.",
    )
    finish(s, [
        "From then on, nobody could {do} as well as the {k}.", "And if you are lucky, you may meet a {k} who loves to {do}.", "And {hero} and {pal} stayed friends. " + ("Whenever they met, {hero} began to {do}." if sort in ("voice", "feel") else "They never laughed at anyone who could not do something."), "That was the end of the {k} who could not {do}.", "And the {k} never forgot how it was when {he} could not {do}. {He} was always kind to those who were still learning.",
    ], ("Some things take time.", "A good friend can help you more than a hundred bits of advice.", "Do not give up. Your time will come."))  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
# class; kind = what it does not like = what it likes
DISLIKES = classes(
    cold="""penguin=the cold=warm sand, polar bear=the snow=sunny days, seal=the ice=warm stones, walrus=cold water=warm baths, reindeer=the snow=green grass, snow goose=the cold=warm hay, snow hare=the snow=yellow flowers, sled dog=the cold=the warm stove, arctic fox=the ice=soft moss, husky=the snow=the warm kitchen, snow owl=the winter=the summer, moose=the frost=the sun, wolf=the snow=a warm bed, yak=the cold wind=warm soup""",
    wet="""duck=the water=dry land, frog=the rain=the sun, otter=the river=the meadow, beaver=wet wood=dry hay, swan=the lake=the garden, toad=wet grass=warm stones, goose=puddles=dry straw, pelican=the sea=the roof, seagull=the spray=the quiet town, crab=the tide=the dunes, hippo=mud=clean sheets, pig=mud=clean straw, sailor=the sea=the hills, fisherman=the rain=a dry roof, swimmer=cold water=warm towels, snail=the rain=a dry leaf, newt=wet stones=the sunny wall, water rat=the water=the hay barn, turtle=the pond=the garden""",
    dark="""bat=the dark=the bright day, owl=the night=the morning, mole=the dark=the sun, hedgehog=the night=breakfast, firefly=the dark=the noon, badger=the dark tunnel=the open field, moth=the night=the daylight, ghost=the dark=the lamp, night watchman=the dark=the sunrise, raccoon=the night=the morning, bear=the dark cave=the bright meadow, earthworm=the dark=the light, fox=the dark den=the sunny hill, star=the dark=the pink evening, cricket=the night=the sunny day, miner=the dark=the open sky, cat=the night=the sunny windowsill""",
    food="""mouse=cheese=strawberries, rabbit=carrots=cucumbers, bear=honey=oatmeal, monkey=bananas=bread, squirrel=nuts=plums, cat=milk=tea, dog=bones=apples, goat=grass=noodles, hen=corn=cherries, panda=bamboo=pancakes, elephant=peanuts=melons, horse=hay=radishes, pig=potatoes=pears, parrot=seeds=muffins, hedgehog=beetles=raspberries, cow=grass=clover soup, crow=crumbs=blueberries, hamster=grains=peas, baker=bread=soup, beekeeper=honey=jam, cook=soup=sandwiches, caterpillar=leaves=petals, giraffe=leaves=bananas, donkey=thistles=cookies, stork=frogs=porridge, duck=bread=berries, goose=grass=plums, ice cream seller=ice cream=hot cocoa, turtle=salad=cake, koala=leaves=toast, dragon=hot soup=ice cream, raccoon=leftovers=fresh pears, robin=worms=cherries, cheese maker=cheese=grapes""",
    high="""bird=high trees=low bushes, eagle=great heights=the ground, squirrel=high branches=the soft moss, goat=steep rocks=flat meadows, monkey=tall trees=the ground, giraffe=looking down=lying in the grass, stork=high roofs=the wet meadow, pilot=great heights=the ground, mountain goat=the mountain=the valley, swallow=high wires=the barn, chimney sweep=high roofs=the cellar, raven=the high tower=the garden wall, parrot=tall palm trees=the beach, cat=high walls=the warm floor, sailor=the tall mast=the deck, roofer=high roofs=the garden, woodpecker=tall trees=tree stumps, jackdaw=the church tower=the churchyard""",
    noise="""rooster=loud mornings=quiet mornings, lion=loud roaring=soft singing, drummer=noise=silence, parrot=loud chatter=good books, frog=loud croaking=soft humming, crow=loud cawing=soft tunes, donkey=loud braying=whispers, dog=loud barking=quiet evenings, goose=loud honking=quiet walks, elephant=loud trumpets=a soft flute, clown=loud laughter=quiet stories, bell ringer=loud bells=birdsong, monkey=loud screeching=silence, firefighter=the loud siren=soft music, woodpecker=loud knocking=lullabies, train driver=loud whistles=bird songs, cicada=loud chirping=the quiet, puppy=loud parties=quiet corners""",
    fuss="""peacock=showing off=being alone, kitten=chasing mice=reading about mice, dog=chasing balls=watching clouds, bee=flying from flower to flower=lying in the clover, horse=galloping=walking slowly, ant=working all day=telling stories, beaver=building dams=painting pictures, sheep=following the others=going alone, spider=spinning webs=knitting socks, hare=running fast=strolling, cheetah=racing=sitting still, knight=fighting=baking, pirate=looking for treasure=growing flowers, king=sitting on the throne=working in the garden, queen=wearing a crown=riding a bike, princess=wearing fine dresses=climbing trees, prince=dancing at balls=catching frogs, witch=riding on a broom=walking, ghost=scaring people=making people laugh, dragon=spitting fire=blowing bubbles, wolf=howling at the moon=whistling, kangaroo=hopping=tiptoeing, mole=digging=dancing, snake=sliding around=lying in the sun, clown=telling jokes=telling sad stories, fox=sneaking around=marching, cowboy=riding=rocking in a chair, monster=hiding under the bed=lying in the bed, giant=stomping=tiptoeing, sloth=sleeping=exercising, magpie=collecting shiny things=giving things away, hamster=running in the wheel=reading, magician=doing tricks=doing puzzles, robot=counting=dreaming""",
)  # fmt: skip
DISLIKE_WHY = {
    "cold": ["{He} wore two scarves and three pairs of socks, and still {his} nose was blue.", "While the others played outside, {hero} shivered.", "In the morning, {he} did not want to get up."],
    "wet": ["{He} carried an umbrella wherever {he} went.", "When a drop fell on {his} nose, {he} shook {himself} and sneezed.", "While the others splashed around, {hero} stood there and watched."],
    "dark": ["When the sun went down, {he} hid under a blanket.", "{He} always carried a small lantern.", "While the others got up at dusk, {hero} closed {his} eyes tightly."],
    "food": ["At breakfast, {he} pushed {his} plate away.", "The others ate and ate, but {hero} only made a face.", "Just the smell made {him} wrinkle {his} nose."],
    "high": ["When {he} looked down, {his} knees turned to jelly.", "While the others were far up, {hero} stayed down below.", "Just the thought of it made {him} dizzy."],
    "noise": ["{He} stuffed {his} ears with cotton.", "When it got loud, {he} hid behind a bush.", "While the others made a racket, {hero} held {his} ears."],
    "fuss": ["While the others did it all day, {hero} yawned.", "When it was time for it, {he} always had a tummy ache.", "{He} had tried it many times, but it was never any fun."],
}  # fmt: skip
_MAN = _WORKERS | frozenset(split("swimmer, miner, ghost, beekeeper, ice cream seller, cheese maker, pilot, chimney sweep, roofer, bell ringer, firefighter, train driver, cowboy, monster"))  # fmt: skip


@plot(
    weight=1.5, hero="person grown", grown=True, worlds="town farm castle",
    gists=["who does not like {x}", "who did not like {x}", "who likes {y} more than {x}", "about {ka} who does not like {x}"],
)  # fmt: skip
def did_not_like(s: Story) -> None:
    """A penguin who did not like the cold, a mouse who did not like cheese."""
    sort, k, x, y = s.pick(DISLIKES)
    hero = s.roles["hero"]
    cast(s, k, CANNOT_PRON.get(k, ""), tags=GROWN if k in _MAN else BEAST, adjs=("little", "young", "clever", "shy", "kind") if k != "giant" else ("kind", "tall"))  # fmt: skip
    if s.chance(0.35):
        s.names.discard(hero.name)
        hero.name = None
    s.set(k=k, x=x, y=y, ka=("an " if k[0] in "aeiou" else "a ") + k)
    title = hero.name and k in ("king", "queen", "prince", "princess")
    who = s.pick(("{hero.a}", f"{k.capitalize()} {{hero.raw}}") if title else ("{hero.raw} the {k}", "a {k} named {hero.raw}", "{hero.a}") if hero.name else ("{hero.a}", "a {k}"))  # fmt: skip
    tell(s, [
        "WHO did not like {x}.", "WHO did not like {x} at all.", "There was once {hero.a} who did not like {x}.", "Once there was {hero.a} who could not stand {x}.", "What do you do with a {k} who does not like {x}?", "\"I do not like {x},\" said WHO.", "\"Oh no, not {x} again!\" said WHO.", "All the others loved {x}. Only WHO did not like {x}.", "WHO liked many things, but not {x}.", "Nobody could understand why WHO did not like {x}.", "If there was one thing that WHO did not like, it was {x}.", "Far away lived {hero.a} who did not like {x} one bit.",
        "It is strange, but WHO did not like {x}.", "In all the world, there was only one {k} who did not like {x}.", "From the very first day, WHO did not like {x}.", "Have you ever heard of a {k} who did not like {x}?",
    ], who)  # fmt: skip
    hero.known = hero.known or not hero.name
    s.say("And {hero} was a {k}! Every {k} loves {x}.", "Now, a {k} must like {x}. Everybody knows that. But {hero} did not.", "{hero} did not like {x} in the morning, and {he} did not like {x} in the evening.", "All of {his} family liked {x}, but not {hero}.", "A {k} should like {x}, the others thought. But {hero} did not.")  # fmt: skip
    s.say(*DISLIKE_WHY[sort])
    s.say("What {hero} really liked was {y}." , "But {hero} loved {y}. Nothing was better than {y}!", "{hero} dreamed of {y} instead.", "How different it was with {y}! That was what made {hero} happy.")  # fmt: skip
    s.maybe(0.6, "\"A {k} who does not like {x}!\" the others said, and they shook their heads." if s.talks else "The others shook their heads and laughed.", "\"You must try harder to like {x},\" said the others." if s.talks else "The others wanted {him} to try harder.")  # fmt: skip
    s.par()
    for t in s.sample([
        "So {hero} tried to like {x}. {He} counted to a hundred and thought of something nice. It did not help.", "For one whole day, {hero} acted as if {he} liked {x}. In the evening, {he} was so tired that {he} cried a little.", "{hero} asked the wise old owl what to do. \"Sleep on it,\" said the owl. {hero} slept on it, but {he} still did not like {x}." if s.talks and k != "owl" else "{hero} slept on it, but in the morning {he} still did not like {x}.", "{hero} read a book about {x}. It was a thick book, but it did not help.", "{He} made up a song about {x}. The song was good, but {he} still did not like {x}.",
    ], s.turns(1, 2)):  # fmt: skip
        s.say(t)
    s.talk(
        "hero",
        "Why am I not like the others?",
        "I just do not like {x}.",
        "Is there anyone like me?",
        mood="sad",
        instead="{hero} felt very alone.",
    )
    s.par(0.5)
    same = s.chance(0.5)
    newcomer(s, "pal", k if same else s.pick([g for g in ("hedgehog", "mouse", "goat", "rabbit", "badger", "donkey", "pony", "hare", "gnome") if g != k]), hero.kind.tags if same else BEAST)  # fmt: skip
    if same:
        s.say(
            "Then, one day, {hero} met another {k}. It was {pal.a}.",
            "But one day, {hero} heard somebody sigh. Behind a bush sat {pal.a}.",
        )
        s.talk("pal", "I do not like {x}, either. I thought I was the only one!", "May I tell you a secret? I do not like {x}.", mood="soft", instead="{pal} did not like {x}, either!")  # fmt: skip
        s.say(
            "{hero} was so surprised. There was another {k} who did not like {x}!",
            "{hero} laughed for joy. Now there were two of them.",
        )
        s.say("They talked for hours, and they both loved {y}.", "From that day on, they shared everything, and most of all {y}." if sort in ("food", "fuss") else "From that day on, they went looking for {y} together.")  # fmt: skip
    else:
        s.say("Then {pal.a} came by and saw how sad {hero} was.", "One day, {pal.a} sat down beside {him}.")
        s.talk("pal", "You do not like {x}? So what! What do you like?", "Not everybody must like {x}. Tell me what you like.", mood="kind", instead="{pal} wanted to know what {hero} liked.")  # fmt: skip
        s.talk(
            "hero",
            "I like {y}.",
            "Most of all, I like {y}.",
            "I love {y}!",
            mood="soft",
            instead="{hero} told {pal.him} about {y}.",
        )
        s.say("\"Then show me,\" said {pal}. So {hero} did, and {pal} liked it, too." if s.talks else "{pal} was curious and wanted to know more.", "{pal} smiled and said that {y} sounded wonderful.")  # fmt: skip
        s.say("Together they found a place where {hero} could have {y} every day." if sort != "fuss" else "Together they found time for it every day.", "And the others? When they saw how happy {hero} was, they stopped laughing.")  # fmt: skip
    s.maybe(0.6, "{hero} even tried {x} once more. It was not so bad with a friend, but {he} liked {y} better.", "\"It is fine to be different,\" said {pal}." if s.talks else "It is fine to be different.")  # fmt: skip
    finish(s, [
        "And {hero} was the happiest {k} far and wide, even without {x}.", "{hero} still did not like {x}. But now {he} did not mind.", "And if you ask {hero} today, {he} will tell you that nothing is better than {y}.", "So there is a {k} who does not like {x}. And why not?", "\"{x.c} for you, and {y} for me,\" {hero} always said, and everyone laughed.".replace("{x.c}", x[0].upper() + x[1:]) if s.talks else "That night, {hero} dreamed of {y}.",
    ], ("You do not have to be like all the others.", "Everyone likes something else, and that is good.", "There is always someone who understands you."))  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
# what has become of it = its state, by the weather
WEATHERS = {
    "pond": ("It had not rained for weeks; For a whole month, not one drop of rain had fallen; The sun had burned down day after day; All summer long, it had not rained", """
pond=was nearly dry; well=was nearly empty; brook=was only a thin thread of water; duck pond=was nothing but mud; fountain=had stopped; lake=was getting smaller and smaller; rain barrel=was empty; village pond=was almost gone; frog pond=was nearly dry; river=was so low that the boats lay on the sand; water hole=was almost dry; mill pond=was nearly empty; castle moat=was full of dry mud; little stream=had nearly stopped; swan lake=was half as big as before; fish pond=was very low; goose pond=was a brown puddle"""),
    "plants": ("It had not rained for weeks; For a whole month, not one drop of rain had fallen; The sun had burned down day after day; Summer was hot and dry", """
garden=was brown and dusty; meadow=was as dry as straw; corn field=hung its leaves; rose bed=was drooping; vegetable garden=was dry and gray; apple tree=was losing its leaves; strawberry patch=was dry; lawn=was yellow; flower bed=was full of hanging heads; bean patch=was dusty; young oak=had brown leaves; sunflower field=hung its heads; cabbage patch=was dry and cracked; wheat field=was thin and pale; school garden=was wilting; lilac bush=was drooping; cherry tree=looked sad and dry; pumpkin patch=was full of dry leaves"""),
    "rain": ("It had rained for seven days; The rain would not stop; It rained on Monday, and it rained on Tuesday; It had rained so long that nobody remembered the sun", """
path to school=was one long puddle; meadow=was a lake; sandbox=was a little pond; road=was nothing but mud; playground=was under water; rabbit hole=was full of water; doghouse=was wet inside; market square=was full of puddles; mole's tunnel=was flooded; henhouse=stood in the water; stepping-stone path=was gone; footbridge=was under water; mouse hole=was full of water; football field=was a swamp; vegetable garden=was swimming; pigpen=was a pool; camp in the meadow=was soaked; anthill=was washed away; garden path=was a brook; barnyard=was a brown lake"""),
    "snow": ("It had snowed for three days; The snow was so high that even the grown-ups sank in; Snow fell and fell; In the night, so much snow had fallen as never before", """
road to town=was gone; barn door=would not open; mailbox=was only a white hump; garden fence=could not be seen; bird feeder=was buried; front door=was blocked; path to the well=was gone; henhouse=was only a white hill; school gate=was stuck; little bridge=was covered; bus stop=was buried; doghouse=was gone; rabbit hutch=was deep in the snow; woodshed=was snowed in; park bench=was a white sofa; garden gate=would not move; way to the bakery=was blocked; stable=was snowed in"""),
    "wind": ("The wind had blown for days; A great wind came up in the night; It was so windy that nobody could stand straight; The wind howled and pulled at everything", """
garden fence=had fallen over; old roof=rattled; scarecrow=lay on the ground; washing line=was torn; tent in the yard=had blown down; barn door=banged all night; beehive=had tipped over; tree house=hung crooked; birdhouse=lay in the grass; weather vane=was bent; shop sign=hung on one nail; flagpole=was crooked; stork's nest=was almost torn apart; haystack=was all over the yard; chicken coop=had lost its roof; garden gate=had come off; swing=was tangled in the tree; puppet stage=had fallen over"""),
    "fog": ("The fog was so thick that you could not see your own hand; For three days, there was nothing but fog; Fog lay over everything like a gray blanket; In the morning, the fog was as thick as soup", """
bridge=was gone; church tower=could not be seen; harbor=was invisible; road=was nowhere; school=had vanished; lighthouse=was only a pale spot; barn=could not be seen; ferry landing=was gone; market square=was all gray; train station=had vanished; garden gate=was nowhere; signpost=could not be seen; windmill=was invisible; playground=had vanished; path over the hill=was gone; bakery=was nowhere"""),
    "ice": ("It was so cold that the birds sat close together; It had been freezing for a week; It was the coldest winter in a hundred years; Frost had come in the night", """
well=was frozen; duck pond=was hard as stone; pump=was frozen; water trough=was full of ice; garden gate=was frozen shut; brook=stood still; rain barrel=was a block of ice; boat=was stuck in the ice; fountain=was covered with ice; stable door=was frozen shut; barn window=was white with ice; milk can=was full of ice; mill wheel=was frozen; front step=was a sheet of ice; bird bath=was solid ice; shed lock=was frozen"""),
}  # fmt: skip
WEATHER_SO = {
    "pond": ["The animals that lived at the {n} were worried. Where should they go?", "Two old frogs looked at the {n} and shook their heads.", "Every day, there was a little less water in the {n}."],
    "plants": ["Even the bees did not come to the {n} anymore.", "When you walked past the {n}, the dust flew up.", "Every day, the {n} looked a little worse."],
    "rain": ["Nobody could get past the {n} with dry feet.", "A duck swam by the {n} and was the only one who liked it.", "And the rain still fell on the {n}."],
    "snow": ["You had to know the {n} very well to find it at all.", "A crow sat where the {n} had been and cawed.", "And more snow was falling on the {n}."],
    "wind": ["Nobody knew how to put the {n} right again in such a wind.", "Whenever there was a gust, everyone looked at the {n}.", "Never before had the {n} looked like that."],
    "fog": ["People bumped into each other because they could not find the {n}.", "Somebody called, and nobody knew where. It was close to the {n}, or maybe not.", "\"Where is the {n}?\" people asked."],
    "ice": ["Some small birds hopped around the {n}. They were thirsty and cold.", "Nobody could do anything with the {n} anymore.", "Long icicles hung beside the {n}."],
}  # fmt: skip
WEATHER_TRY = {
    "pond": ["{hero} brought a bucket of water, but that was not enough for the {n}.", "{hero} looked at the sky. There was not even a little cloud."],
    "plants": ["{hero} fetched water in a cup. But a cup is not much for the {n}.", "{hero} sang a rain song beside the {n}. The sky stayed blue."],
    "rain": ["{hero} tried to get rid of the water with a bucket. But more and more came from above.", "{hero} put down a board, but it sank into the mud."],
    "snow": ["{hero} shoveled until {his} nose was red. But new snow fell as fast as {he} shoveled.", "{hero} stamped through the snow and sank in up to {his} belly."],
    "wind": ["{hero} tried to fix the {n}. But the wind was stronger.", "{hero} tied a rope around it, but the knot came loose."],
    "fog": ["{hero} walked straight ahead with {his} arms out. Bump! That was a tree.", "{hero} tried to blow the fog away. That was silly, and {he} knew it."],
    "ice": ["{hero} tried to warm the {n} with {his} breath. It only made a small wet spot.", "{hero} knocked on the ice with a stick. The stick broke."],
}  # fmt: skip
WEATHER_FIX = {
    "pond": ["An old turtle knew a spring behind the hill. Everyone helped to dig a small ditch, and soon cool water ran into the {n}.", "They made a long line from the deep forest lake to the {n} and passed on the buckets, one after the other, until the evening."],
    "plants": ["They made a long line from the river to the {n} and passed on the buckets, one after the other. By evening, everything was wet.", "They watered the {n} every night, when it was cool, and put straw over the roots. And slowly, it turned green."],
    "rain": ["They dug a little ditch, all of them together, and the water ran off down the hill.", "They laid flat stones and boards, one beside the other, and made a high, dry way to the {n}. Then they let the water run off into the river."],
    "snow": ["They called all the neighbors. Everybody took a shovel, and they sang while they worked. Before noon, they had reached the {n}.", "They did not shovel, they rolled! They rolled the snow into big balls and made ten snowmen. And when they were done, the {n} was free."],
    "wind": ["They all held on together, one behind the other, and {hero} tied three good knots. Now the {n} was safe.", "They waited behind the wall until the wind took a breath. Then everyone ran out, and in five minutes, they had put the {n} right again."],
    "fog": ["They tied a long rope from house to house, and they hung up little bells. Now everyone could find the {n}.", "They hung up lanterns, one every ten steps. It looked like a string of stars, and it led straight to the {n}."],
    "ice": ["They brought kettles of warm water and poured it on very slowly. Crack! The ice began to melt.", "They put warm sand and ashes on the ice, and they built a small fire close by. Soon the ice gave way."],
}  # fmt: skip
WEATHER_TURN = {
    "pond": ["And three days later, dark clouds came, and it rained at last!"], "plants": ["And one night, there was a soft sound on the roof. It rained at last!"], "rain": ["And the next morning, the sun came out, and there was a rainbow."], "snow": ["And at noon, the clouds opened, and the snow sparkled in the sun."],
    "wind": ["And in the evening, the wind grew tired and lay down to sleep."], "fog": ["And around noon, the sun broke through, and the fog was gone."], "ice": ["And a week later, a warm wind came, and it smelled of spring."],
}  # fmt: skip


def weather_entry(s: Story) -> tuple:
    """The class, a sentence about the weather, a thing and what has become of it."""
    sort = s.pick(tuple(WEATHERS))
    since, things = WEATHERS[sort]
    n, state = s.pick([row.split("=") for row in things.strip().split("; ")])
    return sort, s.pick(since.split("; ")), n, state


@plot(
    weight=1.5, hero=HERO + " hands", friend="", worlds="town farm",
    gists=["and the {n} that {state}", "who wants to help when the {n} {state}", "about the weather and the {n}", "and the {n}"],
)  # fmt: skip
def weather_went_on(s: Story) -> None:
    """It had not rained for weeks, and the pond was nearly dry."""
    sort, since, n, state = weather_entry(s)
    s.set(since=since, since2=since[0].lower() + since[1:], n=n, state=state)
    tell(s, [
        "{since}, and the {n} {state}.", "{since}. The {n} {state}.", "The {n} {state}, for {since2}." if " so " not in since and not since.startswith("For ") else "{since}, and now the {n} {state}.", "{since}, and WHO saw that the {n} {state}.", "\"Look, the {n}!\" said WHO. It {state}.", "{since}. When WHO looked out, the {n} {state}.", "What a time that was! {since}, and the {n} {state}.", "WHO ran outside and could not believe it. The {n} {state}!", "The {n} {state}. {since}.",
        "Everyone was talking about the weather. {since}, and the {n} {state}.", "One morning, the {n} {state}. {since}.", "Why was everyone so worried? {since}, and the {n} {state}.", "WHO and {friend.a} stood there and stared. The {n} {state}!", "{since}, and every day WHO went to see the {n}. It {state}.", "Nobody had ever seen the {n} like this. It {state}.",
    ])  # fmt: skip
    s.roles["friend"].known = s.roles["friend"].seen >= 0
    s.say("Never before had it been so bad with the {n}.", "\"What is going to happen to the {n}?\" people asked." if s.talks else "Everyone was worried about the {n}.", "The old people said that the {n} had not been like that for fifty years.", "{hero} had never seen the {n} like that.", "Everyone needed the {n}, and everyone looked at the sky.")  # fmt: skip
    s.say(*[x for x in WEATHER_SO[sort] if s.talks or '"' not in x])
    s.say("{hero} loved the {n}, and {he} wanted to do something.", "{hero} went to the {n} and thought hard.", "\"Somebody must do something about the {n},\" {hero} said." if s.talks else "{hero} thought about the {n} all day.", "At night, {hero} could not sleep, because {he} was thinking of the {n}.")  # fmt: skip
    s.par()
    for x in s.sample(WEATHER_TRY[sort], s.turns(1, 2)):
        s.say(x)
    s.talk(
        "hero",
        "I cannot do it alone.",
        "The poor {n}! What else can we do?",
        "It is too much for one.",
        mood="sad",
        instead="It was too much for one.",
    )
    s.say("{friend} had seen everything and came to help.", "Then {friend} came and looked at the {n}, too.", "{friend} put an arm around {him}." if s.has("hands", "friend") else "{friend} came and stood beside {him}.")  # fmt: skip
    s.talk("friend", "Let us ask all the others. The {n} belongs to everyone.", "You are not alone. Many can do more than one.", "I will tell everybody. Then we will save the {n} together." if sort in ("pond", "plants") else "I will call everybody. Then we will do it together.", mood="kind", instead="{friend} wanted to call all the others.")  # fmt: skip
    s.say("And they came: big ones and small ones, young ones and old ones.", "Soon, half the village was there.", "{hero} and {friend} went from door to door, and nobody said no.")  # fmt: skip
    s.par(0.4)
    s.say(*WEATHER_FIX[sort])
    s.maybe(0.6, "Everyone was tired, but nobody wanted to go home.", "Someone brought hot tea and buns, and they all sat down together." if sort not in ("pond", "plants") else "Someone brought cold lemonade, and they all sat down together.", "{hero} looked at the {n} and smiled from ear to ear.")  # fmt: skip
    s.say(WEATHER_TURN[sort][0])
    s.talk(
        "hero",
        "Now the {n} is fine again!",
        "We did it! Look at the {n}!",
        mood="happy",
        instead="{hero} was very happy about the {n}.",
    )
    finish(s, [
        "And even years later, people talked about the time when the {n} {state}.", "Since then, {hero} has looked after the {n} in every kind of weather.", "That evening, {hero} went to the {n} once more and said good night to it.", "And the {n}? It was better than ever.", "After that, nobody was afraid of bad weather anymore. They had each other, and they had the {n}.",
    ], ("Together, you can do more than alone.", "After bad weather, there is always good weather.", "Many small hands can do great things."))  # fmt: skip


# --------------------------------------------------------------------------------------------------------------------
# what they have, or what they do (better) = who argues about it
FINEST = {
    "body": rows("""tail=fox squirrel peacock cat horse lizard beaver monkey dog cow raccoon, nose=pig elephant mole dog hedgehog bear anteater fox tapir, ears=rabbit donkey elephant hare mouse bat fox deer, coat=bear cat dog sheep fox otter llama goat hamster, voice=rooster frog donkey canary crow wolf owl goose cow cuckoo, feathers=duck parrot peacock rooster swan crow owl goose robin, legs=stork frog spider horse flamingo deer heron goat, whiskers=cat mouse seal walrus rat otter rabbit tiger, spots=ladybug leopard giraffe cow toad butterfly dog, stripes=zebra tiger bee badger chipmunk snail, teeth=beaver crocodile horse squirrel wolf rat, eyes=owl frog cat deer chameleon fly, horns=goat ram cow moose snail deer beetle, beak=stork duck parrot woodpecker pelican toucan crow, neck=giraffe swan ostrich goose llama turtle heron, feet=duck hippo goose bear elephant rabbit penguin, wings=butterfly moth bee dragonfly crow bat swan ladybug, back=camel turtle hedgehog porcupine crocodile horse beetle, fur=rabbit mole bear cat fox chinchilla squirrel lynx, hair=lion pony goat sheepdog monkey llama yak, smile=crocodile frog hippo monkey, tongue=frog giraffe chameleon cow dog anteater, belly=penguin pig hippo bear toad hamster, paws=bear lion cat dog fox wolf, shell=snail turtle crab tortoise"""),
    "made": rows("""nest=stork robin swallow wren crow duck dove sparrow, song=robin frog cricket canary blackbird nightingale rooster, house=mouse snail beaver rabbit badger mole fox, garden=mole rabbit goat hedgehog pig snail goose, hat=goose bear cat goat pig hen donkey, cake=bear hen mouse pig badger goose hedgehog, kite=fox rabbit bear mouse cat dog, boat=beaver frog duck rat otter mouse, snowman=bear fox rabbit squirrel badger hare, picture=monkey elephant pig cat goose mouse, dance=crane bear bee frog goat flamingo, joke=parrot monkey crow donkey hyena goose, scarf=hedgehog goose penguin llama fox mole, soup=badger mouse bear turtle goose frog, bed=dormouse bear cat hamster fox rabbit, tree house=squirrel raccoon owl bear monkey koala, drum=rabbit bear woodpecker monkey goat, sandcastle=crab turtle seagull otter dog, pumpkin=pig mouse hen goat mole rabbit"""),
    "do": rows("""jump higher=frog rabbit kangaroo grasshopper goat deer cat squirrel, run faster=horse hare dog deer ostrich fox wolf pony zebra, sing better=canary robin frog cricket rooster cuckoo donkey blackbird, swim faster=duck otter seal frog beaver penguin, climb higher=squirrel monkey goat cat bear koala raccoon, fly higher=eagle swallow butterfly crow gull bat stork dove, dig deeper=mole badger rabbit dog fox ant worm, sleep longer=bear hedgehog dormouse cat bat sloth marmot, eat more=pig bear hippo goat elephant hamster goose, shout louder=donkey rooster crow goose monkey lion seagull, see better=owl eagle cat hawk chameleon mouse, hide better=mouse lizard rabbit hare chameleon toad snail, dance better=bear crane bee goat flamingo monkey frog, hear better=rabbit bat deer owl mouse fox, carry more=ant donkey camel elephant horse ox, smell better=dog bear pig fox mole wolf, build better=beaver ant bee swallow stork spider weaverbird, hop farther=rabbit frog kangaroo sparrow cricket, dive deeper=duck seal penguin otter pelican, tell better stories=parrot crow owl turtle mouse goose, push harder=ox elephant ram bear pig rhino, roar louder=lion bear tiger dragon seal, slide farther=penguin otter seal walrus duck"""),
}  # fmt: skip
PLURAL = frozenset(split("ears, feathers, legs, whiskers, spots, stripes, teeth, eyes, horns, feet, wings, paws"))
MOVES = frozenset(split("jump, run, climb, dig, hop, slide, dance, carry, push"))
ARGUE_TURN = {
    "body": ["They were so busy that they did not look where they were going. Splash! Both of them fell into a deep mud puddle. When they came out, you could not tell one from the other.", "Then a strong wind began to blow. They had to hold on to each other, and for a while, nobody thought of any {n}.", "Just then, they heard a cry. A little mouse was stuck under a branch. They both hurried to help, and nobody asked who had the finest {n}."],
    "made": ["Then it began to storm, and a little mouse asked for help. They both helped, and nobody asked about the finest {n}.", "They both talked so long that they forgot the time. It grew dark, and they lost their way. They had to stay close together until morning.", "Then a small child came by and looked at both. \"One alone is nice,\" said the child, \"but I have never seen two of them side by side!\""],
    "do": ["So they tried it. Once, twice, three times they tried it. And each time, they were just the same!", "So they had a contest, and everyone came to watch. But in the middle of it, a little lamb fell into a hole. They both stopped at once and called for help, as loudly as they could, until the lamb was out again.", "So they tried it. But they only looked at each other, and not at the ground. Bump! They ran into each other and sat there with stars in their eyes."],
}  # fmt: skip
ARGUE_JUDGE = ["They asked the cow. \"Moo,\" said the cow and went on eating.", "They asked the snail. The snail thought about it for so long that they could not wait.", "They asked the old turtle. \"I have seen better,\" said the turtle, \"and I have seen worse.\"", "They asked the scarecrow. The scarecrow said nothing at all.", "They asked the hedgehog, but he rolled up and did not want to hear about it.", "They asked the farmer's wife. She only laughed and hung up her washing."]  # fmt: skip


def argue_cast(s: Story) -> tuple:
    """Cast two animals and set what they argue about; returns the class and how both are called."""
    sort = s.pick(("body", "made", "do", "do"))
    n, kinds = s.pick(FINEST[sort])
    a, b = s.sample(kinds.split(), 2)
    named = s.chance(0.5)
    cast(s, a, CANNOT_PRON.get(a, ""), tags=BEAST, adjs=("proud", "young", "old", "clever", "lively"))
    newcomer(s, "rival", b, adjs=("proud", "young", "old", "clever", "lively"))
    s.roles["rival"].pron = CANNOT_PRON.get(b) or s.roles["rival"].pron
    if not named:
        for role in ("hero", "rival"):
            s.names.discard(s.roles[role].name)
            s.roles[role].name = None
        s.roles["rival"].pron = s.roles["hero"].pron  # so that a pronoun never has to tell them apart
    be = "are" if n in PLURAL else "is"
    if sort == "do":
        s.set(n=n, q=f"who could {n}", mine=f"I can {n} than you", best=f"who can {n}")
        s.gist("who argues about who can {n}", "and {rival.a} who argue about who can {n}", "who wants to {n} than everyone else")  # fmt: skip
    else:
        past_be = "were" if be == "are" else "was"
        s.set(n=n, q=f"whose {n} {past_be} the finest", mine=f"My {n} {be} the finest", best=f"whose {n} {be} the finest")  # fmt: skip
        s.gist("and {rival.a} who argue about whose {n} " + be + " the finest", "who is proud of {his} {n}", "who thinks that {his} {n} " + be + " the finest")  # fmt: skip
    pair = s.pick(("{hero.raw} the {hero.kind} and {rival.raw} the {rival.kind}", "the {hero.kind} {hero.raw} and the {rival.kind} {rival.raw}") if named else ("the {hero.kind} and the {rival.kind}", "{hero.a} and {rival.a}", "{hero.a} and {rival.a}"))  # fmt: skip
    return sort, pair


@plot(
    weight=1.5, hero="person grown", grown=True, worlds="town farm castle",
    gists=["who argues with {rival.a} about {best}", "and {rival.a} who argue", "who argues about {best}", "who wants to know {best}"],
)  # fmt: skip
def two_argue(s: Story) -> None:
    """Two animals argue about whose tail is the finest or who can jump higher."""
    sort, pair = argue_cast(s)
    tell(s, [
        "WHO were arguing about {q}.", "{One_day}, WHO argued about {q}.", "\"{mine}!\" {cried|said} {hero.a}. \"No, {mine}!\" said {rival.a}." if sort == "do" else "\"{mine}!\" said {hero.a}. \"No, mine!\" said {rival.a}.", "Nobody could tell {q}: WHO argued about it all day.", "WHO could not agree on {q}.", "There were once two neighbors, WHO, who always argued about {q}.", "Every morning, WHO met by the {pond|brook|old oak} and argued about {q}.", "By the {well|fence|river}, WHO stood and argued about {q}.", "WHO were good friends until they argued about {q}.",
        "The whole {forest|farm|meadow} could hear it: WHO were arguing about {q}.", "Do you know {best}? WHO argued about that for a whole week.", "It all began when WHO wanted to know {q}.", "On a hot afternoon, WHO began to argue about {q}.", "What a noise! WHO were arguing about {q}.",
    ], pair)  # fmt: skip
    for role in ("hero", "rival"):
        s.roles[role].known = True
    s.talk(
        "hero",
        "{mine}! Everybody knows that.",
        "Just look at me! {mine}!",
        "There is no question about it. {mine}!",
        mood="proud",
        instead="For {hero}, there was no question about it.",
    )
    s.talk("rival", "You? Do not make me laugh. {mine}!", "That is not true! {mine}!", "Ha! Wait and see. {mine}!" if sort == "do" else "Ha! {mine}, and not yours!", mood="proud", instead="But {rival} saw it the other way around.")  # fmt: skip
    s.say("So it went on, in the morning and in the evening. Nobody knew {q}.", "They argued about {q} until the birds flew away.", "The sun went down, and they still did not know {q}.", "They did not eat and they did not sleep. They only wanted to know {q}.", "The {hero.kind} and the {rival.kind} argued so loudly about {q} that nobody could take a nap.")  # fmt: skip
    s.par()
    s.say("\"Let us ask somebody {best},\" said {rival} at last." if s.talks else "At last, they wanted to ask somebody {q}.", "Somebody had to decide {q}.", "Then they had an idea. Somebody else should say {q}.")  # fmt: skip
    judges = ARGUE_JUDGE if s.talks else [j for j in ARGUE_JUDGE if '"' not in j]
    both = (s.roles["hero"].kind.name, s.roles["rival"].kind.name)
    for j in s.sample([j for j in judges if not any(k in j for k in both)], s.turns(1, 2)):
        s.say(j)
    s.maybe(0.5, "So they still did not know {q}.", "Now they were just as wise as before.", "\"Then we must find out on our own,\" said {hero}." if s.talks else "So they had to find out on their own.")  # fmt: skip
    s.par(0.4)
    turns = [x for x in ARGUE_TURN[sort] if s.talks or '"' not in x]
    s.say(*(turns if sort != "do" or s.vars["n"].split()[0] in MOVES else turns[:2]))
    s.say("They looked at each other. And then they began to laugh, and they could not stop.", "For a while, it was very quiet. Then both of them had to smile.", "Then the {hero.kind} looked at the {rival.kind}, and the {rival.kind} looked at the {hero.kind}, and they both burst out laughing.")  # fmt: skip
    s.talk("hero", "You are very good, too." if sort == "do" else "Yours {is|are} very fine, too.".replace("{is|are}", "are" if s.vars["n"] in PLURAL else "is"), "How silly we were!", "Why did we argue at all?", mood="kind", instead="{hero} said that they had been silly.")  # fmt: skip
    s.talk("rival", "We are both good at it, each in our own way." if sort == "do" else "You have yours, and I have mine. That is just right.", "It does not matter {best}.", "I would rather have a friend than be the best.", mood="happy", instead="{rival} thought so, too.")  # fmt: skip
    s.say("Then the {hero.kind} and the {rival.kind} went home side by side.", "They shared an apple, and the evening was very peaceful.", "From then on, they practiced together." if sort == "do" else "From then on, each of them told everyone how fine the other one's {n} " + ("were." if s.vars["n"] in PLURAL else "was."))  # fmt: skip
    finish(s, [
        "And to this day, nobody knows {best}.", "And whenever somebody asked {q}, they both said, \"What a silly question!\"" if s.talks else "And they never argued about {q} again.", "And they never argued about {q} again.", "{best.c}? Ask the {hero.kind} and the {rival.kind}, and they will only laugh.".replace("{best.c}", s.vars["best"][0].upper() + s.vars["best"][1:]),
    ], ("A friend is worth more than being the best.", "Everyone is fine in their own way.", "It is silly to argue about who is the best."))  # fmt: skip
