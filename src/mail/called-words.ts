import type en from '../i18n/en/mail.json';
import { type Message, messagesOf } from '../kernel/message.ts';
import type { Called } from '../notifications/clock-notification.ts';

const say = messagesOf<typeof en>();

/** Who was called, by name where a table has people of its own; undefined: nobody is there. */
export function calledWords(called: Called): Message | undefined {
  switch (called.of) {
    case 'table': {
      const { host, moderators } = called;
      const who = [
        ...(host === undefined ? [] : [say('mail.called-host', { name: host })]),
        ...(moderators.length > 0
          ? [say('mail.called-moderators', { count: moderators.length, names: [...moderators] })]
          : []),
      ];
      return say('mail.called-list', { who: who.length > 0 ? who : [say('mail.called-own')] });
    }
    case 'site':
      return say('mail.called-site');
    case 'administrators':
      return say('mail.called-administrators');
    case 'nobody':
      return undefined;
  }
}
