import { POWERS, type Power } from '../pack-lists.ts';
import { enemiesOf } from '../relations/pair.ts';
import { tellPoints } from '../status/tell-points.ts';
import type { Play, Step } from '../types.ts';
import { keepShutIn } from './keep-shut-in.ts';
import { agreedPeaces, makeInformalPeace } from './make-informal-peace.ts';
import type { Departure, Grievance, OfferedPeaces, Suit, WrittenSuits } from './peace-frames.ts';
import { demandsAfterInformal } from './separate-peace.ts';
import { type Suits, sortSuits, whyNotSue } from './sue.ts';

/** 4.4: what the powers wrote is carried out; before it wars with minor countries lapse (4.6.6). */
export const peaceStep: Step<'peace-step'> = {
  section: '4.4',
  run: ({ push }, written) => push({ step: 'lapse-step', args: {} }, { step: 'reveal-suits', args: written }),
};

/**
 * 4.4.1, 4.4.2: the suits are made at the same time. Those who sue each other, or have offered each other an informal
 * peace, make one; who has agreed on it is not sued (ruling). The other suits go on.
 */
export const revealSuits: Step<'reveal-suits'> = {
  section: '4.4',
  run: (play, { suits, offers }) => {
    const { state, tell, push } = play;
    const written = possibleSuits(play, suits);
    const offered = agreedPeaces(state, offers);
    tellUnreturned(play, offers, offered);
    const { mutual, formal } = sortSuits(without(written, offered));
    for (const { loser, sued } of formal) tell({ type: 'sued', power: loser, sued });
    const departures: Departure[] = [];
    const grievances: Grievance[] = [];
    const pairs = [
      ...offered.map((powers) => ({ powers, how: 'offered' as const })),
      ...mutual.map((powers) => ({ powers, how: 'sued' as const })),
    ];
    for (const { powers, how } of pairs) {
      const [a, b] = powers;
      tell({ type: 'informal-peace', powers, how });
      departures.push(...tellPoints(play, () => makeInformalPeace(play, a, b)));
    }
    keepShutIn(play);
    for (const { powers } of pairs) grievances.push(...grievancesAfter(play, powers));
    const asked = formal.map(({ loser, sued }): Suit => ({ loser, sued: [...sued] }));
    // Forces go home when all that is ceded has changed hands (4.4.6.2).
    push({ ask: 'sued', args: { suits: asked } }, { step: 'after-peace', args: { departures, grievances } });
  },
};

/** Who is sued by each, of what has not become impossible since it was written. */
function possibleSuits(play: Play, suits: WrittenSuits): Suits {
  const possible: { [P in Power]?: readonly Power[] } = {};
  for (const power of POWERS) {
    const suit = suits[power];
    if (suit === undefined) continue;
    const sued = suit === 'all' ? enemiesOf(play.state, power) : [suit];
    const no = whyNotSue(play, power, sued);
    if (no) play.tell({ type: 'suit-lapsed', power, suit, no });
    else possible[power] = sued;
  }
  return possible;
}

/** Each learns of its own offers alone. */
function tellUnreturned({ state, tell }: Play, offers: OfferedPeaces, agreed: readonly (readonly Power[])[]): void {
  for (const power of POWERS)
    for (const to of offers[power] ?? []) {
      if (agreed.some((pair) => pair.includes(power) && pair.includes(to))) continue;
      const why = enemiesOf(state, power).includes(to) ? 'not_returned' : 'not_at_war';
      tell({ type: 'peace-not-agreed', power, to, why });
    }
}

function without(suits: Suits, agreed: readonly (readonly Power[])[]): Suits {
  const left: { [P in Power]?: readonly Power[] } = {};
  for (const power of POWERS) {
    const sued = suits[power]?.filter((other) => !agreed.some((pair) => pair.includes(power) && pair.includes(other)));
    if (sued) left[power] = sued;
  }
  return left;
}

/** Of a pair each is the enemy with whom the other has made peace. */
function grievancesAfter({ state }: Play, [a, b]: readonly [Power, Power]): readonly Grievance[] {
  return demandsAfterInformal(state, a, b).map(({ of, by }) => ({ of, by, enemy: of === a ? b : a }));
}
