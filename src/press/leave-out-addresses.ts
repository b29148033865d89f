/** Stands where an address was. */
export const LEFT_OUT = '[…@…]';
/** Stands where a link was that acts for whoever has it. */
export const LINK_LEFT_OUT = '[…]';

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

/**
 * A text without mail addresses, whosever they are: to leave out those of the table's people alone would tell which
 * ones these are. Nor does it keep links of our own mails, which act for anybody who has them.
 */
export function leaveOutAddresses(text: string, baseUrl: string): string {
  const server = baseUrl.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
  const links = new RegExp(`${server}/(?:[acdiklorsuwz]|sign-in|address|first-administrator)/[\\w~.-]+`, 'giu');
  return text.replace(links, LINK_LEFT_OUT).replace(ADDRESS, LEFT_OUT);
}
