import type { Amounts, Answer } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { corpsName, leaderName, nationName } from '../names.ts';
import type { LeaderId, Owner, Power } from '../pack-lists.ts';
import { bareId, bareIds, fieldsOf } from '../read-form.ts';
import { otherSide, SIDES, type SideName } from '../sides.ts';
import { commanderSeen, countersOf, spreadOver } from './guess-force.ts';
import { msg } from './msg.ts';
import { ownCorps } from './own-force.ts';
import type { Planner } from './planner.ts';
import { enemyHelp, enemyPlan, ownHelp, ownPlan } from './read-trial-plan.ts';
import type { Force, Trial } from './trial.ts';

type Fields = ReturnType<typeof fieldsOf>;

/**
 * A filled-in form as a trial; or why there is no such battle: a leader of another nation than its corps, corps around
 * the flank that are not in it, more corps than the nation has counters, or factors for fewer corps than there are;
 * help that cannot come, or a guard that cannot be committed so.
 */
export function readTrial(at: Planner, answer: Answer): Trial | { readonly no: Message } {
  const fields = fieldsOf(answer);
  const side = SIDES.find((one) => one === fields.get('side')) ?? 'attackers';
  const own = ownForce(at, fields, side);
  const enemy = enemyForce(at, fields, otherSide(side));
  if ('no' in own) return own;
  if ('no' in enemy) return enemy;
  const forces = side === 'attackers' ? { attackers: own, defenders: enemy } : { attackers: enemy, defenders: own };
  return { area: at.area, crossed: fields.get('crossed') === 'yes', own: side, forces };
}

function ownForce(at: Planner, fields: Fields, side: SideName): Force | { readonly no: Message } {
  const { pack } = at.setting;
  const ids = bareIds(fields.get('corps'));
  const corps = ownCorps(at).filter(({ id }) => ids.includes(id));
  const [first] = corps;
  if (!first) return { no: msg('empires-in-arms-odds.no-corps') };
  const named = bareIds(fields.get('flank'));
  const strange = named.find((id) => !corps.some((one) => one.id === id));
  if (strange !== undefined)
    return {
      no: msg('empires-in-arms-odds.no-flank', { corps: pack.corpsOf[strange] ? corpsName(pack, strange) : '' }),
    };
  const leader = leaderIn(fields, 'leader');
  const power = first.commander;
  const wrong = wrongLeader(at, leader, power);
  if (wrong) return { no: wrong };
  const force = corps.map(({ id, factors }) => ({ id, factors }));
  const help = ownHelp(at, fields, ids, leader);
  if ('no' in help) return help;
  const guards = [...force, ...help.help].reduce((sum, one) => sum + (one.factors.guard ?? 0), 0);
  const plan = ownPlan(at, fields, { power, side, guards });
  if ('no' in plan) return plan;
  return { ...{ power, corps: force, leader, plan, ...help }, flank: named.length > 0 ? named : halfOf(force) };
}

function enemyForce(at: Planner, fields: Fields, side: SideName): Force | { readonly no: Message } {
  const { pack } = at.setting;
  const nation: Owner = String(fields.get('nation') ?? '');
  const power = commanderSeen(at, nation);
  const number = Number(fields.get('number') ?? 1);
  const factors = amountsIn(fields.get('factors'));
  const all = Object.values(factors).reduce((sum, one) => sum + one, 0);
  const has = countersOf(pack, nation).length;
  if (power === undefined || number > has)
    return { no: msg('empires-in-arms-odds.too-many-corps', { nation: nationName(pack, nation), has, number }) };
  if (all < number) return { no: msg('empires-in-arms-odds.too-few-factors', { number, factors: all }) };
  const leader = leaderIn(fields, 'enemyLeader');
  const wrong = wrongLeader(at, leader, power);
  if (wrong) return { no: wrong };
  const corps = spreadOver(at, nation, { number, factors });
  const help = enemyHelp(at, fields, { nation, number, factors });
  if ('no' in help) return help;
  return { power, corps, leader, flank: halfOf(corps), plan: enemyPlan(fields, side), ...help };
}

/** Around the flank goes half of the corps, rounded down, where nobody says which. */
const halfOf = (corps: Force['corps']) => corps.slice(Math.ceil(corps.length / 2)).map(({ id }) => id);

function leaderIn(fields: Fields, field: string): LeaderId | undefined {
  const given = fields.get(field);
  return typeof given === 'string' ? bareId(given) : undefined;
}

function wrongLeader({ setting }: Planner, leader: LeaderId | undefined, power: Power): Message | undefined {
  const { pack } = setting;
  if (leader === undefined || pack.leader[leader]?.nation === power) return undefined;
  return msg('empires-in-arms-odds.wrong-leader', {
    leader: leaderName(pack, leader),
    nation: nationName(pack, power),
  });
}

function amountsIn(answer: Answer | undefined): Amounts {
  if (typeof answer !== 'object' || Array.isArray(answer)) return {};
  return Object.fromEntries(
    Object.entries(answer).flatMap(([id, amount]) => (typeof amount === 'number' && amount > 0 ? [[id, amount]] : [])),
  );
}
