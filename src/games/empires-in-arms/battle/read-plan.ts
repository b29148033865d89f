import type { Answer } from '../../../kernel/choice.ts';
import { ATTACK_CHITS, type Chit, DEFENCE_CHITS } from '../pack-lists.ts';
import { bareIds, fieldsOf } from '../read-form.ts';
import type { SideName } from '../sides.ts';
import { readCondition } from './condition.ts';
import { type BattlePlan, PAUSES } from './plan.ts';
import { plainPlan } from './plan-of.ts';
import { FACTOR_KINDS } from './units.ts';

/** The fields of an answer, whatever was sent. */
export type Fields = ReadonlyMap<string, Answer>;

/**
 * A form as a plan. What is left out stays as it was, or as a power does that says nothing.
 *
 * @param before what the power has ordered for this battle already
 */
export function readPlan(answer: Answer | undefined, side: SideName, before?: Readonly<BattlePlan>): BattlePlan {
  const fields = fieldsOf(answer);
  const base = before ?? plainPlan(side);
  const ids = (field: string) => (fields.has(field) ? bareIds(fields.get(field)) : undefined);
  const chit = chitIn(fields, 'chit') ?? base.chit;
  const next = chitIn(fields, 'next') ?? (before && fields.has('chit') ? chit : base.nextChit);
  const losses = ids('losses');
  const asked = ids('ask');
  const sortie = ids('sortie') ?? base.sortie ?? [];
  return {
    ...withoutGuard(base),
    chit,
    ...(next && { nextChit: next }),
    flank: [...(ids('flank') ?? base.flank)],
    reinforce: [...(ids('reinforce') ?? base.reinforce)],
    reinforceFrom: fields.get('from') === 'round_3' ? 3 : fields.has('from') ? 2 : base.reinforceFrom,
    reinforceWhen: readCondition(fields.get('when')) ?? base.reinforceWhen,
    ...(GUARD.some((field) => fields.has(field)) ? guardIn(fields, base.guard) : base.guard && { guard: base.guard }),
    leave: readCondition(fields.get('leave')) ?? base.leave,
    ...(fields.get('stay') === 'no' && { leavesNow: true }),
    losses: losses
      ? FACTOR_KINDS.filter((kind) => losses.includes(kind)).toSorted((a, b) => losses.indexOf(a) - losses.indexOf(b))
      : base.losses,
    pursue: fields.has('pursue') ? fields.get('pursue') !== 'no' : base.pursue,
    retreat: [...(ids('retreat') ?? base.retreat)],
    askBefore: asked ? PAUSES.filter((pause) => asked.includes(pause)) : base.askBefore,
    place: Number(fields.get('place') ?? base.place),
    depot: fields.get('depot') === 'convert' ? 'convert' : base.depot,
    ...(sortie.length > 0 && { sortie: [...sortie] }),
  };
}

const GUARD = ['guard', 'staked', 'stakedWhen'];

const withoutGuard = ({ guard: _, ...rest }: Readonly<BattlePlan>): Omit<BattlePlan, 'guard'> => rest;

const CHITS: readonly Chit[] = [...ATTACK_CHITS, ...DEFENCE_CHITS];

export function chitIn(fields: Fields, field: string): Chit | undefined {
  const given = fields.get(field);
  if (typeof given !== 'string') return undefined;
  return CHITS.find((chit) => chit === given);
}

/** What is left out stays as it was; the round is the first one where none is named. */
function guardIn(fields: Fields, before: BattlePlan['guard']): Pick<BattlePlan, 'guard'> {
  const columns = fields.has('guard') ? columnsIn(fields) : (before?.columns ?? columnsIn(fields));
  if (columns === undefined) return {};
  return {
    guard: {
      columns,
      round: fields.has('staked') ? roundIn(fields) : (before?.round ?? 1),
      when: readCondition(fields.get('stakedWhen')) ?? before?.when ?? 'always',
    },
  };
}

/** A round or a condition alone is for one column. */
export function columnsIn(fields: Fields): 1 | 2 | undefined {
  const given = fields.get('guard');
  if (given === undefined) return fields.has('staked') || fields.has('stakedWhen') ? 1 : undefined;
  return given === 'columns_1' ? 1 : given === 'columns_2' ? 2 : undefined;
}

export function roundIn(fields: Fields): number {
  const [, round] = /^round_([123])$/.exec(String(fields.get('staked'))) ?? [];
  return round === undefined ? 1 : Number(round);
}
