import type { PortMap } from './map.ts'

/** Section 10: the printed map, as its file. */
export const MEDITERRANEAN: PortMap = {
  id: 'mediterranean',
  title: 'Mediterranean',
  ports: [
    { id: 'malta', name: 'Malta', cell: [3, 3], lon: 14.45, lat: 35.9 },
    { id: 'athena', name: 'Athena', cell: [4, 3], lon: 23.7, lat: 37.9 },
    { id: 'sicilia', name: 'Sicilia', cell: [4, 2], lon: 14, lat: 37.5 },
    { id: 'sardegna', name: 'Sardegna', cell: [3, 2], lon: 9.1, lat: 39.3 },
    { id: 'tunis', name: 'Tunis', cell: [2, 3], lon: 10.2, lat: 36.8 },
    { id: 'cezayir', name: 'Cezayir', cell: [1, 3], lon: 3, lat: 36.7 },
    { id: 'valencia', name: 'Valencia', cell: [1, 2], lon: -0.4, lat: 39.5 },
    { id: 'barcelona', name: 'Barcelona', cell: [0, 1], lon: 2.1, lat: 41.4 },
    { id: 'marseille', name: 'Marseille', cell: [1, 1], lon: 5.4, lat: 43.3 },
    { id: 'genova', name: 'Genova', cell: [2, 1], lon: 8.9, lat: 44.4 },
    { id: 'napoli', name: 'Napoli', cell: [3, 1], lon: 14.2, lat: 40.8 },
    { id: 'venezia', name: 'Venezia', cell: [4, 0], lon: 12.4, lat: 45.4 },
    { id: 'ragusa', name: 'Ragusa', cell: [4, 1], lon: 18.1, lat: 42.6 },
    { id: 'konstantiniyye', name: 'Konstantiniyye', cell: [5, 1], lon: 28.9, lat: 41 },
    { id: 'izmir', name: 'İzmir', cell: [6, 2], lon: 27, lat: 38.4 },
    { id: 'rodos', name: 'Rodos', cell: [5, 3], lon: 28.1, lat: 36.3 },
    { id: 'candia', name: 'Candia', cell: [5, 4], lon: 25.1, lat: 35.2 },
    { id: 'cipro', name: 'Cipro', cell: [6, 3], lon: 33.2, lat: 35.1 },
    { id: 'iskenderiye', name: 'İskenderiye', cell: [6, 4], lon: 29.9, lat: 31.2 },
    { id: 'trablus', name: 'Trablus', cell: [3, 4], lon: 13.2, lat: 32.9 },
  ],
  monsters: [
    { cell: [2, 2], kind: 'kraken' },
    { cell: [5, 2], kind: 'sea-serpent' },
    { cell: [4, 4], kind: 'whale' },
    { cell: [7, 4], kind: 'octopus' },
    { cell: [0, 3], kind: 'sea-serpent' },
  ],
  admirals: ['barcelona', 'venezia', 'trablus', 'cipro'],
}
