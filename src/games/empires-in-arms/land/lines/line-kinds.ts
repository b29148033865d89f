import { convertDepotLine } from '../../supply/lines/convert-depot-line.ts';
import { loadDepotLine } from '../../supply/lines/load-depot-line.ts';
import { placeDepotLine } from '../../supply/lines/place-depot-line.ts';
import { removeDepotLine } from '../../supply/lines/remove-depot-line.ts';
import { supplyCorpsLine } from '../../supply/lines/supply-corps-line.ts';
import { supplyFirstLine } from '../../supply/lines/supply-first-line.ts';
import { besiegeLine, enterCityLine, leaveCityLine, passByLine } from './city-lines.ts';
import { destroyDepotLine } from './depot-line.ts';
import { absorbLine, detachLine } from './exchange-lines.ts';
import { followLine } from './follow-line.ts';
import { garrisonLine } from './garrison-line.ts';
import { irregularsLine } from './irregulars-line.ts';
import { landingLine } from './landing-line.ts';
import { type LineKind, lineKind } from './line-kind.ts';
import { marchLine } from './march-line.ts';
import { askMeLine, leadLine, stayLine } from './other-lines.ts';

/** 7.2: before anybody marches. */
const depotLines: readonly LineKind[] = [lineKind(removeDepotLine), lineKind(placeDepotLine), lineKind(loadDepotLine)];

/** What a line of the sheet for a land step may be. */
export const LINE_KINDS: readonly LineKind[] = [
  ...depotLines,
  marchLine,
  followLine,
  landingLine,
  detachLine,
  absorbLine,
  enterCityLine,
  leaveCityLine,
  besiegeLine,
  passByLine,
  destroyDepotLine,
  lineKind(convertDepotLine),
  irregularsLine,
  garrisonLine,
  leadLine,
  lineKind(supplyCorpsLine),
  lineKind(supplyFirstLine),
  stayLine,
  askMeLine,
];

/** The kind of a line; throws for an order that there is not. */
export function kindOf(order: string): LineKind {
  const kind = LINE_KINDS.find(({ id }) => id === order);
  if (!kind) throw new Error(`no land order ${order}`);
  return kind;
}
