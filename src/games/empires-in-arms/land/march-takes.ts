import type { Message } from '../../../kernel/message.ts';
import { commanderOf } from '../forces/who-commands.ts';
import { once } from '../once.ts';
import type { AreaId, CorpsId } from '../pack-lists.ts';
import { forecastSupply, sayForecast } from '../supply/forecast-supply.ts';
import { suppliersOf } from '../supply/ways-to-pay.ts';
import { type LandPlan, marchOf } from './land-plan.ts';
import { advance } from './march-corps.ts';
import { msg } from './msg.ts';

/** A march as it would be: who goes which way, for how many points. */
export type MarchAhead = {
  readonly corps: readonly CorpsId[];
  readonly from: AreaId;
  readonly way: readonly AreaId[];
  readonly points: number;
  /** The points that all of them have without a forced march. */
  readonly usual: number;
};

/** Says what marches from a plan take: made once for many of them. */
export type Pricing = (march: MarchAhead) => readonly Message[];

/**
 * What a march takes, what is left of the slowest one's points, and what supply costs at its end (7.4): of several
 * corps the one for which foraging is worst, and the price of a depot for all of them.
 */
export function pricing(plan: LandPlan): Pricing {
  const { pack, power, around } = plan;
  const asItIs = once(() => suppliersOf(plan, power));
  return ({ corps, from, way, points, usual }) => {
    const to = way.at(-1) ?? from;
    const after = { ...plan, state: { ...plan.state, corps: moved(plan, corps) } };
    const forces = points > usual;
    advance(after, { corps, force: forces }, way);
    const suppliers = opensWay(plan, from) || opensWay(plan, to) ? suppliersOf(after, power) : asItIs();
    const supplies = corps.map((id) =>
      forecastSupply(after, power, { corps: id, area: to, march: marchOf(after, id) }, suppliers),
    );
    const [worst] = supplies.toSorted((a, b) => b.forage.mean - a.forage.mean);
    return [
      msg('empires-in-arms-land.forecast.points', {
        points,
        left: Math.max(usual - points, 0),
        forced: String(forces),
      }),
      ...(worst ? sayForecast(pack, power, worst, corps.length) : []),
      ...(around.enemies.outside.has(to) ? [msg('empires-in-arms-land.forecast.attacks')] : []),
    ];
  };
}

/** The corps on the map; those that march may be changed. */
function moved({ state }: LandPlan, corps: readonly CorpsId[]): LandPlan['state']['corps'] {
  const own = corps.flatMap((id) => {
    const there = state.corps[id];
    return there ? [[id, { ...there }] as const] : [];
  });
  return { ...state.corps, ...Object.fromEntries(own) };
}

/**
 * Where somebody else's forces stand, own corps keep a way of supply open that is closed without them (7.2.3.2.1): only
 * there a march changes what depots reach.
 */
function opensWay({ state, power, around }: LandPlan, area: AreaId): boolean {
  const { corps, irregulars } = around.enemies;
  const garrison = state.garrisons[area];
  return (
    corps.has(area) ||
    irregulars.has(area) ||
    (garrison !== undefined && commanderOf(state, garrison.nation) !== power) ||
    (state.depots[area]?.power ?? power) !== power
  );
}
