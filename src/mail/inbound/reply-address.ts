/** The secret in a reply address; undefined when it is not an address of ours. `domain` as configured. */
export function replyTokenOf(address: string, domain: string): string | undefined {
  const found = /^reply\+([\da-f]{1,64})@(.{1,255})$/u.exec(address.trim().toLowerCase());
  return found?.[2] === domain.toLowerCase() ? found[1] : undefined;
}
