import type { Background } from '../../../../../words/book.ts'

export const background: Background[] = [
  {
    id: 'port-royal',
    title: 'Port Royal',
    text: 'A town on a spit of sand off Jamaica. The English took the island from Spain in 1655, found themselves short of warships, and invited the robbers of the neighbourhood in. For a generation it was the richest English town in those seas, and had the reputation that goes with it.',
    keywords: ['Port Royal', 'Jamaica', 'town', 'name', 'England', 'Spain'],
  },
  {
    id: 'earthquake',
    title: 'The town that went under',
    text: 'On 7 June 1692, shortly before noon, the earth shook and the sand turned to water. Most of the town slid into the harbour, some houses upright. A watch that divers brought up in our own time had stopped at about seventeen minutes to twelve. The survivors moved across the bay and founded Kingston.',
    keywords: ['earthquake', '1692', 'sunk', 'Kingston', 'watch'],
  },
  {
    id: 'buccaneers',
    title: 'Buccaneers',
    text: 'The first of them hunted wild cattle on Hispaniola and smoked the meat on a wooden frame, in French a boucan. When Spain killed off the herds, they took to hunting Spaniards. The name stayed; the smell probably did too.',
    keywords: ['buccaneer', 'boucan', 'Hispaniola', 'name'],
  },
  {
    id: 'morgan',
    title: 'Henry Morgan',
    text: 'In January 1671 he took Panama with an English commission in his pocket. Peace had been signed half a year before. He was sent to London to be punished and came back knighted, as deputy governor. He was buried outside Port Royal in 1688; four years later the sea took the graveyard too.',
    keywords: ['Morgan', 'Panama', 'governor', 'knight'],
  },
  {
    id: 'governor',
    title: 'The governor',
    text: 'He gave out commissions against Spain, and took money for each. When London wanted peace, Governor Modyford was fetched home and lodged in the Tower for two years. Then he went back to Jamaica as its chief justice.',
    keywords: ['governor', 'Modyford', 'commission', 'Tower'],
  },
  {
    id: 'tax',
    title: 'The king’s share',
    text: 'A privateer of Jamaica owed one fifteenth of the catch to the king and one tenth to the king’s brother, who was Lord High Admiral. The collectors sat in Port Royal. They are not known to have been popular.',
    keywords: ['tax', 'fifteenth', 'tenth', 'king', 'admiral'],
  },
  {
    id: 'coins',
    title: 'Pieces of eight',
    text: 'A Spanish silver dollar was worth eight reals, and was cut into bits when somebody wanted change. It was struck in Mexico and Peru and taken everywhere, from Boston to Canton. Port Royal had many, and few of them had been earned.',
    keywords: ['coin', 'piece of eight', 'real', 'dollar', 'silver', 'money'],
  },
  {
    id: 'pinnace',
    title: 'Pinnace and skiff',
    text: 'A pinnace was a small, quick vessel that went along with larger ones, to scout and carry word; some were boats with oars, some true ships. A skiff is smaller still. Whoever knew the shoals could do harm in either.',
    keywords: ['pinnace', 'skiff', 'boat', 'ship'],
  },
  {
    id: 'flute',
    title: 'The flute',
    text: 'In Dutch, fluit: a cheap, bulging freighter from the end of the sixteenth century, which a small crew could handle. Its deck was narrow and its belly wide. They say that this saved tolls on the way to the Baltic, where one paid by the deck.',
    keywords: ['flute', 'fluit', 'Dutch', 'freighter', 'toll'],
  },
  {
    id: 'frigate',
    title: 'The frigate',
    text: 'First a light vessel with oars in the Mediterranean, then a lean warship. Dunkirk sent fast ones to sea against the Dutch, and the word came to mean anything quick with guns. Merchants learned to tell it by the sails, from far away.',
    keywords: ['frigate', 'warship', 'Dunkirk'],
  },
  {
    id: 'galleon',
    title: 'The galleon',
    text: 'The big ship of the Spanish treasure fleets, which met in Havana and sailed home together. In 1628 the Dutchman Piet Heyn caught the one from Mexico in a bay of Cuba. It was worth almost twelve million guilders; his own share was seven thousand.',
    keywords: ['galleon', 'treasure fleet', 'silver', 'Piet Heyn', 'Havana'],
  },
  {
    id: 'skull',
    title: 'Skull and bones',
    text: 'In July 1700 an English captain chased the Frenchman Emanuel Wynn off the Cape Verde Islands. He wrote down the flag: black, with crossed bones, a skull and an hourglass. It is the oldest report of such a flag that we know of. The hourglass meant: not long now.',
    keywords: ['skull', 'flag', 'Jolly Roger', 'Wynn', 'hourglass'],
  },
  {
    id: 'women',
    title: 'Mademoiselles with swords',
    text: 'In November 1720 Anne Bonny and Mary Read stood before a court in Jamaica, for piracy under John Rackham. Witnesses told of men’s jackets, pistols and machetes. Both women declared that they were with child, and were not hanged. Rackham had been, at Port Royal.',
    keywords: ['women', 'Anne Bonny', 'Mary Read', 'Rackham', 'pirate'],
  },
  {
    id: 'jester',
    title: 'Jesters',
    text: 'Pirates played too. Of the crew of Thomas Anstis it is told that they held a mock court on an island off Cuba, with a judge up a tree in a tarpaulin robe. The accused begged his lordship to consider. His lordship asked whether dinner was ready.',
    keywords: ['jester', 'mock trial', 'Anstis', 'court', 'Cuba'],
  },
  {
    id: 'faiths',
    title: 'Priests, and many churches',
    text: 'Port Royal asked nobody what he believed. Anglicans, Presbyterians, Quakers, Catholics and Jews each had a place to pray, a short walk from one another. The taverns were closer.',
    keywords: ['priest', 'church', 'religion', 'synagogue', 'Quakers'],
  },
  {
    id: 'expedition',
    title: 'An expedition that paid',
    text: 'In 1687 William Phips of Maine, once a ship’s carpenter, found a Spanish treasure ship that had lain off Hispaniola for 46 years. His divers brought up more than two hundred thousand pounds. He was knighted and made governor of Massachusetts. Most people who looked for treasure found water.',
    keywords: ['expedition', 'treasure', 'Phips', 'wreck', 'divers'],
  },
]
