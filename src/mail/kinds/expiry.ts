import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import type { Called, DataOf } from '../../notifications/notification.ts';
import { waitsForMe } from '../../play/windows/waits-for-me.ts';
import type { Occasion } from '../turn/occasion.ts';
import { calledWords } from './called-words.ts';
import type { TableKind } from './mail-kind.ts';

/** The reader's time is up. That the game has answered stays news; the rest, as long as the question is open. */
export const expiry: TableKind<'expiry'> = {
  news: ({ decision, what, due, grace, called }, { table }) => {
    const asked = table.decisions.find((one) => one.id === decision);
    if (table.status !== 'playing' || (what !== 'fallback' && !(asked && waitsForMe(asked)))) return undefined;
    const closes = what === 'fallback' && asked?.window !== undefined;
    return expiryNews({
      what,
      closes,
      due: new Date(due),
      grace: grace === undefined ? undefined : new Date(grace),
      called,
    });
  },
};

type Expiry = {
  /** What the clock did. */
  readonly what: DataOf['expiry']['what'];
  /** It is answered in secret and others are not ready: the game's answer counts when it closes. */
  readonly closes?: boolean;
  readonly due: Date;
  readonly grace?: Date | undefined;
  readonly called?: Called | undefined;
};

/** The time to answer is over: what that means at this table, and what the reader can still do. */
export function expiryNews(facts: Expiry): Occasion {
  return {
    kind: 'expiry',
    head: (mail, translator) => {
      const lead = meaning(facts, mail.questions.length > 0, translator);
      return {
        subject: msg('subjects.expiry', { seat: mail.seat.name }),
        headline: msg('mail.expiry-title', { seat: mail.seat.name }),
        leads: [lead],
      };
    },
    note: () => (facts.what === 'fallback' ? [answered(facts)] : []),
  };
}

function answered({ closes = false }: Expiry): Message {
  return closes ? msg('mail.expiry-window') : msg('mail.expiry-fallback');
}

function meaning(facts: Expiry, open: boolean, translator: Translator): Message {
  const { what, due, grace, called } = facts;
  const zone = translator.timeZone;
  const when = { due: translator.dateTime(due), grace: grace ? translator.dateTime(grace) : '', zone };
  if (!open && what !== 'fallback') return msg('mail.expiry-passed');
  switch (what) {
    case 'wait':
      return msg('mail.expiry-wait', when);
    case 'grace-fallback':
      return msg('mail.expiry-grace-fallback', when);
    case 'grace-moderator':
      return msg('mail.expiry-grace-moderator', when);
    case 'fallback':
      return answered(facts);
    case 'moderator': {
      const who = calledWords(called ?? { of: 'table', moderators: [] });
      return who ? msg('mail.expiry-moderator', { who }) : msg('mail.expiry-nobody');
    }
  }
}
