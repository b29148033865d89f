import { SEAT_LOOKS, type Shape, SPACE, seatLook, TYPE } from '../tokens.ts';

/** How a shape is cut from the small square before a seat's name. */
const CUTS: { readonly [shape in Shape]: string } = {
  square: '',
  diamond: 'transform:rotate(45deg) scale(0.8)',
  circle: 'border-radius:50%',
  triangle: 'clip-path:polygon(50% 0,100% 100%,0 100%)',
  cross:
    'clip-path:polygon(33% 0,67% 0,67% 33%,100% 33%,100% 67%,67% 67%,67% 100%,33% 100%,33% 67%,0 67%,0 33%,33% 33%)',
  bar: 'clip-path:inset(30% 0)',
  ring: 'border-radius:50%;background:none;border:0.17em solid currentColor',
};

const seats = Array.from({ length: SEAT_LOOKS }, (_, place) => {
  const name = `.seat-${place + 1}`;
  return [
    `.seat${name}{color:var(--seat-${place + 1})}`,
    `.seat${name}::before{${CUTS[seatLook(place).shape]}}`,
    `.hand-card${name}{border-top-color:var(--seat-${place + 1})}`,
  ].join('\n');
}).join('\n');

/** A seat's badge: its colour, its shape and its name; and the cards of a hand. */
export const seatStyles = `
.seat{display:inline-flex;align-items:center;gap:0.4em;font-weight:600;white-space:nowrap}
.seat::before{content:'';flex:none;width:0.72em;height:0.72em;background:currentColor}
.hand{list-style:none;padding:0;display:grid;gap:${SPACE.small};
  grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr))}
.hand-card{margin:0;padding:0.6rem 0.75rem;border:1px solid var(--rule);border-top:4px solid var(--edge);
  background:var(--sheet);border-radius:0 0 3px 3px}
.hand-card-name{font-size:1.3rem;margin:0}
.hand-card-meta{color:var(--muted);font-size:${TYPE.small};margin:0}
.hand-card-text{margin:${SPACE.hair} 0 0}
${seats}
`;
