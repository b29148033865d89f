/** A die, thrown: 1 to 6. */
export type Die = () => number;

const FACES = 6;

/** Draws so many of a list by dice, each as likely as the others; all of them where there are not more. */
export function drawLots<T>(list: readonly T[], number: number, die: Die): readonly T[] {
  const left = [...list];
  const drawn: T[] = [];
  while (drawn.length < number && left.length > 0) drawn.push(...left.splice(throwBelow(left.length, die), 1));
  return drawn;
}

/** A number from 0 to below `end`: as many dice as it needs, and again where they show too much. */
function throwBelow(end: number, die: Die): number {
  if (end === 1) return 0;
  let reach = 1;
  let sum = 0;
  while (reach < end) {
    reach *= FACES;
    sum = sum * FACES + die() - 1;
  }
  // Only whole rounds of `end` count, so that each is as likely.
  return sum < reach - (reach % end) ? sum % end : throwBelow(end, die);
}
