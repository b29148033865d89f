/** Which stored addresses an address means: itself; `@example.org`: all of that domain (not of its subdomains). */
export function addressesOf(address: string): { readonly endsWith: string } | { readonly equals: string } {
  return address.startsWith('@') ? { endsWith: address } : { equals: address };
}
