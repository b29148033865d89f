/** Where the mail servers on a mail's way say that it cannot be delivered: an address of its own for each mail. */
export function bounceAddress(mailId: string, domain: string): string {
  return `bounce+${mailId}@${domain}`;
}

/** The mail to whose address this is; undefined when it is no such address. `domain` as configured. */
export function bouncedMailOf(address: string, domain: string): string | undefined {
  const found = /^bounce\+([\da-z]+)@(.+)$/u.exec(address.trim().toLowerCase());
  return found?.[2] === domain.toLowerCase() ? found[1] : undefined;
}
