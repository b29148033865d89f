import { readFirstLink, useFirstLink } from '../../administration/first-administrator.ts';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { STATUS_OF } from '../errors/problem.ts';
import { attemptLink } from '../forms/refused-form.ts';
import { player } from '../route/guards/player.ts';
import { type PageCall, page } from '../route/page.ts';
import { redirect, shown } from '../route/reply.ts';

/** The link of the start log: a signed-in player who opens it becomes the first administrator, after one more click. */
export const showFirstAdministrator = page(
  { method: 'get', path: '/first-administrator/:token', access: player },
  async (call) => {
    const { services, params, player } = call;
    const link = await attemptLink(() => readFirstLink(services, params.token));
    if (link instanceof Refusal) return showOver(call, link);
    return shown({ name: 'administration-first', data: { name: player.name } });
  },
);

export const becomeFirstAdministrator = page(
  { method: 'post', path: '/first-administrator/:token', access: player },
  async (call) => {
    const { context, services, params, player } = call;
    const used = await attemptLink(() => useFirstLink(services, params.token, player));
    if (used instanceof Refusal) return showOver(call, used);
    context.callers.forget(player.id);
    return redirect('/administration');
  },
);

const showOver = ({ translator }: PageCall, refusal: Refusal) =>
  shown({
    name: 'notice',
    data: {
      title: translator.text('administration.first-title'),
      text: refusal.reason,
      link: { href: '/', label: msg('administration.home') },
    },
    status: STATUS_OF[refusal.code],
  });
