import { line } from '../../../theme/drawing/svg.ts';
import { INK } from './colours.ts';

/** A tick: a region that was scored in play. */
export function drawTick(x: number, y: number): string {
  const how = { stroke: INK.accent, 'stroke-width': 1.8, 'stroke-linecap': 'round' };
  return line(x - 4, y, x - 1, y + 3.5, how) + line(x - 1, y + 3.5, x + 5, y - 4, how);
}
