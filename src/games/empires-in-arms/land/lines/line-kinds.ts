import { besiegeLine, enterCityLine, passByLine } from './city-lines.ts';
import { destroyDepotLine } from './depot-line.ts';
import { absorbLine, detachLine } from './exchange-lines.ts';
import { followLine } from './follow-line.ts';
import { garrisonLine } from './garrison-line.ts';
import { irregularsLine } from './irregulars-line.ts';
import { landingLine } from './landing-line.ts';
import type { LineKind } from './line-kind.ts';
import { marchLine } from './march-line.ts';
import { askMeLine, leadLine, stayLine } from './other-lines.ts';

/** What a line of the sheet for a land step may be. */
export const LINE_KINDS: readonly LineKind[] = [
  marchLine,
  followLine,
  landingLine,
  detachLine,
  absorbLine,
  enterCityLine,
  besiegeLine,
  passByLine,
  destroyDepotLine,
  irregularsLine,
  garrisonLine,
  leadLine,
  stayLine,
  askMeLine,
];

/** The kind of a line; throws for an order that there is not. */
export function kindOf(order: string): LineKind {
  const kind = LINE_KINDS.find(({ id }) => id === order);
  if (!kind) throw new Error(`no land order ${order}`);
  return kind;
}
