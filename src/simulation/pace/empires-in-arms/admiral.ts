import { fleetCommander } from '../../../games/empires-in-arms/forces/who-commands.ts';
import { box, placeId, placeIn, sea, seasOf, stepsFrom } from '../../../games/empires-in-arms/naval/fleet-places.ts';
import { mayUsePort } from '../../../games/empires-in-arms/naval/whose-port.ts';
import type { FleetId, Power } from '../../../games/empires-in-arms/pack-lists.ts';
import { areAtWar } from '../../../games/empires-in-arms/relations/pair.ts';
import type { FleetPlace } from '../../../games/empires-in-arms/state.ts';
import type { Position } from '../../../games/empires-in-arms/types.ts';
import type { SheetLine } from '../../../kernel/choice.ts';
import type { SheetPoint } from '../../../kernel/sheet.ts';
import type { Taste } from '../taste.ts';
import { fittingLines } from './fitting-lines.ts';

/** How likely a weaker fleet tries its luck in a month and puts to sea. */
const PUTS_TO_SEA = 0.25;

/**
 * What a simple admiral writes for the naval turn of a power: the stronger at sea blockades the nearest enemy port with
 * fleets in it and attacks what it finds there; the weaker stays in port, and now and then puts to sea; in peace fleets
 * go into port.
 */
export function navalOrdersOf(position: Position, power: Power, begin: SheetPoint, taste: Taste): readonly SheetLine[] {
  const { state, pack } = position;
  const commanded = Object.keys(state.fleets).map((id) => ({ id, by: fleetCommander(state, pack, id) }));
  const own = commanded.flatMap(({ id, by }) => (by === power ? [id] : []));
  const enemies = commanded.flatMap(({ id, by }) =>
    by !== undefined && by !== power && areAtWar(state, power, by) ? [id] : [],
  );
  const isStronger = own.length > enemies.length;
  const lines = own.flatMap((id): readonly SheetLine[] => {
    const at = state.fleets[id]?.at;
    if (!at) return [];
    if (enemies.length === 0) return at.in === 'port' ? [] : sailTo(position, id, at, ownPorts(position, power));
    if (isStronger) return sailTo(position, id, at, new Set(enemyBoxes(position, enemies)));
    const sorties = taste('sortie', power, state.month, id) < PUTS_TO_SEA;
    return sorties ? sailTo(position, id, at, new Set(seasOf(pack, at).map((one) => placeId(sea(one))))) : [];
  });
  const sailed = fittingLines(begin, lines);
  const attack = sailed.point.orders().find(({ id }) => id === 'attack')?.choice;
  if (attack?.kind !== 'form' || !isStronger) return sailed.lines;
  const [at, whom] = attack.fields.map(({ choice }) => (choice.kind === 'one' ? choice.options : []));
  const attacks = (at ?? []).flatMap((place) =>
    (whom ?? []).map((target) => ({ order: 'attack', answer: { at: place.id, whom: target.id } })),
  );
  return [...sailed.lines, ...fittingLines(sailed.point, attacks).lines];
}

/** The boxes of ports in which enemy fleets lie. */
function enemyBoxes({ state }: Position, enemies: readonly FleetId[]): readonly string[] {
  return enemies.flatMap((id) => {
    const at = state.fleets[id]?.at;
    return at && at.in !== 'sea' ? [placeId(box(at.area))] : [];
  });
}

const ownPorts = (position: Position, power: Power): ReadonlySet<string> =>
  new Set(
    position.pack.areas.flatMap(({ id, port }) =>
      port && mayUsePort(position, power, id) ? [placeId({ in: 'port', area: id })] : [],
    ),
  );

/** The steps of the shortest way to the nearest of some places, whoever stands on it; none where it is there. */
function sailTo(
  { pack }: Position,
  fleet: FleetId,
  from: Readonly<FleetPlace>,
  to: ReadonlySet<string>,
): readonly SheetLine[] {
  const before = new Map<string, string | undefined>([[placeId(from), undefined]]);
  for (const id of before.keys()) {
    if (to.has(id)) return wayBack(before, id).map((place) => line(fleet, place));
    const at = placeIn(id);
    for (const step of at ? stepsFrom(pack, at) : []) {
      const next = placeId(step.to);
      if (!before.has(next)) before.set(next, id);
    }
  }
  return [];
}

function wayBack(before: ReadonlyMap<string, string | undefined>, to: string): readonly string[] {
  const way: string[] = [];
  for (let at: string | undefined = to; at !== undefined; at = before.get(at)) way.unshift(at);
  return way.slice(1);
}

const line = (fleet: FleetId, to: string): SheetLine => ({ order: 'sail', answer: { fleet: `fleet:${fleet}`, to } });
