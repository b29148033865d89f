import { corpsCommander, fleetCommander } from '../forces/who-commands.ts';
import { inProportion } from '../in-proportion.ts';
import { fleetName } from '../names.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import type { CorpsId, FleetId, Power } from '../pack-lists.ts';
import { deciding } from '../sequence/who-decides.ts';
import type { Decide, Play, Step } from '../types.ts';
import { msg } from './msg.ts';
import type { LostCorps } from './naval-fact.ts';
import { sinkShips } from './sink-ships.ts';
import { byShips, shipsIn } from './targets.ts';

type Losses = { readonly [fleet: FleetId]: number };

/**
 * 6.3.3.2: the ships that a stack loses: each of its powers in proportion, and of a power that has more than one fleet
 * as it decides.
 */
export const shareLosses: Step<'share-losses'> = {
  section: '6.3.3.2',
  run: (play, { stack, ships, captor }) => {
    const afloat = stack.filter((id) => play.state.fleets[id]);
    const powers = byShips(play, afloat);
    const fleetsOf = (power: Power) => afloat.filter((id) => fleetCommander(play.state, play.pack, id) === power);
    const shares = inProportion(
      Object.fromEntries(powers.map((power) => [power, shipsIn(play.state, fleetsOf(power))])),
      ships,
    );
    for (const power of powers.toReversed()) {
      const fleets = fleetsOf(power);
      const share = shares[power] ?? 0;
      if (share === 0) continue;
      const chooses = fleets.length > 1 && share < shipsIn(play.state, fleets) && deciding(play).includes(power);
      if (chooses) play.push({ ask: 'naval-losses', args: { power, fleets, stack, ships: share, captor } });
      else sink(play, { power, stack, captor }, proportional(play, fleets, share));
    }
  },
};

const proportional = ({ state }: Pick<Play, 'state'>, fleets: readonly FleetId[], ships: number): Losses =>
  inProportion(Object.fromEntries(fleets.map((id) => [id, state.fleets[id]?.ships ?? 0])), ships);

/** 6.3.6: which of a power's fleets lose ships. */
export const navalLosses: Decide<'naval-losses'> = {
  section: '6.3.6',
  seats: (position, { power }) => deciding(position).filter((one) => one === power),
  ask: ({ state, pack }, _, { fleets, ships }) => ({
    prompt: msg('empires-in-arms-naval.losses.prompt', { ships }),
    brief: msg('empires-in-arms-naval.losses.brief'),
    choice: {
      kind: 'spread',
      slots: fleets.map((id) => ({ id: `fleet:${id}`, label: fleetName(pack, id), max: state.fleets[id]?.ships ?? 0 })),
      total: { min: ships, max: ships },
    },
  }),
  waiting: () => msg('empires-in-arms-naval.losses.waiting'),
  apply: (play, answers, { power, fleets, stack, ships, captor }) => {
    const [answer] = Object.values(answers);
    const given = typeof answer === 'object' && !Array.isArray(answer) ? Object.entries(answer) : [];
    const losses = Object.fromEntries(given.map(([id, number]) => [id.replace('fleet:', ''), Number(number)]));
    sink(play, { power, stack, captor }, given.length > 0 ? losses : proportional(play, fleets, ships));
  },
  fallback: (position, _, { fleets, ships }) => asAnswer(proportional(position, fleets, ships)),
  standing: (position, _, { power, fleets, ships }) => {
    const rule = standingOrders(position.state, power).reactions?.shipLosses;
    if (rule === undefined) return undefined;
    return asAnswer(rule === 'share' ? proportional(position, fleets, ships) : inTurn(position, fleets, ships, rule));
  },
};

/** The fleets that are named first lose all they have, one after the other; what is left over the others share. */
function inTurn({ state }: Pick<Play, 'state'>, fleets: readonly FleetId[], ships: number, first: readonly FleetId[]) {
  const losses: { [fleet: FleetId]: number } = {};
  let left = ships;
  for (const id of first.filter((one) => fleets.includes(one))) {
    const lost = Math.min(left, state.fleets[id]?.ships ?? 0);
    if (lost > 0) losses[id] = lost;
    left -= lost;
  }
  const others = fleets.filter((id) => !first.includes(id));
  return { ...losses, ...(left > 0 ? proportional({ state }, others, left) : {}) };
}

const asAnswer = (losses: Losses) =>
  Object.fromEntries(Object.entries(losses).map(([id, ships]) => [`fleet:${id}`, ships]));

type Sinking = { readonly power: Power; readonly stack: readonly FleetId[]; readonly captor: Power };

/** The ships go down; it is told which fleets lost them, and what went down with them. */
function sink(play: Play, { power, stack, captor }: Sinking, losses: Losses): void {
  const { state, pack } = play;
  const whose = new Map(Object.keys(state.aboard ?? {}).map((id) => [id, lostCorps(play, id)]));
  const had = state.leaders[pack.naval.admiral]?.is;
  const lost = Object.entries(losses).map(([fleet, ships]) => ({ fleet, ships }));
  play.tell({ type: 'ships-lost', power, losses: lost.filter(({ ships }) => ships > 0) });
  const { fleets, corps } = sinkShips(play, stack, losses, captor);
  const taken = had !== 'captured' && state.leaders[pack.naval.admiral]?.is === 'captured';
  if (fleets.length + corps.length === 0) return;
  play.tell({
    type: 'fleets-sunk',
    power,
    fleets,
    corps: corps.flatMap((id) => whose.get(id) ?? []),
    ...(taken && { admiral: 'captured' as const }),
  });
}

/** A corps on board, to be told of once it is gone. */
export function lostCorps({ state, pack }: Pick<Play, 'state' | 'pack'>, corps: CorpsId): LostCorps {
  return { corps, nation: pack.corpsOf[corps]?.nation ?? '', commander: corpsCommander(state, pack, corps) };
}
