import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { createJoinLink, endJoinLink, readJoinLink } from '../../lobby/join-links.ts';
import { joinTable } from '../../lobby/join-table.ts';
import type { Player } from '../../people/player.ts';
import { viewTable } from '../../play/view-table.ts';
import { attempt, FRESH, type RefusedForm, refusedForm } from '../forms/refused-form.ts';
import { signInFor } from '../page/send-to-sign-in.ts';
import { anyone } from '../route/guards/anyone.ts';
import { host } from '../route/guards/host.ts';
import { player } from '../route/guards/player.ts';
import { type PageCall, page } from '../route/page.ts';
import { type Reply, redirect, shown } from '../route/reply.ts';
import { tablePage } from '../tables/table-page.ts';
import { aboutTable } from './about-table-model.ts';
import { readTerms, seatChoices, seatForm } from './lobby-model.ts';
import { readSaltFields } from './salt-fields.ts';

/*
 * A link that a host shares in a chat: whoever has it sees the table as an invitation shows it, and joins once they are
 * signed in. One that is over shows nothing of the table.
 */

type Asked = PageCall & { readonly player: Player | undefined; readonly params: { readonly token: string } };

async function show(call: Asked, fields = new URLSearchParams(), form: RefusedForm = FRESH): Promise<Reply> {
  const { services, translator, params, player } = call;
  const { tableId, over } = await readJoinLink(services, params.token);
  const sits = player && (await services.db.seat.count({ where: { tableId, playerId: player.id } }));
  if (sits) return redirect(`/t/${tableId}`);
  if (over) {
    const data = { title: translator.text('lobby.join-over'), text: msg(over), link: undefined };
    return shown({ name: 'notice', data, status: form.status });
  }
  const table = await viewTable(services, tableId, 'spectator', undefined, player?.id);
  const mayJoin = table.lobby !== undefined && table.lobby.open > 0;
  const data = {
    ...(await aboutTable(call, table)),
    form,
    heading: msg('lobby.join-heading', { host: table.hostName }),
    title: msg('lobby.join-title', { table: table.name }),
    question: msg('pages.invitation.question'),
    note: mayJoin ? undefined : msg('lobby.join-full'),
    signIn: mayJoin && !player ? signInFor(call.address) : undefined,
    answer:
      table.lobby && mayJoin && player
        ? seatForm({
            action: `/j/${params.token}`,
            seats: seatChoices(table, table.lobby, undefined),
            accept: msg('lobby.join-button'),
            canDecline: false,
            terms: table.lobby.terms,
            fields,
            form,
          })
        : undefined,
  };
  return shown({ name: 'invitation', data, status: form.status, scripts: ['words.js'] });
}

export const showJoinLink = page({ method: 'get', path: '/j/:token', access: anyone }, (call) => show(call));

export const joinByLink = page({ method: 'post', path: '/j/:token', access: player }, async (call) => {
  const { services, fields, params, player } = call;
  const { tableId } = await readJoinLink(services, params.token);
  const wanted = { tableId, playerId: player.id, link: params.token, seat: fields.get('seat') || undefined };
  const joined = await attempt(() =>
    joinTable(services, { ...wanted, ...readSaltFields(fields), ...readTerms(fields) }),
  );
  if (joined instanceof Refusal) return show(call, fields, refusedForm(joined));
  return redirect(`/t/${tableId}?said=${joined.started ? 'started' : 'joined'}`);
});

/** The host makes a link, which is shown once, in the answer itself: the secret is kept nowhere. */
export const makeJoinLinkOnPage = page({ method: 'post', path: '/t/:table/join-links', access: host }, async (call) => {
  const { services, fields, player, tableId } = call;
  const count = (name: string) => Number(fields.get(name)?.trim() || Number.NaN);
  const wanted = { tableId, playerId: player.id, most: count('most'), days: count('days') };
  const made = await attempt(() => createJoinLink(services, wanted));
  if (made instanceof Refusal) {
    const about = made.reason.key === 'lobby.join-link-days' ? 'days' : 'most';
    return tablePage(call, { fields, form: refusedForm(made, { about }) });
  }
  return tablePage(call, { fields: new URLSearchParams(), form: FRESH, joinLink: joinUrl(services, made.token) });
});

export const endJoinLinkOnPage = page(
  { method: 'post', path: '/t/:table/join-links/:link/end', access: host },
  async ({ services, player, params, tableId }) => {
    await endJoinLink(services, { tableId, playerId: player.id, id: params.link });
    return redirect(`/t/${tableId}?said=link-ended`);
  },
);

/** The address of a link by which people join. */
export function joinUrl({ settings }: Pick<PageCall['services'], 'settings'>, token: string): string {
  return `${settings.baseUrl}/j/${token}`;
}
