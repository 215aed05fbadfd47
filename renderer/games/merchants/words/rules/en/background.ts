import type { Background } from '../../../../../words/book.ts'

export const background: Background[] = [
  {
    id: 'merchant',
    title: 'A merchantman',
    text: 'A trading ship was built for room, not for speed, and manned by as few as the owner dared: a dozen men where a pirate of the same size had eighty. Most crews gave up without a shot. It was not their silk.',
    keywords: ['merchantman', 'crew', 'ship', 'trade'],
  },
  {
    id: 'pirate-crew',
    title: 'A pirate crew',
    text: 'They voted. The captain commanded in a fight; at all other times the quartermaster had as much to say, and both could be turned out by the men. Articles signed on board laid down the shares: those of Bartholomew Roberts gave the captain two, and a common man one. In the navy it was otherwise.',
    keywords: ['pirate', 'vote', 'quartermaster', 'articles', 'share', 'Roberts'],
  },
  {
    id: 'convoy',
    title: 'Sailing together',
    text: 'Merchants who feared for their ships waited for one another and for an escort. In the summer of 1693 some two hundred sail, bound for Smyrna, ran into the French fleet off Lagos in Portugal. About ninety were lost. Insurance in London was never quite the same.',
    keywords: ['convoy', 'Smyrna', 'Lagos', 'insurance', '1693'],
  },
  {
    id: 'lloyd',
    title: 'Mr Lloyd’s coffee',
    text: 'Edward Lloyd kept a coffee house by the Thames, from the 1680s on. Captains came for the coffee, and people who would insure a ship came for the captains. The house is gone; the insuring went on.',
    keywords: ['Lloyd', 'coffee', 'insurance', 'London'],
  },
  {
    id: 'silk',
    title: 'Silk',
    text: 'China kept the secret of it for so long that Rome thought it grew on trees. About the year 552, it is told, two monks brought the eggs of the moth to Constantinople in hollow canes. Smuggling has rarely weighed less.',
    keywords: ['silk', 'China', 'monks', 'Constantinople', 'smuggling'],
  },
  {
    id: 'spice',
    title: 'Spice',
    text: 'Nutmeg grew on the Banda Islands and nowhere else. One of them, Run, belonged to the English. In 1667 they gave up their claim to it, and the Dutch theirs to a town called New Amsterdam. It is larger now.',
    keywords: ['spice', 'nutmeg', 'Banda', 'Run', 'New York', 'Breda'],
  },
  {
    id: 'gold',
    title: 'Gold under water',
    text: 'In July 1715 a hurricane threw eleven ships of the Spanish treasure fleet on the coast of Florida. Divers worked for years, and robbers robbed the divers: Henry Jennings came from Jamaica with three hundred men. Coins still wash up on that beach.',
    keywords: ['gold', 'treasure fleet', '1715', 'Florida', 'Jennings', 'wreck'],
  },
  {
    id: 'kidd',
    title: 'Buried treasure',
    text: 'Pirates spent; they hardly ever buried. William Kidd did leave gold on Gardiners Island near New York in 1699, to have something to bargain with. It was dug up within weeks and sent to London as evidence. He was hanged in 1701, and people have been digging ever since.',
    keywords: ['buried treasure', 'Kidd', 'Gardiners Island', '1699', 'evidence'],
  },
  {
    id: 'every',
    title: 'The one who got away',
    text: 'In September 1695 Henry Every took the Ganj-i-Sawai, the great ship of the Mughal emperor, on its way home from Mecca. England set a price of five hundred pounds on him, and the East India Company doubled it. He was never found, or never asked for a receipt.',
    keywords: ['Every', 'Mughal', 'Ganj-i-Sawai', '1695', 'escape'],
  },
  {
    id: 'compass',
    title: 'The compass',
    text: 'A Chinese scholar, Shen Kuo, described the needle in 1088, and noted that it does not quite point south. Europe heard of it a century later. How far it is out differs from place to place; Columbus noticed that at sea, and said little of it to the crew.',
    keywords: ['compass', 'needle', 'Shen Kuo', 'Columbus'],
  },
  {
    id: 'sextant',
    title: 'The sextant',
    text: 'A sixth of a circle, with mirrors, to measure how high the sun stands. John Hadley in London and Thomas Godfrey in Philadelphia thought of the mirrors at almost the same time, about 1730; theirs was an eighth, an octant. The pirates of the great days had neither, and used a staff and their eyes.',
    keywords: ['sextant', 'octant', 'Hadley', 'Godfrey', 'sun'],
  },
  {
    id: 'longitude',
    title: 'Where east is',
    text: 'How far north one was could be read from the sun. How far east, nobody could say. In 1707 four English warships struck the rocks of Scilly, and well over a thousand men drowned. Seven years later Parliament offered twenty thousand pounds for an answer. It was a clock.',
    keywords: ['longitude', 'Scilly', '1707', 'clock', 'prize'],
  },
  {
    id: 'cutlass',
    title: 'The cutlass',
    text: 'A short, broad blade, because a long one catches in the rigging. It needed little schooling and could also open a barrel, clear a rope, or cut the supper. Musket and cannon did not help with supper.',
    keywords: ['cutlass', 'blade', 'musket', 'cannon'],
  },
  {
    id: 'doldrums-name',
    title: 'The doldrums',
    text: 'A belt near the equator where the winds of both halves of the world meet, and rise, and are of no use. A ship could lie there for weeks. The word meant low spirits first; then sailors found the place for it.',
    keywords: ['doldrums', 'calm', 'equator', 'wind', 'name'],
  },
  {
    id: 'press',
    title: 'The press gang',
    text: 'The English navy took its sailors where it found them: in taverns, and from merchant ships coming home. An officer, a few strong men, and a paper from the Admiralty. Gentlemen were exempt, if they could prove it quickly.',
    keywords: ['press gang', 'navy', 'sailor', 'tavern', 'impressment'],
  },
  {
    id: 'spyglass-name',
    title: 'The spyglass',
    text: 'In 1608 Hans Lipperhey of Middelburg asked for a patent on an instrument for seeing far. It was refused: others had it too, and it was too easy to copy. They paid him well for a few, all the same.',
    keywords: ['spyglass', 'telescope', 'Lipperhey', '1608', 'patent'],
  },
]
