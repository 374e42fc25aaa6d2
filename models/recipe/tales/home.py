"""Tales of home and family."""

from models.recipe.tales import Tale

TALES = [
    Tale(
        "first_tooth",
        "a {kind} who loses a tooth",
        [
            "{n} lost {his} first tooth at breakfast.",
            "{n} had a loose tooth. At breakfast, {he} bit into {a piece of bread|an apple}, and the tooth fell out.",
            "One morning, {n} felt something hard in {his} mouth. It was {his} tooth!",
        ],
        [
            "The tooth was {small|tiny} and white.",
            "{He} held the tooth in {his} hand and looked at it from all sides.",
            "{n} ran to the mirror to see the {gap|hole} where the tooth had been.",
        ],
        [
            "? When {n} tried to whistle, only air came out of the gap.",
            "? {n} put {his} tongue into the gap. It felt {funny|strange}.",
        ],
        [
            '"Put the tooth under your pillow tonight," said {m}.',
            '{M} smiled. "Now you are growing up," {mhe} said. "Keep the tooth in a safe place."',
        ],
        [
            "But when {n} wanted to show the tooth to {f}, the tooth was gone.",
            "{n} put the tooth on the table. A minute later, it was not there anymore.",
        ],
        [
            "{n} looked under the table and behind the {chair|door}. No tooth! {He} began to cry.",
            "{He} looked in {his} pockets and in {his} {shoe|cup}. The tooth was not there.",
        ],
        [
            'Then {mname} laughed. "Look at the plate," {mhe} said. The tooth was lying between the crumbs.',
            "At last, {n} saw something white on the floor. The dog was just about to lick it up. It was the tooth!",
        ],
        [
            "That night, {n} put the tooth under {his} pillow and slept with a smile.",
            "{n} put the tooth into a little box and kept it for many years.",
        ],
    ),
]
