import type { AreaId, Power } from '../pack-lists.ts';
import type { Attack } from '../state.ts';
import type { Play, Step } from '../types.ts';
import { alliesInAttack, attacksBy } from './attacks.ts';
import { isHeldByEnemy } from './city.ts';
import { corpsAboard, disembark, landingOf } from './disembark.ts';
import { joinersOf } from './join-defence.ts';
import { landPlan, ownCorpsOf } from './land-plan.ts';
import { besiege, corpsOutside, endIdleSieges, liftSiege } from './siege.ts';

/** The movement of one power is over: who is still at sea lands, sieges are laid, attacks declared (7.3.5, 7.3.7). */
export const landMoved: Step<'land-moved'> = {
  section: '7.3.8.2',
  run: (play, { power }) => {
    landTheRest(play, power);
    settleSieges(play, power);
    declareAttacks(play, power);
  },
};

/** 7.3.5: corps that were not told to land do it by themselves; if they can nowhere, they are lost (6.2.5.2). */
function landTheRest({ state, pack, tell }: Play, power: Power): void {
  for (const id of corpsAboard(landPlan({ state, pack }, power))) {
    const order = landingOf(landPlan({ state, pack }, power), id);
    if (!order) continue;
    disembark({ state }, order);
    tell({ type: 'landed', power, corps: id, area: order.area, in: order.in });
  }
}

/**
 * 7.3.7.1: all of a power's corps outside in an area take part in a siege there, of its own or of its friends: one that
 * was ordered in this turn, or that goes on. A city that it passes by, or that nobody stands before, is free.
 */
function settleSieges(play: Play, power: Power): void {
  const { state, pack, tell } = play;
  const { besiege: ordered = [], passBy = [] } = state.landTurn ?? {};
  for (const area of endIdleSieges({ state, pack })) tell({ type: 'siege-lifted', power, area });
  for (const area of areasOf(play, power)) {
    if (!isHeldByEnemy({ state, pack }, power, area) || corpsOutside({ state, pack }, power, area).length === 0)
      continue;
    const besiegers = state.sieges?.[area] ?? [];
    const joins = ordered.includes(area) || besiegers.some((other) => other !== power);
    if (passBy.includes(area) && besiegers.includes(power)) liftSiege(state, power, area);
    else if (joins && !besiegers.includes(power) && !isContested(play, power, area)) {
      besiege({ state }, power, area);
      tell({ type: 'siege-begun', power, area });
    } else if (besiegers.includes(power)) besiege({ state }, power, area);
  }
}

/** Where enemies stand outside they are fought first. */
const isContested = (play: Play, power: Power, area: AreaId) =>
  attacksBy(play, power).some((attack) => attack.area === area);

const areasOf = ({ state, pack }: Play, power: Power): readonly AreaId[] => [
  ...new Set(ownCorpsOf({ state, pack }, power).map((id) => state.corps[id]?.area ?? '')),
];

/** 7.3.8.2 to 7.3.8.6: attacks are declared; others join the defence or leave, in each area that is contested. */
function declareAttacks(play: Play, power: Power): void {
  const { state, tell, push } = play;
  const known = state.attacks ?? [];
  const attacks: Attack[] = known.map((one) => ({ ...one, attackers: [...one.attackers] }));
  for (const { area, defenders } of attacksBy(play, power)) {
    const there = attacks.find((one) => one.area === area);
    if (there?.attackers.includes(power)) continue;
    if (there) there.attackers.push(power);
    else attacks.push({ area, attackers: [power], defenders });
    tell({ type: 'attack-declared', power, area, defenders });
  }
  for (const attack of attacks)
    attack.attackers.push(...alliesInAttack(play, attack.area, attack.attackers, attack.defenders));
  if (attacks.length === 0) return;
  state.attacks = attacks;
  push(
    ...attacks.flatMap(({ area }) => [
      ...(joinersOf(play, area).length > 0 ? [{ ask: 'join-defence' as const, args: { area } }] : []),
      { step: 'step-aside' as const, args: { area } },
    ]),
  );
}
