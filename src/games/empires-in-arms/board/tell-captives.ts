import type { Message } from '../../../kernel/message.ts';
import { powerName } from '../names.ts';
import { type Power, TROOPS } from '../pack-lists.ts';
import type { FactorsOf } from '../state.ts';
import type { View } from '../view-types.ts';
import { msg } from './msg.ts';
import { monthWithin } from './short-names.ts';

/** Prisoners that a power holds or misses, and corps that it has lent or borrowed. */
export function tellCaptives({ viewer, prisoners, loans, leaders }: View, power: Power): readonly Message[] {
  // A moderator, who is told of everybody, is told of each but once: with whoever holds it.
  const concerns = (held: Power) => viewer !== 'moderator' || held === power;
  return [
    ...prisoners
      .filter(({ by }) => concerns(by))
      .map(({ ofName, by, factors }) =>
        msg('empires-in-arms-board.captured', { of: ofName, by: powerName(by), factors: tellFactors(factors) }),
      ),
    ...leaders.flatMap(({ name, nation, by }) =>
      by !== undefined && (by === power || (nation === power && viewer !== 'moderator'))
        ? [msg('empires-in-arms-board.captured-leader', { name, by: powerName(by) })]
        : [],
    ),
    ...loans
      .filter(({ to }) => concerns(to))
      .map(({ name, from, to, time }) =>
        msg('empires-in-arms-board.lent', { name, from: powerName(from), to: powerName(to), month: monthWithin(time) }),
      ),
  ];
}

/** "11 infantry and 1 cavalry". */
export function tellFactors(factors: Readonly<FactorsOf>): readonly Message[] {
  const held = TROOPS.filter((troop) => (factors[troop] ?? 0) > 0);
  if (held.length === 0) return [msg('empires-in-arms-board.no-factors')];
  return held.map((troop) => msg('empires-in-arms-board.factors', { troop, number: String(factors[troop] ?? 0) }));
}
