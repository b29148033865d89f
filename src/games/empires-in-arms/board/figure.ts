/** A number with the minus of print. */
export function figure(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** The same with its sign. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : figure(number);
}
