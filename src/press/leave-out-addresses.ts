import { replaceAddresses } from '../platform/addresses-in.ts';

/** Stands where an address was. */
export const LEFT_OUT = '[…@…]';
/** Stands where a link was that acts for whoever has it. */
const LINK_LEFT_OUT = '[…]';

/**
 * A text without mail addresses, whosever they are: to leave out those of the table's people alone would tell which
 * ones these are. Nor does it keep links of our own mails, which act for anybody who has them.
 */
export function leaveOutAddresses(text: string, baseUrl: string): string {
  const server = baseUrl.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
  const links = new RegExp(`${server}/(?:[acdiklmorsuwz]|sign-in|address|first-administrator)/[\\w~.-]+`, 'giu');
  return replaceAddresses(text.replace(links, LINK_LEFT_OUT), LEFT_OUT);
}
