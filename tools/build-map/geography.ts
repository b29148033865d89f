/** Longitude and latitude in degrees. */
export type Place = readonly [lon: number, lat: number];

/**
 * Waters that are too narrow for the grid; they are cut open along these lines.
 */
export const STRAITS: readonly { readonly name: string; readonly line: readonly Place[] }[] = [
  {
    name: 'Bosphorus',
    line: [
      [29.2, 41.35],
      [29.08, 41.1],
      [28.95, 40.95],
    ],
  },
  {
    name: 'Dardanelles',
    line: [
      [25.95, 40.0],
      [26.35, 40.12],
      [26.6, 40.3],
      [27.2, 40.5],
    ],
  },
  {
    name: 'Sound',
    line: [
      [12.4, 56.2],
      [12.68, 55.95],
      [12.85, 55.6],
      [12.75, 55.2],
    ],
  },
  {
    name: 'Great Belt',
    line: [
      [10.9, 55.9],
      [10.95, 55.4],
      [10.95, 54.9],
      [11.0, 54.5],
    ],
  },
  {
    name: 'Little Belt',
    line: [
      [10.2, 55.75],
      [9.8, 55.55],
      [9.65, 55.35],
      [9.85, 55.1],
      [10.1, 54.85],
    ],
  },
  {
    name: 'Gibraltar',
    line: [
      [-6.2, 35.95],
      [-5.6, 35.95],
      [-5.0, 36.0],
    ],
  },
  {
    name: 'Messina',
    line: [
      [15.75, 38.4],
      [15.62, 38.2],
      [15.5, 37.9],
    ],
  },
  {
    name: 'Kerch',
    line: [
      [36.6, 44.9],
      [36.55, 45.3],
      [36.9, 45.7],
    ],
  },
  {
    name: 'Bonifacio',
    line: [
      [8.6, 41.25],
      [9.3, 41.32],
      [9.8, 41.3],
    ],
  },
  {
    name: 'Corfu',
    line: [
      [19.7, 39.9],
      [20.1, 39.65],
      [20.2, 39.3],
    ],
  },
  {
    name: 'Otranto to the Gulf of Patras',
    line: [
      [20.6, 38.3],
      [21.5, 38.3],
      [22.3, 38.25],
      [22.95, 38.08],
    ],
  },
];

/** Where each sea area is named and its counters stand. */
export const SEA_PLACES: { readonly [sea: string]: Place } = {
  adriatic: [15.6, 43.0],
  aegean: [25.1, 38.6],
  alboran_sea: [-3.2, 36.0],
  balearic_sea: [4.2, 38.6],
  bay_of_biscay: [-4.6, 45.4],
  dardanelles: [28.0, 40.72],
  east_baltic: [19.6, 56.9],
  east_black_sea: [37.2, 43.4],
  english_channel: [-2.0, 49.95],
  gulf_of_bothnia: [19.6, 62.0],
  gulf_of_cadiz: [-7.6, 36.0],
  gulf_of_finland: [26.2, 59.9],
  gulf_of_lions: [4.4, 42.3],
  gulf_of_sirte: [17.2, 32.6],
  ionian_sea: [18.6, 37.4],
  irish_sea: [-5.4, 53.7],
  kattegat: [11.3, 57.0],
  levant: [30.8, 33.6],
  ligurian_sea: [8.4, 43.5],
  north_atlantic: [-10.4, 51.6],
  north_sea: [3.4, 55.6],
  norwegian_sea: [1.0, 62.2],
  off_yarmouth: [2.7, 52.35],
  portuguese_coast: [-10.3, 40.6],
  tyrrhenian_sea: [12.2, 39.7],
  west_baltic: [14.4, 54.9],
  west_black_sea: [31.0, 43.4],
  western_approaches: [-7.6, 49.7],
};

/**
 * Shores and waters that belong to an area by its links and coasts though another is nearer.
 */
export const AREA_LINES: readonly { readonly area: string; readonly line: readonly Place[] }[] = [
  {
    area: 'bristol',
    line: [
      [-3.2, 51.15],
      [-4.1, 51.15],
      [-4.5, 50.85],
      [-5.0, 50.45],
      [-5.35, 50.2],
    ],
  },
  {
    area: 'glasgow',
    line: [
      [-5.0, 56.2],
      [-5.3, 56.9],
      [-5.3, 57.5],
      [-5.1, 58.1],
      [-5.0, 58.55],
    ],
  },
  {
    area: 'inverness',
    line: [
      [-4.2, 57.5],
      [-4.5, 58.0],
      [-4.6, 58.5],
      [-3.2, 58.55],
      [-3.0, 59.0],
    ],
  },
  {
    area: 'constantinople',
    line: [
      [28.9, 41.05],
      [28.2, 41.1],
      [27.6, 41.02],
      [27.1, 40.75],
      [26.6, 40.45],
      [26.2, 40.12],
    ],
  },
];
export const SEA_LINES: readonly { readonly sea: string; readonly line: readonly Place[] }[] = [
  {
    sea: 'ionian_sea',
    line: [
      [18.6, 37.4],
      [16.0, 36.5],
      [14.6, 36.45],
      [13.7, 36.9],
    ],
  },
  {
    sea: 'tyrrhenian_sea',
    line: [
      [12.2, 39.7],
      [15.0, 38.9],
      [15.6, 38.35],
    ],
  },
  {
    sea: 'ionian_sea',
    line: [
      [18.6, 37.4],
      [20.6, 38.3],
      [21.5, 38.3],
      [22.3, 38.25],
      [22.95, 38.08],
    ],
  },
  {
    sea: 'norwegian_sea',
    line: [
      [1.0, 62.2],
      [-3.2, 59.6],
      [-4.2, 58.75],
    ],
  },
  {
    sea: 'north_atlantic',
    line: [
      [-10.4, 51.6],
      [-9.4, 55.5],
      [-8.2, 57.8],
      [-6.3, 58.75],
      [-5.3, 58.75],
      [-4.75, 58.65],
    ],
  },
  {
    sea: 'western_approaches',
    line: [
      [-7.6, 49.7],
      [-6.0, 50.05],
    ],
  },
];
