import type { Decide, Step } from '../types.ts';
import { battleAgain } from './battle-again.ts';
import { battleBegins } from './battle-begins.ts';
import { battleDay, battleDayEnds } from './battle-day.ts';
import { battleEnds } from './battle-ends.ts';
import type { BattleDecisions, BattleSteps } from './battle-frames.ts';
import { battleLosses } from './battle-losses.ts';
import { battlePlan } from './battle-plan.ts';
import { battleRound } from './battle-round.ts';
import { battlesOver, fightBattles, putBattles } from './put-battles.ts';
import { trivialCombat } from './trivial-combat.ts';

/** The procedures of combat on land. */
export const battleSteps: { readonly [Name in keyof BattleSteps]: Step<Name> } = {
  'put-battles': putBattles, // 7.5.1
  'fight-battles': fightBattles, // 7.5.2
  'battle-begins': battleBegins, // 7.5.2.1
  'battle-day': battleDay, // 7.5.2.5
  'battle-round': battleRound, // 7.5.2.7
  'battle-day-ends': battleDayEnds, // 7.5.2.9
  'battle-ends': battleEnds, // 7.5.2.10
  'trivial-combat': trivialCombat, // 7.5.3
  'battles-over': battlesOver, // 7.5.2.14
};

/** Its questions. */
export const battleDecisions: { readonly [Name in keyof BattleDecisions]: Decide<Name> } = {
  'battle-plan': battlePlan, // 7.5.2.3
  'battle-again': battleAgain, // 7.5.2.8
  'battle-losses': battleLosses, // 7.5.2.7
};
