import type { SeaId } from '../pack-lists.ts';
import { put, putList, putWord } from './change-reactions.ts';
import { type Fields, idsIn, numberIn, powersIn, takesAllBack, wordIn } from './field-parts.ts';
import type { Interception, Reactions } from './reactions.ts';
import { EVADE, GUNS, INTERCEPT, PORT } from './sea-fields.ts';

/** What is ordered for the sea. */
const AT_SEA = [
  ...(['intercept', 'interceptIn', 'interceptWhom', 'staysInPort'] as const),
  ...(['evade', 'guns', 'retreat'] as const),
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
  putWord(after, 'evade', wordIn(fields, 'evade', EVADE));
  putGuns(after, fields);
  putList(after, 'retreat', mutable(idsIn(fields, 'retreat')));
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

/** 6.3.1.3. */
function putGuns(after: Reactions, fields: Fields): void {
  const guns = wordIn(fields, 'guns', GUNS);
  const named = mutable(powersIn(fields, 'gunsFor'));
  if (guns === 'ask') put(after, 'guns', undefined);
  else if (guns === 'nobody') put(after, 'guns', []);
  else if (named && named.length > 0) put(after, 'guns', named);
}

/** At odds without a number those of before hold; undefined: there are none. */
export function interceptionOf(
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
