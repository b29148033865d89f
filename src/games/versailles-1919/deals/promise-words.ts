import type { Message } from '../../../kernel/message.ts';
import { issueOf } from '../cards.ts';
import { eventName, issueName, nationArgs, nationName, regionName } from '../names.ts';
import type { Cards } from '../types.ts';
import { neutralOf, type Promised } from './deal.ts';
import { idText } from './id-words.ts';
import { msg } from './msg.ts';
import { restrictionText } from './restriction-words.ts';
import { subjectText } from './subject-words.ts';

/** A promise in words, within a sentence: "France chooses Yes for Rhineland". */
export function promiseText(cards: Cards, promised: Promised): Message {
  const { pack } = cards;
  const { who } = nationArgs(promised.faction);
  const of = neutralOf(promised);
  const neutral = { neutral: of ? 'yes' : 'no', of: nationName(of ?? promised.faction) };
  switch (promised.kind) {
    case 'answer':
      return msg('versailles-1919-deals.promise.answer', {
        subject: subjectText(cards, promised),
        answer: restrictionText(
          promised.within,
          (id, n) => idText(cards, promised, id, n),
          promised.to === 'naval-flags' || promised.to === 'reclaim' ? 'things' : 'places',
        ),
      });
    case 'settle':
      return msg('versailles-1919-deals.promise.settle', { who, issue: issueName(pack, promised.issue), ...neutral });
    case 'not-settle':
      return msg('versailles-1919-deals.promise.not-settle', { who, ...neutral });
    case 'option': {
      const option = issueOf(pack, promised.issue).options.find(({ id }) => id === promised.option);
      return msg('versailles-1919-deals.promise.option', {
        who,
        issue: issueName(pack, promised.issue),
        option: option?.label ?? promised.option,
        ...neutral,
      });
    }
    case 'event':
      return msg('versailles-1919-deals.promise.event', {
        who,
        event: eventName(pack, promised.event),
        carryOut: promised.carryOut ? 'yes' : 'no',
      });
    case 'announce':
      return msg('versailles-1919-deals.promise.announce', {
        who,
        region: regionName(promised.region),
        say: promised.say,
      });
    case 'bid':
      return msg('versailles-1919-deals.promise.bid', { who, how: promised.how });
  }
}
