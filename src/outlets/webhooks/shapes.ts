/** The forms in which programs take news: our own, and those of three places where people talk. */
export const SHAPES = ['json', 'discord', 'slack', 'matrix'] as const;
export type Shape = (typeof SHAPES)[number];

export function isShape(text: string): text is Shape {
  return SHAPES.some((shape) => shape === text);
}
