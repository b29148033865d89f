import type { SeatId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import { markerText } from './ending/outcome.ts';
import { msg } from './msg.ts';
import { isSide } from './sides.ts';
import type { View } from './view-types.ts';

/** What has become of the marker, and of a side's cards and cubes on the map (6, 7). */
export function gains(before: View, after: View, seat: SeatId): readonly Message[] {
  if (!isSide(seat)) return [];
  const cards = ({ cards: inPlay }: View) => inPlay.filter(({ control }) => control === seat).length;
  const cubes = ({ cards: inPlay }: View) => inPlay.reduce((sum, card) => sum + card[seat], 0);
  return [
    ...(before.score === after.score
      ? []
      : [msg('iron-curtain.gains.marker', { before: markerText(before.score), after: markerText(after.score) })]),
    ...(cards(before) === cards(after)
      ? []
      : [msg('iron-curtain.gains.cards', { before: cards(before), after: cards(after) })]),
    ...(cubes(before) === cubes(after)
      ? []
      : [msg('iron-curtain.gains.cubes', { before: cubes(before), after: cubes(after) })]),
  ];
}
