import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { changeAddress, readAddressChange } from '../../people/change-address.ts';
import { STATUS_OF } from '../errors/problem.ts';
import { attemptLink } from '../forms/refused-form.ts';
import { anyone } from '../route/guards/anyone.ts';
import { type PageCall, page } from '../route/page.ts';
import { shown } from '../route/reply.ts';

/**
 * The link that was mailed to a player's new address: GET shows what will happen, POST does it. The link is proof
 * enough, as the mail may be read where they are not signed in.
 */
export const showAddressChange = page({ method: 'get', path: '/address/:token', access: anyone }, async (call) => {
  const { services, params } = call;
  const change = await attemptLink(() => readAddressChange(services, params.token));
  if (change instanceof Refusal) return showOver(call, change);
  return shown({ name: 'address-confirm', data: { email: change.email, name: change.name } });
});

export const confirmAddressChange = page({ method: 'post', path: '/address/:token', access: anyone }, async (call) => {
  const { context, services, caller, translator, params } = call;
  const change = await attemptLink(() => changeAddress(services, params.token));
  if (change instanceof Refusal) return showOver(call, change);
  context.callers.forget(change.playerId);
  const signedIn = caller.kind === 'player' && caller.player.id === change.playerId;
  return shown({
    name: 'notice',
    data: {
      title: translator.text('pages.address.done-title'),
      text: msg('pages.address.done', { email: change.email, name: change.name }),
      link: signedIn
        ? { href: '/preferences', label: msg('pages.preferences.title') }
        : { href: '/', label: msg('pages.address.home') },
    },
  });
});

const showOver = ({ translator }: PageCall, refusal: Refusal) =>
  shown({
    name: 'notice',
    data: {
      title: translator.text('pages.address.over-title'),
      text: refusal.reason,
      link: { href: '/preferences', label: msg('pages.preferences.title') },
    },
    status: STATUS_OF[refusal.code],
  });
