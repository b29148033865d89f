import { type Shape, seatLook } from './tokens.ts';

/** The shape of a seat as a sign, for mails and plain text where no shape can be drawn. */
const SIGNS: { readonly [shape in Shape]: string } = {
  square: '■',
  diamond: '◆',
  circle: '●',
  triangle: '▲',
  cross: '✚',
  bar: '▬',
  ring: '○',
};

/** `■` for the first seat of a game, `◆` for the second, ... */
export function seatSign(place: number): string {
  return SIGNS[seatLook(place).shape];
}
