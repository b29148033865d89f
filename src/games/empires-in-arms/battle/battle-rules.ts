import type { Decide, Step } from '../types.ts';
import { battleAgain } from './battle-again.ts';
import { battleBegins } from './battle-begins.ts';
import { battleDay, battleDayEnds } from './battle-day.ts';
import { battleEnds, pursuitFalls } from './battle-ends.ts';
import type { BattleDecisions, BattleSteps } from './battle-frames.ts';
import { battleLosses } from './battle-losses.ts';
import { battlePlan } from './battle-plan.ts';
import { battleRound, bombardmentFalls } from './battle-round.ts';
import { combatLosses } from './combat-losses.ts';
import { battlesOver, fightBattles, putBattles } from './put-battles.ts';
import { trivialCombat, trivialFalls, trivialRoundOf } from './trivial-combat.ts';

/** The procedures of combat on land. */
export const battleSteps: { readonly [Name in keyof BattleSteps]: Step<Name> } = {
  'put-battles': putBattles, // 7.5.1
  'fight-battles': fightBattles, // 7.5.2
  'battle-begins': battleBegins, // 7.5.2.1
  'battle-day': battleDay, // 7.5.2.5
  'battle-round': battleRound, // 7.5.2.7
  'bombardment-falls': bombardmentFalls, // 12.3.5
  'battle-day-ends': battleDayEnds, // 7.5.2.9
  'battle-ends': battleEnds, // 7.5.2.10
  'pursuit-falls': pursuitFalls, // 7.5.2.10
  'trivial-combat': trivialCombat, // 7.5.3
  'trivial-round': trivialRoundOf, // 7.5.3
  'trivial-falls': trivialFalls, // 7.5.3
  'battles-over': battlesOver, // 7.5.2.14
};

/** Its questions. */
export const battleDecisions: { readonly [Name in keyof BattleDecisions]: Decide<Name> } = {
  'battle-plan': battlePlan, // 7.5.2.3
  'battle-again': battleAgain, // 7.5.2.8
  'battle-losses': battleLosses, // 7.5.2.7
  'combat-losses': combatLosses, // 7.5.2.10, 7.5.3, 7.5.4, 12.3.5
};
