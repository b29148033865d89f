/** `Despatch <despatch@example.org>` without the name. */
export function bareAddress(sender: string): string {
  return /<([^<>]+)>/.exec(sender)?.[1] ?? sender;
}
