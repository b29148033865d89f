import type { ChanceKind } from '../../../kernel/chance-kind.ts';
import { conquestStep } from '../conquest/conquest-step.ts';
import { guerrillaChance } from '../guerrillas/guerrilla-chance.ts';
import { guerrillaPlaces } from '../guerrillas/guerrilla-places.ts';
import { guerrillaStep } from '../guerrillas/guerrilla-step.ts';
import { assault, citySurrenders, wallsHold } from '../sieges/assault.ts';
import { cityRound, cityRoundFalls } from '../sieges/city-round.ts';
import { decideSieges } from '../sieges/decide-sieges.ts';
import { sally } from '../sieges/sally.ts';
import { siegeChance } from '../sieges/siege-chance.ts';
import type { SiegeSteps } from '../sieges/siege-frames.ts';
import { siegeStep } from '../sieges/siege-step.ts';
import type { Decide, Decisions, EmpiresInArms, Step, Steps } from '../types.ts';

type Named<Name extends keyof Steps> = { readonly [One in Name]: Step<One> };
type Asked<Name extends keyof Decisions> = { readonly [One in Name]: Decide<One> };

/** What follows the battles of a land turn, and what follows the turns of all powers. */
export const afterBattleSteps: Named<keyof SiegeSteps | 'guerrilla-step' | 'conquest-step'> = {
  'siege-step': siegeStep, // 7.5.4
  assault, // 7.5.4.1
  'walls-hold': wallsHold, // 7.5.4.1
  'city-round': cityRound, // 7.5.4
  'city-round-falls': cityRoundFalls, // 7.5.4
  'city-surrenders': citySurrenders, // 7.5.4.1
  sally, // 7.5.4.2.1
  'guerrilla-step': guerrillaStep, // 7.6
  'conquest-step': conquestStep, // 7.7
};

/** Its questions. */
export const afterBattleDecisions: Asked<'sieges' | 'guerrilla-places'> = {
  sieges: decideSieges, // 7.5.4
  'guerrilla-places': guerrillaPlaces, // 10.1.1
};

/** Its dice. */
export const afterBattleChance: readonly ChanceKind<EmpiresInArms>[] = [...siegeChance, ...guerrillaChance];
