import type { Message } from '../../../kernel/message.ts';
import { isRegion } from '../cards.ts';
import { eventName, issueName, named, nationArgs, nationName, regionName } from '../names.ts';
import type { Cards } from '../types.ts';
import type { Subject } from './deal.ts';
import { msg } from './msg.ts';

/** What a promise is about, in words: "France, where it places influence". */
export function subjectText(cards: Cards, { to, about, faction, of }: Subject): Message {
  return msg('versailles-1919-deals.subject', {
    ...nationArgs(faction),
    to: named(to),
    neutral: of ? 'yes' : 'no',
    of: nationName(of ?? faction),
    has: about === undefined ? 'no' : 'yes',
    about: aboutText(cards, about),
  });
}

/** An issue, a region or an event. */
function aboutText({ pack }: Cards, about: string | undefined): Message | string {
  if (about === undefined) return '';
  if (isRegion(about)) return regionName(about);
  return Object.hasOwn(pack.event, about) ? eventName(pack, about) : issueName(pack, about);
}
