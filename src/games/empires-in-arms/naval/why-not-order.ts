import { whyBarred } from '../forces/barred.ts';
import { corpsCommander } from '../forces/who-commands.ts';
import type { CorpsId, FleetId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { type FleetStep, samePlace, stepsFrom } from './fleet-places.ts';
import type { NavalOrder, NoNavalOrder } from './naval-order.ts';
import type { NavalTurn } from './naval-state.ts';
import { targetsAt } from './targets.ts';
import { crewOf, fleetsUnder, pointsLeft, turnOf } from './turn-of.ts';
import { corpsOn } from './who-is-hostile.ts';
import { isBesieged, mayUsePort } from './whose-port.ts';
import { type NoEntry, whyNotEnter } from './why-not-enter.ts';

type OrderTo<Kind extends NavalOrder['order']> = Extract<NavalOrder, { order: Kind }>;

/** Why a power cannot carry out a line of its naval sheet (6.2); undefined: it can. */
export function whyNotOrder(board: Board, power: Power, order: NavalOrder): NoNavalOrder | NoEntry | undefined {
  const turn = turnOf(board.state, power);
  switch (order.order) {
    case 'sail':
      return whyNotSail(board, turn, power, order);
    case 'join':
      return whyNotJoin(board, turn, power, order);
    case 'part':
      return whyNotYours(board, turn, power, order.fleet) ?? whyNotMove(turn, order.fleet);
    case 'embark':
      return whyNotEmbark(board, turn, power, order);
    case 'lend':
      if (order.to === power || !turn.powers.includes(order.to)) return { why: 'no_partner', power: order.to };
      if (turn.lent[order.fleet] !== undefined) return { why: 'lent', fleet: order.fleet };
      if (turn.used[order.fleet] !== undefined) return { why: 'moved', fleet: order.fleet };
      return whyNotYours(board, turn, power, order.fleet) ?? whyNotMove(turn, order.fleet);
    case 'attack':
      return whyNotAttack(board, turn, power, order);
    case 'ask_again':
      return turn.askAgain.includes(power) ? { why: 'asks_already' } : undefined;
  }
}

/** A fleet that somebody else orders, or nobody. */
function whyNotYours(board: Board, turn: NavalTurn, power: Power, fleet: FleetId): NoNavalOrder | undefined {
  if (!board.pack.fleet[fleet]) return { why: 'unknown', fleet };
  if (!board.state.fleets[fleet]) return { why: 'sunk', fleet };
  return fleetsUnder(board, turn, power).includes(fleet) ? undefined : { why: 'not_yours', fleet };
}

function whyNotMove(turn: NavalTurn, fleet: FleetId): NoNavalOrder | undefined {
  if (turn.stopped.includes(fleet)) return { why: 'stopped', fleet };
  return turn.moved.includes(fleet) ? { why: 'moved', fleet } : undefined;
}

/** The step that a line takes, and whose; one that leads on from where they are. */
export function stepOf(board: Board, turn: NavalTurn, { fleet, to }: OrderTo<'sail'>) {
  const crew = crewOf(board, turn, fleet);
  const at = crew[0] === undefined ? undefined : board.state.fleets[crew[0]]?.at;
  const step = at && stepsFrom(board.pack, at).find((one) => samePlace(one.to, to));
  return { crew, at, step };
}

function whyNotSail(
  board: Board,
  turn: NavalTurn,
  power: Power,
  order: OrderTo<'sail'>,
): NoNavalOrder | NoEntry | undefined {
  const { crew, at, step } = stepOf(board, turn, order);
  if (!at) return whyNotYours(board, turn, power, order.fleet) ?? whyNotMove(turn, order.fleet);
  const others = crew.find((id) => !fleetsUnder(board, turn, power).includes(id));
  if (others !== undefined) return { why: 'not_yours', fleet: others };
  if (turn.attacks.some((one) => one.power === power)) return { why: 'attacks_come_last' };
  const begins = turn.voyage?.fleets.includes(order.fleet) ? turn.voyage.began : at;
  if (order.from && !samePlace(order.from, at) && !samePlace(order.from, begins))
    return { why: 'not_there', fleet: order.fleet, at: order.from };
  if (!step) return { why: 'no_way', from: at, to: order.to };
  return whyNoPoints(board, turn, crew, step) ?? whyNotStep(board, crew, step);
}

function whyNoPoints(board: Board, turn: NavalTurn, crew: readonly FleetId[], { points }: FleetStep) {
  const tired = crew.find((id) => pointsLeft(board, turn, id) < points);
  if (tired === undefined) return undefined;
  return { why: 'too_far' as const, fleet: tired, left: pointsLeft(board, turn, tired), points };
}

/** 6.2.1: what bars a step: the ice that fleets would leave, a strait, a port, a box to stay in. */
export function whyNotStep(board: Board, crew: readonly FleetId[], { enters }: FleetStep): NoEntry | undefined {
  return enters.map((at, n) => whyNotEnter(board, crew, at, n === enters.length - 1)).find((no) => no !== undefined);
}

function whyNotJoin(
  board: Board,
  turn: NavalTurn,
  power: Power,
  { fleet, lead }: OrderTo<'join'>,
): NoNavalOrder | undefined {
  const crew = crewOf(board, turn, lead);
  const no = crew.length === 0 ? (whyNotYours(board, turn, power, lead) ?? whyNotMove(turn, lead)) : undefined;
  if (no) return no;
  if (turn.joined[lead] !== undefined) return { why: 'sails_with_it', fleet: lead };
  if (fleet === 'all')
    return joinable(board, turn, power, lead).length > 0 ? undefined : { why: 'nobody_to_join', fleet: lead };
  const own = whyNotYours(board, turn, power, fleet) ?? whyNotMove(turn, fleet);
  if (own) return own;
  if (crew.includes(fleet) || Object.values(turn.joined).includes(fleet)) return { why: 'sails_with_it', fleet };
  return joinable(board, turn, power, lead).includes(fleet) ? undefined : { why: 'apart', fleet, from: lead };
}

/** The fleets that could join one where it is. */
export function joinable(board: Board, turn: NavalTurn, power: Power, lead: FleetId): readonly FleetId[] {
  const crew = crewOf(board, turn, lead);
  const at = crew[0] === undefined ? undefined : board.state.fleets[crew[0]]?.at;
  const leads = new Set(Object.values(turn.joined));
  return fleetsUnder(board, turn, power).filter((id) => {
    const there = board.state.fleets[id]?.at;
    if (!at || !there || !samePlace(at, there)) return false;
    return !crew.includes(id) && !leads.has(id) && whyNotMove(turn, id) === undefined;
  });
}

/** 6.2.5, 6.2.5.1: a corps and the fleet that is to carry it are in one friendly port, and neither has moved. */
function whyNotEmbark(board: Board, turn: NavalTurn, power: Power, { corps, fleet }: OrderTo<'embark'>) {
  const { state, pack } = board;
  const there = state.corps[corps];
  if (!there || corpsCommander(state, pack, corps) !== power) return { why: 'not_your_corps' as const, corps };
  if (pack.corpsOf[corps]?.symbol === 'insurrection') return { why: 'not_by_sea' as const, corps };
  const ship = state.fleets[fleet];
  if (!ship) return { why: 'sunk' as const, fleet };
  const own = fleetsUnder(board, turn, power).includes(fleet);
  if (!own && !carriersFor(board, turn, power).includes(fleet)) return { why: 'not_yours' as const, fleet };
  if (turn.stopped.includes(fleet)) return { why: 'stopped' as const, fleet };
  if (turn.moved.includes(fleet) || turn.voyage?.fleets.includes(fleet)) return { why: 'moved' as const, fleet };
  if (corpsOn(state, fleet).length > 0) return { why: 'carries' as const, fleet };
  return isInPort(board, power, corps, fleet) ? undefined : { why: 'not_in_port' as const, corps };
}

/** A corps outside of a besieged city is not in its port. */
function isInPort(board: Board, power: Power, corps: CorpsId, fleet: FleetId): boolean {
  const { state } = board;
  const [there, at] = [state.corps[corps], state.fleets[fleet]?.at];
  if (!there || at?.in !== 'port' || at.area !== there.area || !mayUsePort(board, power, there.area)) return false;
  return there.besieged === true || !isBesieged(board, there.area);
}

/** The fleets of a power's partners, which may carry its corps (6.2.5). */
export function carriersFor(board: Board, turn: NavalTurn, power: Power): readonly FleetId[] {
  return turn.powers.filter((one) => one !== power).flatMap((one) => fleetsUnder(board, turn, one));
}

/** 6.2.4, 6.3.1: one stack is attacked in a place, after all movement. */
function whyNotAttack(
  board: Board,
  turn: NavalTurn,
  power: Power,
  { at, whom, war }: OrderTo<'attack'>,
): NoNavalOrder | undefined {
  if (turn.attacks.some((one) => samePlace(one.at, at))) return { why: 'attacked_already' };
  const target = targetsAt(board, turn.powers, at).find(({ powers }) => powers.includes(whom));
  if (!target) return { why: 'nobody_to_attack' };
  if (!war) return undefined;
  if (!target.neutral.includes(whom)) return { why: 'at_war' };
  return whyBarred(board, power, whom) ? { why: 'barred', power: whom } : undefined;
}
