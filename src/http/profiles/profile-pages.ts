import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import type { Services } from '../../platform/services.ts';
import { listFellows } from '../../profiles/list-fellows.ts';
import { readProfile } from '../../profiles/read-profile.ts';
import { howItEnded } from '../home/how-it-ended.ts';
import { tableLine } from '../home/table-lines.ts';
import { player } from '../route/guards/player.ts';
import { page } from '../route/page.ts';
import { shown } from '../route/reply.ts';
import type { Route } from '../route/route.ts';

/** The people one has played with: who they are, the last game, and the way to invite them. */
const showPeople = page({ method: 'get', path: '/people', access: player }, async ({ services, player }) => {
  const fellows = await listFellows(services, player.id);
  return shown({ name: 'people', data: { fellows: fellows.map((one) => ({ ...one, invite: inviteHref(one) })) } });
});

/** What a player lets the reader see of them. */
const showPlayer = page(
  { method: 'get', path: '/players/:player', access: player },
  async ({ services, translator, params, player }) => {
    const profile = await readProfile(services, { readerId: player.id, playerId: params.player });
    const now = services.clock.now();
    const called = (await listFellows(services, player.id)).find(({ id }) => id === profile.id);
    const data = {
      profile,
      invite: called && inviteHref(called),
      record: profile.record?.map((line) => ({ ...line, name: gameName(services, line.game) })),
      games: profile.games.map((table) => ({ ...tableLine(table, now, translator), result: howItEnded(table) })),
    };
    return shown({ name: 'player', data });
  },
);

function gameName({ games }: Services, game: string): Message {
  return games.get(game)?.rules.name ?? msg('pages.game.value', { value: game });
}

/** The form for a new table, with them invited. */
function inviteHref({ called }: { readonly called: string }): string {
  return `/tables/new?${new URLSearchParams({ email: called })}`;
}

export const profilePages: readonly Route[] = [showPeople, showPlayer];
