import type { Amounts } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { type Condition, readCondition } from '../battle/condition.ts';
import { whyNotCommitGuard } from '../battle/guard.ts';
import { plainPlan } from '../battle/plan-of.ts';
import { columnsIn, type Fields, roundIn } from '../battle/read-plan.ts';
import { corpsName, nationName } from '../names.ts';
import type { CorpsId, Owner, Power } from '../pack-lists.ts';
import { bareIds } from '../read-form.ts';
import type { SideName } from '../sides.ts';
import { countersOf, spreadOver } from './guess-force.ts';
import { msg } from './msg.ts';
import { helpers, ownLeaders } from './own-force.ts';
import { areaBeside, type Planner } from './planner.ts';
import type { Force, Helper, TrialPlan } from './trial.ts';

type No = { readonly no: Message };
type Help = Pick<Force, 'help' | 'helpLed'>;

/** 7.5.2.8: own corps that may come, with whatever leaders stand there; or why one of them cannot. */
export function ownHelp(
  at: Planner,
  fields: Fields,
  fighting: readonly CorpsId[],
  leader: string | undefined,
): Help | No {
  const ids = bareIds(fields.get('help'));
  const possible = helpers(at);
  const strange = ids.find((id) => fighting.includes(id) || !possible.some((one) => one.id === id));
  if (strange !== undefined) {
    const corps = at.setting.pack.corpsOf[strange] ? corpsName(at.setting.pack, strange) : strange;
    return { no: msg('empires-in-arms-odds.no-help', { corps, fights: fighting.includes(strange) ? 'yes' : 'no' }) };
  }
  const help = possible.filter(({ id }) => ids.includes(id)).map(({ id, factors, area }) => ({ id, factors, area }));
  const areas = [...new Set(help.map(({ area }) => area))];
  const helpLed = areas.flatMap((area) => {
    const first = help.find((one) => one.area === area);
    return ownLeaders(at, area).flatMap((option) => {
      const id = option.id.slice('leader:'.length);
      return first && id !== leader ? [{ leader: id, corps: first.id }] : [];
    });
  });
  return { help, helpLed };
}

/** Corps of the enemy that come: further counters of the nation, as strong as the others are on average. */
export function enemyHelp(
  at: Planner,
  fields: Fields,
  { nation, number, factors }: { readonly nation: Owner; readonly number: number; readonly factors: Amounts },
): Help | No {
  const { pack } = at.setting;
  const coming = Number(fields.get('enemyHelp') ?? 0);
  const from = areaBeside(at);
  if (coming === 0 || from === undefined) return { help: [], helpLed: [] };
  const has = countersOf(pack, nation).length;
  if (number + coming > has)
    return {
      no: msg('empires-in-arms-odds.too-many-corps', {
        nation: nationName(pack, nation),
        has,
        number: number + coming,
      }),
    };
  const each = Object.fromEntries(
    Object.entries(factors).map(([troop, amount]) => [troop, Math.round((amount * (number + coming)) / number)]),
  );
  const all = spreadOver(at, nation, { number: number + coming, factors: each });
  const help = all.slice(number).map((one): Helper => ({ ...one, area: from }));
  return { help, helpLed: [] };
}

/** What the planner's side does besides its chit, or why its guard cannot be committed so. */
export function ownPlan(
  at: Planner,
  fields: Fields,
  { power, side, guards }: { readonly power: Power; readonly side: SideName; readonly guards: number },
): TrialPlan | No {
  const columns = columnsIn(fields);
  const round = roundIn(fields);
  const when = conditionIn(fields, 'stakedWhen', 'always');
  if (columns !== undefined) {
    const allowed = at.setting.options.guard_commitment === 'on';
    const no = whyNotCommitGuard(at.setting.pack, power, { columns, has: guards, allowed });
    if (no) return { no: msg('empires-in-arms-odds.no-guard', { has: guards }) };
    if (round === 1 && typeof when === 'object') return { no: msg('empires-in-arms-odds.guard-too-early') };
  }
  return {
    from: fields.get('from') === 'round_3' ? 3 : 2,
    when: conditionIn(fields, 'when', 'always'),
    guard: columns && { columns, round, when },
    leave: conditionIn(fields, 'leave', plainPlan(side).leave),
  };
}

/** What the enemy is thought to do: help in the second round, one column of guard, a further day or none. */
export function enemyPlan(fields: Fields, side: SideName): TrialPlan {
  const [, round] = /^round_([123])$/.exec(String(fields.get('enemyGuard'))) ?? [];
  return {
    ...{ from: 2, when: 'always' },
    guard: round === undefined ? undefined : { columns: 1, round: Number(round), when: 'always' },
    leave: conditionIn(fields, 'enemyLeave', plainPlan(side).leave),
  };
}

const conditionIn = (fields: Fields, field: string, otherwise: Condition): Condition =>
  readCondition(fields.get(field)) ?? otherwise;
