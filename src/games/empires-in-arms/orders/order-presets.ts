import type { FormAnswer, Preset } from '../../../kernel/choice.ts';
import type { Power } from '../pack-lists.ts';
import { alliesOf } from '../relations/pair.ts';
import { fights } from '../rulesets.ts';
import type { Position } from '../types.ts';
import { msg } from './msg.ts';
import { standingOrders } from './standing-orders.ts';

/** Own ships for each ten of theirs with which somebody is stronger, where no more than that is said. */
const STRONGER = 11;

/** What most players want ordered for politics and money (4, 8), in words. */
export function politicsPresets({ state }: Pick<Position, 'state'>, power: Power): readonly Preset[] {
  const { need } = standingOrders(state, power);
  const nothing = { politics: 'ask', minors: 'ask', answers: [], purchases: 'ask', ...(need ? { need: [] } : {}) };
  const allies = alliesOf(state, power).map((ally) => `power:${ally}`);
  return [
    preset('quiet', { politics: 'quiet' }),
    ...(allies.length > 0 ? [preset('answer_allies', { answers: allies })] : []),
    preset('no_minors', { minors: 'none' }),
    preset('buy_as_before', { purchases: 'as_before' }),
    preset('none', nothing),
  ];
}

/** The same at sea (6). What is ordered for single sea areas goes with it. */
export function seaPresets({ state }: Pick<Position, 'state'>, power: Power): readonly Preset[] {
  const { interceptIn = {} } = standingOrders(state, power).reactions ?? {};
  const seas = Object.keys(interceptIn).map((sea) => `sea:${sea}`);
  const everywhere: FormAnswer = seas.length > 0 ? { seas, inSeas: 'elsewhere' } : {};
  return [
    preset('never_intercept', { intercept: 'never', ...everywhere }),
    preset('intercept_stronger', { intercept: 'odds', odds: STRONGER, ...everywhere }),
    preset('evade_weaker', { evade: 'weaker' }),
    preset('no_guns', { guns: 'nobody' }),
    preset('share_losses', { shipLosses: 'share' }),
    preset('none', { all: 'none' }),
  ];
}

/** The same on land (7). */
export function landPresets(position: Pick<Position, 'ruleset'>): readonly Preset[] {
  return [
    preset('join_nobody', { joins: 'nobody' }),
    preset('burn_depots', { depots: 'burn' }),
    preset('into_city_weaker', { intoCity: 'weaker' }),
    ...(fights(position)
      ? [
          preset('withdraw_weaker', { defendWeak: 'withdraw' }),
          preset('assault_even', { assaults: 'even' }),
          preset('no_sallies', { breached: 'fight', sallies: 'never' }),
        ]
      : []),
    preset('none', { all: 'none' }),
  ];
}

function preset(id: string, answer: FormAnswer): Preset {
  return { id, label: msg('empires-in-arms-orders.preset', { preset: id, ships: STRONGER }), answer };
}
