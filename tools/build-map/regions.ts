/** The windows of the map: each with the provinces of minor countries in it, and the powers whose home it is. */
export const REGIONS: readonly {
  readonly id: string;
  readonly name: string;
  readonly powers?: readonly string[];
  readonly provinces?: readonly string[];
}[] = [
  { id: 'france', name: 'France', powers: ['france'], provinces: ['Flanders', 'Holland'] },
  { id: 'british-isles', name: 'The British Isles', powers: ['great_britain'] },
  { id: 'iberia', name: 'Spain and Portugal', powers: ['spain'], provinces: ['Portugal', 'Gibraltar'] },
  {
    id: 'germany',
    name: 'Germany',
    provinces: [
      ...['Palatinate', 'Kleves', 'Berg', 'Hesse', 'Hanover', 'Duchies', 'Saxony', 'Baden', 'Wurttemburg', 'Bavaria'],
      ...['Mecklenburg', 'Switzerland'],
    ],
  },
  { id: 'prussia', name: 'Prussia', powers: ['prussia'] },
  { id: 'austria', name: 'Austria', powers: ['austria'] },
  {
    id: 'italy',
    name: 'Italy',
    provinces: [
      ...['Piedmont', 'Lombardy', 'Venetia', 'Romagna', 'Tuscany', 'Naples', 'Sicily', 'Sardinia', 'Corsica', 'Malta'],
    ],
  },
  { id: 'scandinavia', name: 'Scandinavia', provinces: ['Denmark', 'Norway', 'Sweden', 'Finland'] },
  { id: 'russia', name: 'Russia', powers: ['russia'] },
  { id: 'turkey', name: 'Turkey', powers: ['turkey'], provinces: ['Corfu', 'Rhodes'] },
  {
    id: 'africa-levant',
    name: 'Africa and the Levant',
    provinces: ['Morocco', 'Algeria', 'Tunisia', 'Tripolitania', 'Cyrenaica', 'Egypt', 'Palestine', 'Syria'],
  },
];

/** The region of an area. Throws for a province that is in none. */
export function regionOf({ nation, province }: { readonly nation: string; readonly province: string }): string {
  const found = REGIONS.find(
    ({ powers, provinces }) =>
      (powers ?? []).includes(nation) || (nation === 'minor' && (provinces ?? []).includes(province)),
  );
  if (!found) throw new Error(`${province} is in no region`);
  return found.id;
}
