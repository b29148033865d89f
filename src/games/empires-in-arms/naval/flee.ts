import type { Frame } from '../../../kernel/frame.ts';
import { fleetCommander } from '../forces/who-commands.ts';
import { areaName, fleetName, powerName, seaName } from '../names.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import type { FleetId } from '../pack-lists.ts';
import { deciding } from '../sequence/who-decides.ts';
import type { FleetPlace } from '../state.ts';
import type { Decide, EmpiresInArms, Play } from '../types.ts';
import { box, placeId, placeIn, port, samePlace } from './fleet-places.ts';
import { msg } from './msg.ts';
import type { Flight } from './naval-frames.ts';
import { placeName } from './place-name.ts';
import { pointsTo, retreatPorts, retreatSeas } from './retreats.ts';

/** 6.3.5.1: fleets get away: to a port of their power's choice, or to the sea that the winner chooses. */
export function flee(play: Play, flight: Flight): readonly Frame<EmpiresInArms>[] {
  const { power, fleets, at } = flight;
  if (fleets.length === 0) return [];
  if (retreatPorts(play, power, fleets, at).length > 0) return [{ ask: 'naval-retreat', args: flight }];
  if (retreatSeas(play, fleets, at).length > 0) return [{ ask: 'drive-off', args: flight }];
  play.tell({ type: 'fleets-cornered', power, fleets, at });
  return [];
}

export function moveAll({ state }: Pick<Play, 'state'>, fleets: readonly FleetId[], to: FleetPlace): void {
  for (const id of fleets) {
    const fleet = state.fleets[id];
    if (fleet) fleet.at = { ...to };
  }
}

/** 6.3.5.1: the loser's choice: one of the nearest ports, or the sea. */
export const navalRetreat: Decide<'naval-retreat'> = {
  section: '6.3.5.1',
  seats: (position, { power }) => deciding(position).filter((one) => one === power),
  ask: (position, _, { power, fleets, at }) => ({
    prompt: msg('empires-in-arms-naval.retreat.prompt', {
      fleets: fleets.map((id) => fleetName(position.pack, id)),
      place: placeName(position.pack, at),
    }),
    brief: msg('empires-in-arms-naval.retreat.brief'),
    choice: {
      kind: 'one',
      options: [
        ...retreatPorts(position, power, fleets, at).map((area) => ({
          id: placeId(port(area)),
          label: areaName(position.pack, area),
          place: area,
        })),
        ...(retreatSeas(position, fleets, at).length > 0
          ? [{ id: 'sea', label: msg('empires-in-arms-naval.retreat.sea') }]
          : []),
      ],
    },
  }),
  waiting: (_, { power }) => msg('empires-in-arms-naval.retreat.waiting', { power: powerName(power) }),
  apply: (play, answers, flight) => {
    const { power, fleets, at } = flight;
    const answer = String(Object.values(answers)[0] ?? placeId(port(retreatPorts(play, power, fleets, at)[0] ?? '')));
    const to = placeIn(answer);
    if (to?.in !== 'port') {
      play.push({ ask: 'drive-off', args: flight });
      return;
    }
    moveAll(play, fleets, to);
    play.tell({ type: 'fleets-went', power, fleets, from: { ...at }, to, why: 'retreat' });
    play.push(...pursuit(play, flight, to.area));
  },
  fallback: (position, _, { power, fleets, at }) => {
    const [first] = retreatPorts(position, power, fleets, at);
    return first === undefined ? 'sea' : placeId(port(first));
  },
  standing: (position, _, { power, fleets, at }) => {
    const ports = retreatPorts(position, power, fleets, at);
    const to = standingOrders(position.state, power).reactions?.retreat?.find((area) => ports.includes(area));
    return to === undefined ? undefined : placeId(port(to));
  },
};

/** 6.3.5.1: the winner may follow to the port's blockade box, where ice and straits let it. */
function pursuit(play: Play, { at, winner, winners }: Flight, area: string): readonly Frame<EmpiresInArms>[] {
  const { state, pack } = play;
  const fleets = winners.filter((id) => {
    const there = state.fleets[id];
    if (!there || !samePlace(there.at, at) || fleetCommander(state, pack, id) !== winner) return false;
    return pointsTo(play, [id], at, pack.naval.retreatPoints).has(placeId(box(area)));
  });
  if (fleets.length === 0 || !deciding(play).includes(winner)) return [];
  return [{ ask: 'pursue', args: { power: winner, fleets, area } }];
}

/** 6.3.5.1.1: the sea area beside the fight that the winner sends the losers to. */
export const driveOff: Decide<'drive-off'> = {
  section: '6.3.5.1.1',
  seats: (position, { winner }) => deciding(position).filter((one) => one === winner),
  ask: (position, _, { power, fleets, at }) => ({
    prompt: msg('empires-in-arms-naval.drive.prompt', { power: powerName(power) }),
    brief: msg('empires-in-arms-naval.drive.brief', { power: powerName(power) }),
    choice: {
      kind: 'one',
      options: retreatSeas(position, fleets, at).map((sea) => ({
        id: `sea:${sea}`,
        label: seaName(position.pack, sea),
        place: sea,
      })),
    },
  }),
  waiting: (_, { winner }) => msg('empires-in-arms-naval.drive.waiting', { power: powerName(winner) }),
  apply: (play, answers, { power, fleets, at }) => {
    const [first] = retreatSeas(play, fleets, at);
    const to = placeIn(String(Object.values(answers)[0] ?? `sea:${first}`));
    if (!to) throw new Error('a sea is chosen');
    moveAll(play, fleets, to);
    play.tell({ type: 'fleets-went', power, fleets, from: { ...at }, to, why: 'driven_off' });
  },
  fallback: (position, _, { fleets, at }) => `sea:${retreatSeas(position, fleets, at)[0]}`,
  onlyAnswer: () => {},
};
