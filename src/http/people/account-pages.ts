import { countLeaves } from '../../accounts/count-leaves.ts';
import { deleteAccount } from '../../accounts/delete-account.ts';
import { type MessageKey, msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { AUDIENCES, type Audience, SHOWN } from '../../people/audiences.ts';
import { updatePlayer } from '../../people/update-player.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, selectField, textField } from '../forms/refused-form.ts';
import type { ByPlayer } from '../route/guard.ts';
import { anyone } from '../route/guards/anyone.ts';
import { player } from '../route/guards/player.ts';
import { session } from '../route/guards/session.ts';
import { type PageCall, page } from '../route/page.ts';
import { redirect, shown } from '../route/reply.ts';
import type { Route } from '../route/route.ts';
import { checkConfirmed } from './check-confirmed.ts';
import { takeData } from './take-data.ts';

const LABELS: { readonly [part in (typeof SHOWN)[number]]: MessageKey } = {
  name: 'profiles.shows-name',
  record: 'profiles.shows-record',
  games: 'profiles.shows-games',
};
const AUDIENCE_WORDS: { readonly [audience in Audience]: MessageKey } = {
  nobody: 'profiles.to-nobody',
  fellows: 'profiles.to-fellows',
  players: 'profiles.to-players',
};

type Shown = { readonly form?: RefusedForm; readonly fields?: URLSearchParams; readonly done?: Message | undefined };

async function show({ services, translator, player }: PageCall & ByPlayer, { form = FRESH, fields, done }: Shown = {}) {
  const choices = AUDIENCES.map((value) => ({ value, label: translator.text(AUDIENCE_WORDS[value]) }));
  const data = {
    form,
    done,
    me: player.id,
    leaves: await countLeaves(services, player.id),
    confirm: textField('confirm', fields?.get('confirm') ?? '', form),
    shows: SHOWN.map((part) => ({
      ...selectField(part, fields?.get(part) ?? player.shows[part], choices, form),
      label: translator.text(LABELS[part]),
    })),
  };
  return shown({ name: 'account', data, status: form.status });
}

/** What others see of the reader, and what becomes of what this server knows of them. */
const showAccount = page({ method: 'get', path: '/preferences/account', access: player }, (call) =>
  show(call, call.query.has('saved') ? { done: msg('pages.preferences.saved') } : {}),
);

const changeShown = page({ method: 'post', path: '/preferences/account', access: player }, async (call) => {
  const { context, services, fields, player } = call;
  const shows = Object.fromEntries(SHOWN.flatMap((part) => (fields.has(part) ? [[part, fields.get(part)]] : [])));
  const changed = await attempt(() => updatePlayer(services, { playerId: player.id, shows }));
  if (changed instanceof Refusal) return show(call, { form: refusedForm(changed), fields });
  context.callers.forget(player.id);
  return redirect('/preferences/account?saved');
});

const downloadData = page(
  { method: 'get', path: '/preferences/account/data.json', access: session },
  async ({ context, player }) => takeData(context, player),
);

const deleteOnPage = page({ method: 'post', path: '/preferences/account/delete', access: session }, async (call) => {
  const { context, services, fields, player } = call;
  const deleted = await attempt(async () => {
    checkConfirmed(fields.get('confirm') ?? '', player);
    await deleteAccount(services, { playerId: player.id, by: player.id });
  });
  if (deleted instanceof Refusal) return show(call, { form: refusedForm(deleted, { about: 'confirm' }), fields });
  context.callers.forget(player.id);
  return redirect('/account-deleted', 'ended');
});

const showDeleted = page({ method: 'get', path: '/account-deleted', access: anyone }, ({ translator }) =>
  shown({
    name: 'notice',
    data: { title: translator.text('accounts.deleted-title'), text: msg('accounts.deleted') },
  }),
);

export const accountPages: readonly Route[] = [showAccount, changeShown, downloadData, deleteOnPage, showDeleted];
