import { fleetCommander } from '../forces/who-commands.ts';
import { fleetName, powerName } from '../names.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import type { FleetId, Power } from '../pack-lists.ts';
import { bareId } from '../read-form.ts';
import { deciding } from '../sequence/who-decides.ts';
import type { Decide, Play, Position, Step } from '../types.ts';
import { declareAtSea, neutralCarriers } from './declare-at-sea.ts';
import { fleetsAt, placeId, placeIn } from './fleet-places.ts';
import { type Interceptor, type Interceptors, interceptorsOf } from './interceptors.ts';
import { makeFight } from './make-fight.ts';
import { msg } from './msg.ts';
import type { Meeting } from './naval-frames.ts';
import { placeName } from './place-name.ts';
import { standingInterception } from './standing-interception.ts';
import { byShips, shipsIn } from './targets.ts';
import { tellVoyage } from './tell-voyage.ts';
import { navalTurn } from './turn-under-way.ts';
import { isHostile } from './who-is-hostile.ts';

type At = Pick<Position, 'state' | 'pack' | 'options' | 'resigned'>;

/** 6.2.3.1.1: the next power that may try is asked. */
export const interceptNext: Step<'intercept-next'> = {
  section: '6.2.3.1.1',
  run: (play, meeting) => {
    const [next] = interceptorsAt(play, meeting);
    if (next) play.push({ ask: 'intercept', args: { ...meeting, power: next.power } });
  },
};

function interceptorsAt(position: At, { moving, at, tried }: Meeting): readonly Interceptors[] {
  const { state } = position;
  const there = moving.filter((id) => state.fleets[id]);
  const decides = deciding(position);
  const all = interceptorsOf(position, there, at, (power) => decides.includes(power));
  return all.filter(({ power }) => !tried.includes(power));
}

const stacksOf = (position: At, meeting: Meeting, power: Power) =>
  interceptorsAt(position, meeting).find((one) => one.power === power)?.stacks ?? [];

/** 6.2.3: whether a power tries to intercept a stack, and with which of its own (6.2.3.1.2.5). */
export const intercept: Decide<'intercept'> = {
  section: '6.2.3',
  seats: (position, { power }) => deciding(position).filter((one) => one === power),
  ask: (position, _, meeting) => {
    const { state, pack } = position;
    const { moving, at, power } = meeting;
    const stacks = stacksOf(position, meeting, power);
    return {
      prompt: msg('empires-in-arms-naval.intercept.prompt', {
        power: powerName(moverOf(position, moving)),
        fleets: moving.map((id) => fleetName(pack, id)),
        ships: shipsIn(state, moving),
        place: placeName(pack, at),
      }),
      brief: msg('empires-in-arms-naval.intercept.brief', { place: placeName(pack, at) }),
      choice: {
        kind: 'one',
        options: [
          ...stacks.map((stack) => stackOption(position, stack, 'stack')),
          ...stacks.flatMap((stack) =>
            neutralCarriers(position, stack.fleets, moving, power).length > 0
              ? [stackOption(position, stack, 'war')]
              : [],
          ),
          { id: 'no', label: msg('empires-in-arms-naval.intercept.no') },
        ],
      },
    };
  },
  waiting: ({ pack }, { power, at }) =>
    msg('empires-in-arms-naval.intercept.waiting', { power: powerName(power), place: placeName(pack, at) }),
  apply: (play, answers, meeting) => tryIntercept(play, meeting, String(Object.values(answers)[0] ?? 'no')),
  fallback: () => 'no',
  standing: (position, _, meeting) => {
    const { reactions } = standingOrders(position.state, meeting.power);
    const met = { at: meeting.at, moving: meeting.moving, stacks: stacksOf(position, meeting, meeting.power) };
    return reactions && standingInterception(position, reactions, met);
  },
};

function stackOption({ state, pack }: At, { at, fleets, upTo }: Interceptor, how: 'stack' | 'war') {
  return {
    id: `${how}:${placeId(at)}`,
    label: msg('empires-in-arms-naval.intercept.stack', {
      place: placeName(pack, at),
      ships: shipsIn(state, fleets),
      war: how === 'war' ? 'yes' : 'no',
    }),
    detail:
      upTo === undefined
        ? msg('empires-in-arms-naval.intercept.sure')
        : msg('empires-in-arms-naval.intercept.up-to', { upTo }),
    place: at.in === 'sea' ? at.sea : at.area,
  };
}

/** How many corps sail with fleets. */
const corpsOn = ({ aboard = {} }: At['state'], fleets: readonly FleetId[]): number =>
  Object.values(aboard).filter(({ fleet }) => fleets.includes(fleet)).length;

const moverOf = (board: At, moving: readonly FleetId[]) =>
  byShips(board, moving)[0] ?? navalTurn(board.state).powers[0] ?? 'austria';

/** 6.2.3.2: the die, and the fight that comes of it (6.2.3.3). */
function tryIntercept(play: Play, meeting: Meeting & { power: Power }, answer: string): void {
  const { state, push, tell } = play;
  const { power, moving, at, cameOut, tried } = meeting;
  const next = { step: 'intercept-next' as const, args: { moving, at, cameOut, tried: [...tried, power] } };
  const from = placeIn(bareId(answer));
  const stack = stacksOf(play, meeting, power).find((one) => from && placeId(one.at) === placeId(from));
  if (answer === 'no' || !stack) {
    push(next);
    return;
  }
  tellVoyage(play);
  const die = stack.upTo === undefined ? undefined : play.die(`die:interception:${power}`, 6);
  const success = die === undefined || stack.upTo === undefined || die <= stack.upTo;
  const thrown = die === undefined || stack.upTo === undefined ? {} : { thrown: { die, upTo: stack.upTo } };
  const [where, fleets] = [{ from: { ...stack.at }, at: { ...at } }, [...stack.fleets]];
  const met = { fleets: [...moving], ships: shipsIn(state, moving), corps: corpsOn(state, moving) };
  const ships = shipsIn(state, fleets);
  const against = moverOf(play, moving);
  tell({ type: 'interception', power, fleets, ships, ...where, against, met, ...thrown, success });
  if (!success) {
    push(next);
    return;
  }

  if (answer.startsWith('war:')) declareAtSea(play, power, neutralCarriers(play, fleets, moving, power));
  // 6.2.3.2.4.
  for (const id of fleets) {
    const fleet = state.fleets[id];
    if (fleet) fleet.at = { ...at };
  }
  // 6.3.1.1: all of the defender's that is there.
  const { powers } = navalTurn(state);
  const defenders = fleetsAt(state, at).filter(
    (id) => isOf(play, id, powers) && fleets.some((one) => isHostile(play, one, id)),
  );
  const fight = makeFight(play, {
    at,
    how: 'interception',
    attackers: fleets,
    defenders,
    phasing: 'defenders',
    cameOut: cameOut ? 'defenders' : 'nobody',
  });
  push({ step: 'sea-fight', args: { fight } });
}

function isOf({ state, pack }: At, fleet: FleetId, powers: readonly Power[]): boolean {
  const power = fleetCommander(state, pack, fleet);
  return power !== undefined && powers.includes(power);
}
