import { banAddress, liftBan } from '../../administration/ban-address.ts';
import { listBans } from '../../administration/list-bans.ts';
import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import { administrator } from '../route/guards/administrator.ts';
import { type PageCall, page } from '../route/page.ts';
import { shown } from '../route/reply.ts';
import { seatLabel } from './seat-label.ts';

type Shown = { readonly form?: RefusedForm; readonly fields?: URLSearchParams; readonly done?: Message };

async function show(call: PageCall, { form = FRESH, fields, done }: Shown = {}) {
  const { services, query } = call;
  const { bans, next } = await listBans(services, query.get('after') ?? undefined);
  const data = {
    form,
    done,
    bans: bans.map((ban) => ({
      ...ban,
      seats: ban.seats.map((seat) => ({ ...seat, seatName: seatLabel(services, seat.game, seat.seat) })),
    })),
    next: next && `/administration/bans?${new URLSearchParams({ after: next })}`,
    address: textField('address', fields?.get('address') ?? '', form),
    reason: textField('reason', fields?.get('reason') ?? '', form),
  };
  return shown({ name: 'administration-bans', data, status: form.status });
}

/** Banned addresses and domains, with the seats that are to be replaced. */
export const showBans = page({ method: 'get', path: '/administration/bans', access: administrator }, (call) =>
  show(call),
);

export const banOnPage = page({ method: 'post', path: '/administration/bans', access: administrator }, async (call) => {
  const { context, services, fields, player } = call;
  const ban = { address: fields.get('address') ?? '', reason: fields.get('reason') ?? '' };
  const banned = await attempt(() => banAddress(services, { by: player.id, ...ban }));
  if (banned instanceof Refusal) return show(call, { form: refusedForm(banned, { about: 'address' }), fields });
  for (const { id } of banned.players) context.callers.forget(id);
  return show(call, {
    done: msg('administration.banned', { address: banned.address, count: banned.players.length }),
  });
});

export const liftBanOnPage = page(
  { method: 'post', path: '/administration/bans/lift', access: administrator },
  async (call) => {
    const { services, fields, player } = call;
    const lifted = await liftBan(services, { by: player.id, address: fields.get('address') ?? '' });
    return show(call, { done: msg('administration.act-lift-ban', { address: lifted.address }) });
  },
);
