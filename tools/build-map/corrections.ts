/**
 * What is corrected in `source/map.json` before it is drawn. The file itself stays as it was handed over; the pack
 * names every correction.
 */
export type Correction =
  | { readonly do: 'drop-link'; readonly between: readonly [string, string]; readonly why: string }
  | {
      readonly do: 'add-link';
      readonly between: readonly [string, string];
      readonly crossing: 'river' | null;
      readonly why: string;
    }
  | { readonly do: 'drop-coast'; readonly area: string; readonly sea: string; readonly why: string }
  | { readonly do: 'drop-sea-link'; readonly between: readonly [string, string]; readonly why: string };

const behind = (links: string) => `the links ${links} cut this coast off`;

export const CORRECTIONS: readonly Correction[] = [
  {
    do: 'drop-link',
    between: ['berlin', 'leipzig'],
    why: 'it crosses Dresden to Wittenberg; without it every other land link can be drawn',
  },
  {
    do: 'add-link',
    between: ['esseg', 'temesvar'],
    crossing: 'river',
    why: 'without it the Military Border is in two parts',
  },
  { do: 'drop-coast', area: 'poitiers', sea: 'bay_of_biscay', why: behind('Lorient to La Rochelle') },
  { do: 'drop-coast', area: 'laibach', sea: 'adriatic', why: behind('Trieste to Fiume') },
  { do: 'drop-coast', area: 'sarajevo', sea: 'adriatic', why: behind('Fiume to Scutari') },
  { do: 'drop-coast', area: 'adrianople', sea: 'west_black_sea', why: behind('Constantinople to Varna') },
  { do: 'drop-coast', area: 'aleppo', sea: 'levant', why: behind('Alexandretta to Acre') },
  { do: 'drop-coast', area: 'patras', sea: 'aegean', why: behind('Athens to the Peloponnese') },
  {
    do: 'drop-sea-link',
    between: ['gulf_of_bothnia', 'gulf_of_finland'],
    why: 'Abo at the east Baltic lies between the two gulfs',
  },
  {
    do: 'drop-link',
    between: ['gibraltar', 'tangier'],
    why: 'it names a sea that Tangier does not touch, and it has no source',
  },
  { do: 'drop-link', between: ['malmo', 'stralsund'], why: 'it has no source' },
];
