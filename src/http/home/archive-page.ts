import { msg } from '../../i18n/msg.ts';
import { listFinished } from '../../play/list-finished.ts';
import { anyone } from '../route/guards/anyone.ts';
import { page } from '../route/page.ts';
import { shown } from '../route/reply.ts';
import { howItEnded } from './how-it-ended.ts';
import { tableLine } from './table-lines.ts';

/** Finished games: those of the reader and the public ones, to step through and to download. */
export const showArchive = page(
  { method: 'get', path: '/archive', access: anyone },
  async ({ services, caller, translator, query }) => {
    const playerId = caller.kind === 'player' ? caller.player.id : undefined;
    const mine = playerId !== undefined && query.get('of') === 'mine';
    const game = services.games.has(query.get('game') ?? '') ? (query.get('game') ?? undefined) : undefined;
    const { tables, next } = await listFinished(services, {
      playerId,
      mine,
      game,
      after: query.get('after') ?? undefined,
    });
    const now = services.clock.now();
    const address = (change: { readonly [name: string]: string | undefined }) => {
      const wanted = { of: mine ? 'mine' : undefined, game, ...change };
      const fields = new URLSearchParams();
      for (const [name, value] of Object.entries(wanted)) if (value !== undefined) fields.set(name, value);
      return `/archive?${fields}`;
    };
    const data = {
      lines: tables.map((table) => ({
        ...tableLine(table, now, translator),
        result: howItEnded(table),
        finishedAt: table.finishedAt,
      })),
      next: next === undefined ? undefined : address({ after: next }),
      whose:
        playerId === undefined
          ? []
          : [
              { label: msg('archive.all'), href: address({ of: undefined }), here: !mine },
              { label: msg('archive.mine'), href: address({ of: 'mine' }), here: mine },
            ],
      games: [
        { label: msg('archive.every-game'), href: address({ game: undefined }), here: game === undefined },
        ...[...services.games.values()].map(({ rules }) => ({
          label: rules.name,
          href: address({ game: rules.id }),
          here: rules.id === game,
        })),
      ],
    };
    return shown({ name: 'archive', data });
  },
);
