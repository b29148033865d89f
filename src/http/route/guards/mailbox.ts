import { msg } from '../../../i18n/msg.ts';
import { HttpError } from '../../errors/http-error.ts';
import type { Guard } from '../guard.ts';

/**
 * Anybody, where the server keeps its mails in a mailbox of its own (for development); elsewhere there is no such page.
 */
export const mailbox: Guard<object> = {
  name: 'mailbox',
  known: 'as anybody',
  async grant({ services }) {
    if (!services.settings.builtInMailbox)
      throw new HttpError('no-such-address', msg('api.no-such-page', { path: '/mailbox' }));
    return {};
  },
};
