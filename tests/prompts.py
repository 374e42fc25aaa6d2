"""Prompts of mixed length. A test asserts that `transformers` decides each of their tokens by a wide gap."""

PROMPTS = [
    "Once",
    "The",
    "Once upon a time",
    "One rainy morning, a small duck",
    "Tom had a red ball.",
    "Mia was a girl who loved to paint.",
    "There was a little fox named Tim who lived in the forest.",
    "In a quiet village by the sea lived an old baker.",
    '"Where is my hat?" asked Ben.',
    "Lily and Sam were best friends. Every day they played in the park after school.",
    "It was the first day of winter, and the snow was deep. A little rabbit looked out of the window.",
    "The kite flew up, up, up. Then the string broke.",
    "Anna found a shiny key under the old tree. She did not know what it could open, so she asked her grandpa.",
    "A small robot named Beep lived in a toy shop.",
    "Max was sad because his boat had a hole.",
    "Once upon a time, there was a big bear who could not sleep. He counted sheep. He drank warm milk. He closed his "
    "eyes and lay very still. Nothing helped.",
    "The farmer had three hens and one very loud rooster.",
    "Every evening, the lamp in the lighthouse went on.",
    "Ella wanted to make a cake for her mom. She took flour, eggs, and sugar. She put everything in a big bowl and "
    "mixed it with a spoon. Her little brother came into the kitchen and asked if he could help. Ella smiled and gave "
    "him the spoon. They mixed and mixed until their arms were tired. Then they put the cake in the oven and waited.",
    "One night, a star fell from the sky and landed in the garden. A boy named Leo heard a soft sound and went outside "
    "in his pajamas. The star was small and warm, and it was crying. It wanted to go home, but it was too weak to fly. "
    "Leo put the star in his pocket and took it to his room. He gave it a blanket made of wool.",
]

MAX_TOKENS = [24, 32, 1, 17, 40, 8, 32, 32, 3, 48, 20, 32, 28, 16, 32, 24, 2, 36, 32, 40]

CHATS = [
    "What is the capital of France?",
    "Name three colors.",
    "Write one sentence about a cat.",
    "What is 2 + 2?",
    "Say hello in Spanish.",
]
