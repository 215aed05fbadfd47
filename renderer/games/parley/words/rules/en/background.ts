import type { Background } from '../../../../../words/book.ts'

export const background: Background[] = [
  {
    id: 'parley',
    title: 'A parley',
    text: 'From the French parler, to speak: a talk between enemies while the guns are silent. Whoever came under a white flag was to leave unharmed. In this game the captains talk, and every one of them has been paid by somebody else.',
    keywords: ['parley', 'truce', 'white flag', 'name'],
  },
  {
    id: 'corsair',
    title: 'A corsair',
    text: 'A corsair robbed at sea with a ruler’s leave; a pirate robbed without. The word comes from the Latin cursus, a run or a voyage. Both shores of the Mediterranean had them: Algiers, Tunis and Tripoli in the south, the Knights of Malta and of Saint Stephen in the north. To those on board the other ship the difference was small.',
    keywords: ['corsair', 'pirate', 'Barbary', 'Malta'],
  },
  {
    id: 'privateer',
    title: 'A privateer',
    text: 'A private ship with a public licence for war. The crown paid nothing for it and took a share of the catch. A prize court decided whether the catch was lawful; until then it might not be sold.',
    keywords: ['privateer', 'prize court', 'licence'],
  },
  {
    id: 'letter',
    title: 'The letter of marque',
    text: 'In Italian, lettera di corsa. A paper that named the ship, the captain and the enemy he might take. Such letters began as leave to get one’s own back: a merchant robbed by strangers might rob them in return. In 1856 most of the powers gave them up, in the Declaration of Paris.',
    keywords: ['letter of marque', 'lettera di corsa', 'licence', 'Paris'],
  },
  {
    id: 'prize',
    title: 'Prize money',
    text: 'A ship that was taken, and all in it, was a prize. It was sold and the money shared out: something for the crown, something for the owners, something for the crew. A common sailor’s share was the smallest, so he prayed for large ships.',
    keywords: ['prize', 'share', 'booty'],
  },
  {
    id: 'admiral',
    title: 'An admiral',
    text: 'The word is Arabic: amīr, a commander. It reached Europe by way of Sicily, where the Norman kings of the twelfth century gave the title to the men who led their fleets. So every admiral of the Christian powers bore an Arabic title, and few of them knew.',
    keywords: ['admiral', 'amir', 'Arabic', 'Sicily'],
  },
  {
    id: 'blackmail',
    title: 'Blackmail',
    text: 'A word from the Scottish borders of the sixteenth century. Mail was rent. Black mail was what one paid to be robbed by nobody else.',
    keywords: ['blackmail', 'mail', 'rent', 'Scotland'],
  },
  {
    id: 'berbers',
    title: 'The Berbers',
    text: 'The old people of the Maghreb; Europe called their shore Barbary. In the course of the sixteenth century Algiers, Tripoli and Tunis came under the sultan’s flag, and went on living largely by their own lights. The best-known captains of that shore, the brothers Oruç and Hayreddin, whom Europe called Barbarossa, were no Berbers: they came from the island of Lesbos.',
    keywords: ['Berbers', 'Barbary', 'Maghreb', 'Barbarossa', 'Algiers'],
  },
  {
    id: 'venetians',
    title: 'The Venetians',
    text: 'A republic of merchants on a lagoon. Its Arsenal could fit out a galley in a day, for show when a king came visiting. Venice held Candia, today’s Crete, until 1669 and Cyprus until 1571, and bought spices from whoever ruled in Egypt.',
    keywords: ['Venice', 'Arsenal', 'Crete', 'Candia', 'Cyprus'],
  },
  {
    id: 'spaniards',
    title: 'The Spaniards',
    text: 'Their kings ruled Sardinia, Sicily and Naples too, so that half of the western sea was a Spanish street. In 1571, with Venice and the Pope, they beat the sultan’s fleet off Lepanto. The next spring he had a new one.',
    keywords: ['Spain', 'Lepanto', 'Naples', 'Sicily'],
  },
  {
    id: 'french',
    title: 'The French',
    text: 'They kept their galleys at Marseille. King Francis I allied himself with Sultan Süleyman against the Emperor, and in the winter of 1543 Hayreddin’s fleet lay in the harbour of Toulon. Much of Europe was shocked; some took note.',
    keywords: ['France', 'Marseille', 'Francis', 'Toulon'],
  },
  {
    id: 'turks',
    title: 'The Turks',
    text: 'The Ottomans took Constantinople in 1453, Rhodes in 1522 and Cyprus in 1571. In 1538 Hayreddin beat the allied fleets off Preveza, and for a generation the eastern sea was the sultan’s.',
    keywords: ['Ottoman', 'Constantinople', 'Rhodes', 'Preveza', 'sultan'],
  },
  {
    id: 'mamluks',
    title: 'The Mamluks',
    text: 'Soldiers bought as slaves, who made themselves sultans of Egypt and Syria in 1250. They ruled from Cairo and taxed the pepper that passed through Alexandria. In 1517 the Ottomans ended that. So all six powers of this table shared the sea for a short time only; it must have been crowded.',
    keywords: ['Mamluk', 'Egypt', 'Cairo', 'Alexandria', 'pepper'],
  },
  {
    id: 'knights',
    title: 'Malta and its falcon',
    text: 'In 1530 the Emperor Charles V gave Malta to the Knights of Saint John. The rent was one falcon a year. In 1565 the Ottomans besieged the island for almost four months, and left without it.',
    keywords: ['Malta', 'knights', 'falcon', 'siege'],
  },
  {
    id: 'ragusa',
    title: 'Ragusa',
    text: 'Today’s Dubrovnik: a small republic that traded with everyone, paid tribute to the sultan, and wrote Libertas on its flag. It kept that up for centuries.',
    keywords: ['Ragusa', 'Dubrovnik', 'Libertas', 'republic'],
  },
  {
    id: 'names',
    title: 'Old names of ports',
    text: 'Konstantiniyye is Istanbul, as the sultan’s coins called it. Cezayir is Algiers, Trablus is Tripoli in Libya, Candia is Heraklion in Crete, İskenderiye is Alexandria, İzmir was Smyrna to the West.',
    keywords: ['name', 'Istanbul', 'Algiers', 'Tripoli', 'Alexandria', 'Smyrna', 'Heraklion'],
  },
  {
    id: 'charts',
    title: 'Charts and monsters',
    text: 'The sailors’ charts of the Mediterranean, called portolans, are criss-crossed by lines of wind and surprisingly exact; the oldest that survive are of the late thirteenth century. Monsters had their best days on Olaus Magnus’s map of the northern seas, in 1539. The kraken is a Norwegian, a long way from home.',
    keywords: ['chart', 'portolan', 'monster', 'kraken', 'compass'],
  },
]
