/**
 * Mail addresses, also with the `@` of other scripts, of links (`%40`) or in words between brackets. Each part of one
 * has a limit, so that it takes time by the length of the text.
 */
const LOCAL = /[\p{L}\p{N}._%+'’=&~-]{1,64}/u;
const AT = /(?:@|\uff20|\ufe6b|%40| ?[([{] ?(?:at|AT|@) ?[)\]}] ?)/u;
const DOT = /(?:[.\u3002\uff0e\uff61]| ?[([{] ?(?:dot|DOT|\.) ?[)\]}] ?)/u;
const LABEL = /[\p{L}\p{N}-]{1,63}/u;
const DOMAIN = `${LABEL.source}(?:${DOT.source}${LABEL.source}){1,10}`;
const ADDRESS = new RegExp(`${LOCAL.source}${AT.source}${DOMAIN}`, 'gu');

/** A text with something else in place of every mail address. */
export function replaceAddresses(text: string, by: string): string {
  return text.replace(ADDRESS, by);
}

/** Whether a mail address stands in any text of some JSON. */
export function hasAddress(data: unknown): boolean {
  if (typeof data === 'string') return text(data);
  return typeof data === 'object' && data !== null && Object.values(data).some(hasAddress);
}

const text = (given: string) => given.search(ADDRESS) >= 0;
