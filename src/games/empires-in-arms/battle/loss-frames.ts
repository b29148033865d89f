import type { AreaId, Power } from '../pack-lists.ts';
import type { SiegeSteps } from '../sieges/siege-frames.ts';
import type { Lost, Unit } from './battle.ts';
import type { BattleSteps } from './battle-frames.ts';
import type { Chosen } from './lose-factors.ts';

/** What costs factors in combat, but for the rounds of a battle (7.5.2.7). */
export type LossCause = 'bombardment' | 'pursuit' | 'trivial' | 'walls' | 'assault' | 'sally';

/** What a power loses, and out of what: so many factors, or in pursuit so many hits (7.5.2.10). */
export type Due = { power: Power; units: Unit[]; number: number; before: Lost };

type AllSteps = BattleSteps & SiegeSteps;
type LossStep = 'bombardment-falls' | 'pursuit-falls' | 'trivial-falls' | 'walls-hold' | 'city-round-falls';

/** What goes on once it is known which factors are lost. */
export type LossFrame = { [Name in LossStep]: { step: Name; args: Omit<AllSteps[Name], 'chosen'> } }[LossStep];

/** A loss in combat, and what comes after it. */
export type Loss = { why: LossCause; area: AreaId; dues: Due[]; next: LossFrame };

/** The step that goes on, with what powers have chosen; who has chosen nothing loses by its orders. */
export function goOnWith(next: Readonly<LossFrame>, chosen: Chosen) {
  switch (next.step) {
    case 'bombardment-falls':
      return { step: next.step, args: { ...next.args, chosen } };
    case 'pursuit-falls':
      return { step: next.step, args: { ...next.args, chosen } };
    case 'trivial-falls':
      return { step: next.step, args: { ...next.args, chosen } };
    case 'walls-hold':
      return { step: next.step, args: { ...next.args, chosen } };
    case 'city-round-falls':
      return { step: next.step, args: { ...next.args, chosen } };
  }
}
