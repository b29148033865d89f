import type { Option, Order } from '../../../kernel/choice.ts';
import { calledByLeaders } from '../forces/called-by-leaders.ts';
import { corpsCommander } from '../forces/who-commands.ts';
import { corpsName, powerName } from '../names.ts';
import { type FleetId, POWERS, type Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { FleetPlace, State } from '../state.ts';
import { box, placeId, port, sea, stepsFrom } from './fleet-places.ts';
import { field, fleetOptions, form, onMap, option, orderOf, placesOf, wordOf } from './naval-options.ts';
import type { NavalTurn } from './naval-state.ts';
import { placeName } from './place-name.ts';
import { placesToAttack, targetsAt } from './targets.ts';
import { crewOf, fleetsUnder, pointsLeft } from './turn-of.ts';
import { mayUsePort } from './whose-port.ts';
import { carriersFor, whyNotStep } from './why-not-order.ts';

/** What the next line of a power's naval sheet may be (6.2); `id`: of one order only. */
export function listNavalOrders(board: Board, turn: NavalTurn, power: Power, id?: string): readonly Order[] {
  const own = fleetsUnder(board, turn, power);
  const able = own.filter((fleet) => !turn.moved.includes(fleet) && !turn.stopped.includes(fleet));
  const all: { readonly [order: string]: () => readonly Order[] } = {
    sail: () => sailOrder(board, turn, power, own, able),
    join: () => joinOrder(board, power, able),
    part: () => partOrder(board, turn, power, able),
    embark: () => embarkOrder(board, turn, power, able),
    lend: () => lendOrder(board, turn, power, able),
    attack: () => attackOrder(board, turn),
    'ask-again': () => askAgainOrder(turn, power),
  };
  return id === undefined
    ? Object.values(all).flatMap((list) => list())
    : (Object.hasOwn(all, id) && all[id]?.()) || [];
}

/** Routes, corps on board and attacks, with all places and fleets of the map: what of it cannot be, a rule says. */
export function listAnyOrders({ state, pack }: Board, turn: NavalTurn, power: Power): readonly Order[] {
  const board = { state, pack };
  const own = fleetsUnder(board, turn, power);
  const ports = pack.areas.flatMap(({ id, port: there }) => (there ? [port(id), box(id)] : []));
  const places = [...pack.seas.map(({ id }) => sea(id)), ...ports].map((at) =>
    option(placeId(at), placeName(pack, at)),
  );
  const corps = Object.keys(state.corps).filter((id) => corpsCommander(state, pack, id) === power);
  return [
    form(
      'sail',
      field('fleet', fleetOptions(board, power, own)),
      { ...field('from', places), optional: true },
      field('to', places),
      { ...field('wish', [option('intercept-me', wordOf('intercept_me'))]), optional: true },
    ),
    form(
      'embark',
      field(
        'corps',
        corps.map((id) => option(`corps:${id}`, corpsName(pack, id))),
      ),
      field('fleet', fleetOptions(board, power, [...own, ...carriersFor(board, turn, power)])),
    ),
    form(
      'attack',
      field('at', places),
      field(
        'whom',
        POWERS.filter((one) => one !== power).map((one) => option(`power:${one}`, powerName(one))),
      ),
      { ...field('war', [option('declare-war', wordOf('declare_war'))]), optional: true },
    ),
  ];
}

/** Fleets that the turn has lost or stopped stay in the list: lines that name them are understood. */
function sailOrder(
  board: Board,
  turn: NavalTurn,
  power: Power,
  own: readonly FleetId[],
  able: readonly FleetId[],
): readonly Order[] {
  if (able.length === 0) return [];
  const next = nextPlaces(board, turn, able);
  const near = placesAround(board, power, able);
  const places = [...next, ...near.filter(({ id }) => !next.some((one) => one.id === id))];
  return [
    form(
      'sail',
      field(
        'fleet',
        fleetOptions(board, power, [...new Set([...own, ...Object.values(turn.joined), ...Object.keys(turn.used)])]),
      ),
      { ...field('from', placesOf(board, own)), optional: true },
      field('to', places),
      { ...field('wish', [option('intercept-me', wordOf('intercept_me'))]), optional: true },
    ),
  ];
}

/** Where the fleets can be after one step; these can be picked on the map. */
function nextPlaces(board: Board, turn: NavalTurn, able: readonly FleetId[]): readonly Option[] {
  const found = new Map<string, Option>();
  for (const id of able) {
    const at = board.state.fleets[id]?.at;
    if (!at) continue;
    const crew = crewOf(board, turn, id);
    for (const step of stepsFrom(board.pack, at)) {
      const to = placeId(step.to);
      if (found.has(to) || pointsLeft(board, turn, id) < step.points || whyNotStep(board, crew, step)) continue;
      found.set(to, onMap(board, step.to));
    }
  }
  return [...found.values()];
}

/** How far around the fleets places are listed: a step that one can take, and a step that leaves one out. */
const STEPS_AROUND = 2;

/**
 * Places around the fleets, whether or not anything bars the way: what bars it is said to the line. Of what is two
 * steps away, the sea and ports that would let the power in.
 */
function placesAround(board: Board, power: Power, able: readonly FleetId[]): readonly Option[] {
  const found = new Map<string, FleetPlace>();
  let edge = able.flatMap((id) => board.state.fleets[id]?.at ?? []);
  for (let n = 1; n <= STEPS_AROUND; n += 1) {
    const next = edge
      .flatMap((at) => stepsFrom(board.pack, at).map(({ to }) => to))
      .filter((to) => !found.has(placeId(to)));
    const isListed = (to: FleetPlace) =>
      n === 1 || to.in === 'sea' || (to.in === 'port' && mayUsePort(board, power, to.area));
    for (const to of next.filter(isListed)) found.set(placeId(to), to);
    edge = next.filter((to) => to.in === 'sea');
  }
  return [...found].map(([id, at]) => option(id, placeName(board.pack, at)));
}

function joinOrder(board: Board, power: Power, able: readonly FleetId[]): readonly Order[] {
  if (able.length < 2) return [];
  const options = fleetOptions(board, power, able);
  return [form('join', field('fleet', [...options, option('fleet:all', wordOf('all'))]), field('lead', options))];
}

function partOrder(board: Board, turn: NavalTurn, power: Power, able: readonly FleetId[]): readonly Order[] {
  const joined = able.filter((id) => turn.joined[id] !== undefined);
  return joined.length === 0 ? [] : [orderOf('part', fleetOptions(board, power, joined))];
}

function askAgainOrder({ askAgain }: NavalTurn, power: Power): readonly Order[] {
  if (askAgain.includes(power)) return [];
  return [orderOf('ask-again', [option('after-a-defeat', wordOf('after_a_defeat'))])];
}

/** 6.2.5: corps in ports in which there are fleets of the power, or of a partner. */
function embarkOrder(board: Board, turn: NavalTurn, power: Power, able: readonly FleetId[]): readonly Order[] {
  const { state, pack } = board;
  const fleets = [...able, ...carriersFor(board, turn, power)];
  const areas = new Set(fleets.flatMap((id) => placesIn(state, id)));
  const corps = Object.entries(state.corps).flatMap(([id, { area }]) =>
    areas.has(area) && corpsCommander(state, pack, id) === power ? [{ id, area }] : [],
  );
  if (corps.length === 0) return [];
  const options = corps.map(({ id, area }) => ({
    ...option(`corps:${id}`, corpsName(pack, id)),
    ...calledByLeaders(board, power, [id]),
    place: area,
  }));
  return [form('embark', field('corps', options), field('fleet', fleetOptions(board, power, fleets)))];
}

const placesIn = ({ fleets }: State, id: FleetId) => {
  const at = fleets[id]?.at;
  return at?.in === 'port' ? [at.area] : [];
};

function lendOrder(board: Board, turn: NavalTurn, power: Power, able: readonly FleetId[]): readonly Order[] {
  const partners = turn.powers.filter((one) => one !== power);
  const own = able.filter((id) => turn.lent[id] === undefined);
  if (partners.length === 0 || own.length === 0) return [];
  const to = partners.map((one) => option(`power:${one}`, powerName(one)));
  return [form('lend', field('fleet', fleetOptions(board, power, own)), field('to', to))];
}

function attackOrder(board: Board, turn: NavalTurn): readonly Order[] {
  const places = placesToAttack(board, turn.powers);
  const targets = places.flatMap((at) => targetsAt(board, turn.powers, at));
  if (targets.length === 0) return [];
  const powers = [...new Set(targets.map(({ power }) => power))];
  const isNeutral = targets.some(({ neutral }) => neutral.length > 0);
  return [
    form(
      'attack',
      field(
        'at',
        places.map((at) => onMap(board, at)),
      ),
      field(
        'whom',
        powers.map((one) => option(`power:${one}`, powerName(one))),
      ),
      ...(isNeutral
        ? [{ ...field('war', [option('declare-war', wordOf('declare_war'))]), optional: true as const }]
        : []),
    ),
  ];
}

/** True where a power could do anything in its turn but wait (6.1). */
export function hasNavalChoice(board: Board, turn: NavalTurn, power: Power): boolean {
  const own = fleetsUnder(board, turn, power);
  if (nextPlaces(board, turn, own).length > 0 || placesToAttack(board, turn.powers).length > 0) return true;
  return carriersFor(board, turn, power).length > 0 && embarkOrder(board, turn, power, own).length > 0;
}
