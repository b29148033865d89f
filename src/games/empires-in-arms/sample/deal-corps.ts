import type { RandomSource } from '../../../kernel/chance.ts';
import { shuffled } from '../../../kernel/random.ts';
import type { CorpsId, CorpsSymbol, Owner } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { HiddenCorps } from './hidden-corps.ts';
import type { KnownCorps } from './known-corps.ts';

/** Corps that only a levy raises: a back is likelier to be any other. */
const RAISED: ReadonlySet<CorpsSymbol> = new Set(['insurrection', 'feudal_infantry', 'feudal_cavalry']);

/** Which corps stands behind each back, drawn of those that can; by the corps that is there in truth. */
export function dealCorps(
  pack: Pack,
  backs: readonly HiddenCorps[],
  known: KnownCorps,
  draw: RandomSource,
): ReadonlyMap<CorpsId, CorpsId> {
  const dealt = new Map([...known.open].map((id) => [id, id]));
  for (const nation of new Set(backs.map((back) => back.nation))) {
    const left = backs.filter((back) => back.nation === nation && !dealt.has(back.real));
    for (const [back, corps] of dealNation(pack, nation, left, known, draw)) dealt.set(back.real, corps);
  }
  return dealt;
}

function dealNation(
  pack: Pack,
  nation: Owner,
  backs: readonly HiddenCorps[],
  { faces, awaited, open, loans }: KnownCorps,
  draw: RandomSource,
): readonly (readonly [HiddenCorps, CorpsId])[] {
  const isFree = (id: CorpsId) => !faces.has(id) && !awaited.has(id) && !open.has(id);
  const free = pack.corps.filter((one) => one.nation === nation && isFree(one.id));
  const [raised, usual] = [true, false].map((is) => free.filter(({ symbol }) => RAISED.has(symbol) === is));
  const lent = loans.filter(({ corps }) => free.some(({ id }) => id === corps));
  const others = [...shuffled(usual ?? [], draw), ...shuffled(raised ?? [], draw)].map(({ id }) => id);

  const left = new Set(shuffled(backs, draw));
  const pairs: (readonly [HiddenCorps, CorpsId])[] = [];
  const deal = (corps: CorpsId, fits: (back: HiddenCorps) => boolean) => {
    const back = [...left].find(fits);
    if (!back) return;
    left.delete(back);
    pairs.push([back, corps]);
  };
  for (const { corps, to } of lent) deal(corps, ({ commander }) => commander === to);
  for (const corps of others) if (!lent.some((loan) => loan.corps === corps)) deal(corps, () => true);
  return pairs;
}
