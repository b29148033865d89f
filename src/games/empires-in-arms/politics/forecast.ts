import type { Message } from '../../../kernel/message.ts';
import { controlModifier } from '../minors/roll-for-control.ts';
import { minorName, ownerName } from '../names.ts';
import type { Owner, PointEvent } from '../pack-lists.ts';
import { pointsFor } from '../sequence/narrate-sequence.ts';
import { costOfWar } from './cost-of-war.ts';
import { msg } from './msg.ts';
import type { PoliticalLine } from './political-line.ts';
import type { SheetBasis } from './sheet-basis.ts';
import type { Written } from './written.ts';

/** When a line's points are gained or lost. */
type When = 'now' | 'if_controlled' | 'if_agreed' | 'if_accepted';

/** What a line costs and what it may bring, as far as its power can know. */
export function forecastOf(basis: SheetBasis, line: PoliticalLine): readonly Message[] {
  switch (line.order) {
    case 'declare':
      return costOfWar(basis, basis.power, [line.target]).map((cost) => pointsText(basis, cost));
    case 'sue':
      return (['surrender_conditionally', 'surrender_unconditionally'] as const).map((event) =>
        eventText(basis, event, 'if_accepted'),
      );
    case 'offer_peace':
      return [msg('empires-in-arms-politics.if-both')];
    case 'ally':
      return [eventText(basis, 'create_alliance', 'if_agreed', line.with)];
    case 'want':
      return line.minors === 'all' ? [] : line.minors.map((minor) => dieText(basis, minor));
    case 'break':
      return [eventText(basis, 'break_alliance', 'now', line.with)];
    case 'free':
      return [msg('empires-in-arms-politics.for-good')];
    case 'combine':
      return [msg('empires-in-arms-politics.if-all')];
  }
}

/** 4.2.1: what a declaration of war costs, in one sentence. */
export function priceOfWar(basis: SheetBasis, target: Owner): Message {
  const costs = costOfWar(basis, basis.power, [target]);
  const ends = costs.flatMap(({ for: event }) =>
    event === 'declare_war_on_ally' ? ['alliance'] : event === 'break_royal_marriage' ? ['marriage'] : [],
  );
  return msg('empires-in-arms-politics.price-of-war', {
    points: costs.reduce((sum, { points }) => sum - points, 0),
    ends: ends.join('_') || 'nothing',
    when: costs.some(({ when }) => when === 'if_controlled') ? 'if_controlled' : 'now',
  });
}

/** 4.2.1, 4.7: what the whole sheet costs. */
export function sumOf(basis: SheetBasis, written: Written): readonly Message[] {
  const costs = costOfWar(basis, basis.power, written.declare);
  const sum = (of: readonly { readonly points: number }[]) => of.reduce((all, { points }) => all - points, 0);
  const broken = -basis.pack.points.break_alliance * written.break.length;
  const now = broken + sum(costs.filter(({ when }) => when === 'now'));
  const later = sum(costs.filter(({ when }) => when === 'if_controlled'));
  return [
    ...(now > 0 ? [msg('empires-in-arms-politics.lost-now', { points: now })] : []),
    ...(later > 0 ? [msg('empires-in-arms-politics.lost-later', { points: later })] : []),
  ];
}

function eventText(basis: SheetBasis, event: PointEvent, when: When, other?: Owner): Message {
  return pointsText(basis, { for: event, with: other, points: basis.pack.points[event], when });
}

type Points = {
  readonly for: PointEvent;
  readonly with?: Owner | undefined;
  readonly points: number;
  readonly when: When;
};

function pointsText({ pack }: SheetBasis, { when, points, ...line }: Points): Message {
  const { with: other } = line;
  return msg('empires-in-arms-politics.points', {
    points: signed(points),
    count: Math.abs(points),
    why: pointsFor(pack, line),
    when,
    other: other === undefined ? '' : ownerName(pack, other),
  });
}

/** 4.6.2: what changes its die, as things stand; a war on one who declares war adds to it. */
function dieText(basis: SheetBasis, minor: string): Message {
  const { nation, status } = controlModifier(basis, basis.power, minor);
  return msg('empires-in-arms-politics.die', {
    minor: minorName(basis.pack, minor),
    modifier: signed(nation + status),
    war: basis.pack.economy.atWarControlModifier,
  });
}

const signed = (number: number) => (number < 0 ? `−${-number}` : `+${number}`);
