import type { Message } from '../../../kernel/message.ts';
import type { Lead } from '../../../kernel/trace.ts';
import { areaName } from '../names.ts';
import type { AreaId } from '../pack-lists.ts';
import { fieldsOf } from '../read-form.ts';
import type { Draft } from './asked.ts';
import { isAbroad, type Task } from './campaign-plan.ts';
import { hungerIn } from './hunger.ts';
import { msg } from './msg.ts';
import { type Group, isHeldBy, nearestTo, type Situation } from './situation.ts';
import { onFoot } from './ways.ts';
import { writeWishes } from './write-wishes.ts';

/** All that go into one area together attack with so much more than what is thought to be there. */
const ATTACK_ODDS = 1.2;
/** What a forced march costs of what it gains, in areas. */
const FORCED = 0.5;

/** A group on its way: where to, why, and where it could get this month. */
type Going = { readonly group: Group; readonly to: AreaId; readonly why: Message; readonly leads: readonly Lead[] };

/**
 * 7.3: the marches of a turn. Enemies are attacked only by as many as outweigh them, all in this turn; who would be too
 * few stops before them. Of areas that bring it on as far, one is taken where little is lost by foraging.
 */
export function writeMarches(situation: Situation, draft: Draft, tasks: readonly Task[]): Draft {
  const going = tasks.flatMap((task) => goingOf(situation, draft, task));
  const attacked = new Set([...situation.foes.keys()].filter((area) => isOutweighed(situation, area, going)));
  return going.reduce((after, one) => {
    const lead = bestLead(situation, one, attacked);
    return lead
      ? writeWishes(
          after,
          lead.lines.map((line) => ({ line, why: one.why })),
        )
      : after;
  }, draft);
}

function goingOf(situation: Situation, { point }: Draft, { group, goal }: Task): readonly Going[] {
  const { pack } = situation;
  const to = goal?.area ?? (isAbroad(situation, group) ? homeFor(situation, group) : undefined);
  if (to === undefined || to === group.area) return [];
  const parts = { corps: group.corps.map(({ id }) => `corps:${id}`) };
  const leads = point.trace({ order: 'march', parts, by: [] })?.leads ?? [];
  const why = goal
    ? msg('empires-in-arms-computer.land.march', {
        why: goal.why,
        area: areaName(pack, to),
        against: Math.round(goal.against),
      })
    : msg('empires-in-arms-computer.land.home', { area: areaName(pack, to) });
  return [{ group, to, why, leads }];
}

/** The nearest city of its own. */
function homeFor(situation: Situation, { area }: Group): AreaId | undefined {
  const { pack, power } = situation;
  const cities = pack.areas.filter(({ id, city }) => city && isHeldBy(situation, power, id));
  return nearestTo(situation, area, cities, ({ id }) => id)?.id;
}

/** Whether those who could be in an area this month, and go there or by there, outweigh who stands there. */
function isOutweighed(situation: Situation, area: AreaId, going: readonly Going[]): boolean {
  const coming = going.filter(({ to, leads }) => to === area && leads.some(({ place }) => place === area));
  const strength = coming.reduce((sum, { group }) => sum + group.strength, 0);
  return strength >= ATTACK_ODDS * (situation.foes.get(area) ?? 0);
}

/** The lead that brings a group nearest to where it goes; none where all would only cost. */
function bestLead(situation: Situation, { group, to, leads }: Going, attacked: ReadonlySet<AreaId>): Lead | undefined {
  const { pack, foes } = situation;
  const now = onFoot(pack, group.area, to);
  const [best] = leads
    .filter(({ place }) => !foes.has(place) || (attacked.has(place) && place === to))
    .map((lead) => ({ lead, left: onFoot(pack, lead.place, to) }))
    .filter(({ left }) => left < now)
    .map(({ lead, left }) => ({ lead, cost: left + costOf(situation, group, lead) }))
    .toSorted((a, b) => a.cost - b.cost);
  return best?.lead;
}

const costOf = (situation: Situation, { corps }: Group, { place, lines }: Lead): number =>
  hungerIn(situation, place, corps.length - 1) +
  (lines.some(({ answer }) => fieldsOf(answer).get('how') === 'force') ? FORCED : 0);
