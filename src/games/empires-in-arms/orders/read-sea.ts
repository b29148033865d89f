import type { SeaId } from '../pack-lists.ts';
import { put, putList, putWord } from './change-reactions.ts';
import { type Fields, idsIn, numberIn, powersIn, takesAllBack, wordIn } from './field-parts.ts';
import type { Interception, Reactions } from './reactions.ts';
import { ENTER_PORT, EVADE, GUNS, INTERCEPT, PORT, PURSUE, RETREATS, SHIP_LOSSES } from './sea-fields.ts';

/** What is ordered for the sea. */
export const AT_SEA = [
  ...(['intercept', 'interceptIn', 'interceptWhom', 'staysInPort'] as const),
  ...(['evade', 'guns', 'shipLosses', 'retreat', 'pursue', 'enterPort'] as const),
];

/** The reactions after an answer about those at sea: what it leaves out stays as it was, as does all for land. */
export function readSea(now: Readonly<Reactions>, fields: Fields): Reactions {
  const after: Reactions = { ...now };
  if (takesAllBack(fields)) {
    for (const key of AT_SEA) put(after, key, undefined);
    return after;
  }
  const odds = numberIn(fields, 'odds');

  const everywhere = wordIn(fields, 'intercept', INTERCEPT);
  if (everywhere === 'ask') put(after, 'intercept', undefined);
  else if (everywhere) put(after, 'intercept', interceptionOf(everywhere, odds, now.intercept));
  else if (odds !== undefined && isAtOdds(now.intercept) && !fields.has('inSeas')) put(after, 'intercept', { odds });
  putSeas(after, fields, odds);

  putList(after, 'interceptWhom', mutable(powersIn(fields, 'whom')));
  const port = fields.has('port') ? PORT.find((word) => word === fields.get('port')) : undefined;
  if (port) put(after, 'staysInPort', port === 'stays' ? true : undefined);
  putEvasion(after, fields);
  putGuns(after, fields);
  putShipLosses(after, fields);
  if (wordIn(fields, 'retreats', RETREATS) === 'ask') put(after, 'retreat', undefined);
  else putList(after, 'retreat', mutable(idsIn(fields, 'retreat')));
  putWord(after, 'pursue', wordIn(fields, 'pursue', PURSUE));
  putWord(after, 'enterPort', wordIn(fields, 'enterPort', ENTER_PORT));
  return after;
}

/** 6.2.3: one sea area after the other; `elsewhere`: it is no exception any more. */
function putSeas(after: Reactions, fields: Fields, odds: number | undefined): void {
  const seas = idsIn(fields, 'seas') ?? [];
  const how = fields.get('inSeas') === 'elsewhere' ? 'elsewhere' : wordIn(fields, 'inSeas', INTERCEPT);
  if (seas.length === 0 || how === undefined) return;
  const all: { [sea: SeaId]: Interception | 'ask' } = { ...after.interceptIn };
  for (const sea of seas) {
    const before = all[sea];
    delete all[sea];
    if (how === 'ask') all[sea] = 'ask';
    else if (how !== 'elsewhere') {
      const interception = interceptionOf(how, odds, before === 'ask' ? undefined : (before ?? after.intercept));
      if (interception) all[sea] = interception;
    }
  }
  put(after, 'interceptIn', Object.keys(all).length > 0 ? all : undefined);
}

/** 6.3.2: “when weaker” is with fewer ships; or with fewer than a number for each ten of theirs. */
function putEvasion(after: Reactions, fields: Fields): void {
  const below = numberIn(fields, 'evadeBelow');
  const word = wordIn(fields, 'evade', EVADE);
  if (below !== undefined && (word ?? 'weaker') === 'weaker') put(after, 'evade', { below });
  else putWord(after, 'evade', word);
}

/** 6.3.3.2. */
function putShipLosses(after: Reactions, fields: Fields): void {
  const word = wordIn(fields, 'shipLosses', SHIP_LOSSES);
  const first = mutable(idsIn(fields, 'fleetsFirst'));
  if (word === 'ask') put(after, 'shipLosses', undefined);
  else if (word === 'share') put(after, 'shipLosses', 'share');
  else if (first && first.length > 0) put(after, 'shipLosses', first);
}

/** 6.3.1.3. */
function putGuns(after: Reactions, fields: Fields): void {
  const guns = wordIn(fields, 'guns', GUNS);
  const named = mutable(powersIn(fields, 'gunsFor'));
  if (guns === 'ask') put(after, 'guns', undefined);
  else if (guns === 'nobody') put(after, 'guns', []);
  else if (named && named.length > 0) put(after, 'guns', named);
}

/** At odds without a number those of before hold; undefined: there are none. */
function interceptionOf(
  word: (typeof INTERCEPT)[number],
  odds: number | undefined,
  before: Interception | undefined,
): Interception | undefined {
  if (word !== 'odds') return word;
  if (odds !== undefined) return { odds };
  return isAtOdds(before) ? before : undefined;
}

export const isAtOdds = (one: Interception | 'ask' | undefined): one is { odds: number } => typeof one === 'object';

const mutable = <T>(list: readonly T[] | undefined): T[] | undefined => list && [...list];
