import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import type { Called } from '../../notifications/notification.ts';

/** The people who were called, by name where a table has people of its own; undefined: there is nobody. */
export function calledWords(called: Called): Message | undefined {
  switch (called.of) {
    case 'table': {
      const { host, moderators } = called;
      const who = [
        ...(host === undefined ? [] : [msg('mail.called-host', { name: host })]),
        ...(moderators.length > 0
          ? [msg('mail.called-moderators', { count: moderators.length, names: [...moderators] })]
          : []),
      ];
      return msg('mail.called-list', { who: who.length > 0 ? who : [msg('mail.called-own')] });
    }
    case 'site':
      return msg('mail.called-site');
    case 'administrators':
      return msg('mail.called-administrators');
    case 'nobody':
      return undefined;
  }
}
