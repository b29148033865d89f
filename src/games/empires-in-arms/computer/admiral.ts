import type { ComputerAnswer } from '../../../kernel/computer-rule.ts';
import { placeId, port } from '../naval/fleet-places.ts';
import { bareId, fieldsOf } from '../read-form.ts';
import type { FleetView } from '../view-types.ts';
import { type AskedFor, beginDraft, type Draft, sheetOf } from './asked.ts';
import { writeBlockades } from './blockade.ts';
import { writeExpedition } from './expedition.ts';
import { ownFleets, seaWay } from './fleets.ts';
import { msg } from './msg.ts';
import { sail } from './sail.ts';
import { seaAttacks } from './sea-attacks.ts';
import { type Situation, situationOf } from './situation.ts';
import { writeWishes } from './write-wishes.ts';

/**
 * 6.2: carries corps over an open sea to where they are wanted; the stronger at sea blockades the enemy's fleets and
 * attacks what it outweighs; all other fleets lie in port.
 */
export function navalTurn(asked: AskedFor<'naval-turn'>): ComputerAnswer {
  const situation = situationOf(asked);
  const carried = writeExpedition(situation, beginDraft(asked));
  const blockaded = writeBlockades(situation, carried, idle(situation, carried));
  const sailed = idle(situation, blockaded.draft)
    .filter(({ id }) => !blockaded.sent.includes(id))
    .reduce((draft, fleet) => intoPort(situation, draft, fleet), blockaded.draft);
  return sheetOf(writeWishes(sailed, seaAttacks(situation, sailed)));
}

/** The fleets that no line names yet. */
function idle(situation: Situation, { wishes }: Draft): readonly FleetView[] {
  const named = new Set(wishes.map(({ line }) => bareId(String(fieldsOf(line.answer).get('fleet') ?? ''))));
  return ownFleets(situation).filter(({ id }) => !named.has(id));
}

/** To the nearest port of its own; who lies in one stays. */
function intoPort(situation: Situation, draft: Draft, fleet: FleetView): Draft {
  const { pack, view, power } = situation;
  if (fleet.at.in === 'port') return draft;
  const ports = pack.areas.filter((area) => area.port && view.held[area.id] === power);
  const way = seaWay(situation, fleet.at, new Set(ports.map(({ id }) => placeId(port(id)))));
  return sail(draft, fleet, way, msg('empires-in-arms-computer.sea.port'));
}
