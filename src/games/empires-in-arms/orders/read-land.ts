import { TROOPS, type Troop } from '../pack-lists.ts';
import { ON_BATTLES, readBattles } from './battle-fields.ts';
import { numberOr, put, putList, putWord } from './change-reactions.ts';
import { type Fields, idsIn, numberIn, powersIn, takesAllBack, wordIn } from './field-parts.ts';
import { DEPOTS, INTO_CITY, JOINS, LOSSES } from './land-fields.ts';
import type { Reactions } from './reactions.ts';
import { ON_SIEGES, readSieges } from './siege-fields.ts';

/** What is ordered for land. */
export const ON_LAND = [
  'depots',
  'intoCity',
  'joins',
  'leaveTo',
  'asksWhere',
  'losses',
  'asksLosses',
  'asksInBattle',
  ...ON_BATTLES,
  ...ON_SIEGES,
] as const;

/** The reactions after an answer about those on land: what it leaves out stays as it was, as does all at sea. */
export function readLand(now: Readonly<Reactions>, fields: Fields): Reactions {
  const after: Reactions = { ...now };
  if (takesAllBack(fields)) {
    for (const key of ON_LAND) put(after, key, undefined);
    return after;
  }
  putDepots(after, fields);
  putWord(after, 'intoCity', wordIn(fields, 'intoCity', INTO_CITY));
  putJoins(after, fields);
  readBattles(after, fields);
  readSieges(after, fields);
  const leaveTo = idsIn(fields, 'leaveTo');
  putList(after, 'leaveTo', leaveTo && [...leaveTo]);
  const leaving = fields.get('leaving');
  if (leaving !== undefined) put(after, 'asksWhere', leaving === 'ask' ? true : undefined);
  putLosses(after, fields);
  const inBattle = fields.get('battleLosses');
  if (inBattle !== undefined)
    put(after, 'asksInBattle', inBattle === 'everywhere' ? 'everywhere' : inBattle === 'ask' ? true : undefined);
  return after;
}

/** 7.3.6.2. */
function putDepots(after: Reactions, fields: Fields): void {
  const word = wordIn(fields, 'depots', DEPOTS);
  if (word === 'ask' || word === 'burn' || word === 'fight') putWord(after, 'depots', word);
  else if (word === 'size') put(after, 'depots', numberOr(fields, 'fightsFrom', after.depots));
  else if (typeof after.depots === 'number') put(after, 'depots', numberIn(fields, 'fightsFrom') ?? after.depots);
}

/** 7.3.8.3. */
function putJoins(after: Reactions, fields: Fields): void {
  const word = wordIn(fields, 'joins', JOINS);
  const named = powersIn(fields, 'joinsFor') ?? [];
  if (word === 'ask') put(after, 'joins', undefined);
  else if (word === 'nobody') put(after, 'joins', []);
  else if (named.length > 0) put(after, 'joins', [...named]);
}

/** 7.4.1.3, 7.5: a list takes the place of being asked, and that of a list. */
function putLosses(after: Reactions, fields: Fields): void {
  const how = wordIn(fields, 'lossesHow', LOSSES);
  const list = idsIn(fields, 'losses')?.flatMap((id) => troopOf(id) ?? []);
  if (how === 'ask' || how === 'cheapest') put(after, 'losses', undefined);
  else putList(after, 'losses', list);
  const listed = how === 'these' || (list ?? []).length > 0;
  if (how === 'ask') put(after, 'asksLosses', true);
  else if (how === 'cheapest' || listed) put(after, 'asksLosses', undefined);
}

const troopOf = (id: string): Troop | undefined => TROOPS.find((troop) => troop === id);
