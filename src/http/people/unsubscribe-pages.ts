import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import type { UnsubscribeTarget } from '../../mail/links/link.ts';
import { unsubscribe } from '../../people/unsubscribe.ts';
import type { Services } from '../../platform/services.ts';
import { link } from '../route/guards/link.ts';
import { page } from '../route/page.ts';
import { shown } from '../route/reply.ts';
import { actOnLetters, askAboutLetters } from './stop-letters-page.ts';

/** The page behind List-Unsubscribe. GET asks; POST, by the button or one click in a mail program, stops the mail. */
export const showUnsubscribe = page(
  { method: 'get', path: '/u/:token', access: link('unsubscribe') },
  async ({ services, reading }) => {
    const { unwanted } = reading.link;
    if (unwanted.of === 'letters') return askAboutLetters(services, unwanted);
    const data = { done: undefined, what: await whatOf(services, unwanted), means: msg('pages.unsubscribe.means') };
    return shown({ name: 'unsubscribe', data });
  },
);

export const stopMail = page(
  { method: 'post', path: '/u/:token', access: link('unsubscribe') },
  async ({ context, services, fields, reading }) => {
    const { unwanted } = reading.link;
    if (unwanted.of === 'letters') return actOnLetters(context, unwanted, fields.get('stop') ?? undefined);
    await unsubscribe(services, unwanted);
    context.callers.forget(unwanted.playerId);
    return shown({
      name: 'unsubscribe',
      data: { done: msg('pages.unsubscribe.done'), backTo: backTo(unwanted) },
    });
  },
);

type OfPlayer = Exclude<UnsubscribeTarget, { of: 'letters' }>;
const backTo = (unwanted: OfPlayer) =>
  unwanted.of === 'table'
    ? { href: `/t/${unwanted.tableId}`, label: msg('pages.unsubscribe.the-table') }
    : { href: '/preferences', label: msg('pages.preferences.title') };

async function whatOf(services: Services, unwanted: OfPlayer): Promise<Message> {
  switch (unwanted.of) {
    case 'play':
      return msg('pages.unsubscribe.play');
    case 'table': {
      const table = await services.db.table.findUnique({ where: { id: unwanted.tableId }, select: { name: true } });
      return msg('pages.unsubscribe.table', { table: table?.name ?? '' });
    }
  }
}
