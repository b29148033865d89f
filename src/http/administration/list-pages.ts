import { listPlayers, readPlayerLine } from '../../administration/list-players.ts';
import { listTables, type TableLine } from '../../administration/list-tables.ts';
import type { Search } from '../../administration/search.ts';
import { isComputer } from '../../platform/computer-id.ts';
import { noAddress } from '../../platform/no-address.ts';
import type { Services } from '../../platform/services.ts';
import { FRESH, textField } from '../forms/refused-form.ts';
import { administrator } from '../route/guards/administrator.ts';
import { page } from '../route/page.ts';
import { shown } from '../route/reply.ts';

/** What is looked for, and from where on. */
function searchOf(query: URLSearchParams): Search {
  const [key, id] = [query.get('key'), query.get('after')];
  return { words: query.get('q') ?? '', after: key === null || id === null ? undefined : { key, id } };
}

/** The address of the next page. */
function nextOf(path: string, words: string, next: Search['after']): string | undefined {
  return next && `${path}?${new URLSearchParams({ q: words, key: next.key, after: next.id })}`;
}

function tableLine({ games }: Services, line: TableLine) {
  return {
    ...line,
    gameName: games.get(line.game)?.rules.name ?? line.game,
    shown: line.public ? 'public' : 'private',
  };
}

/** Everybody who has an account here, with a search. */
export const showPlayers = page(
  { method: 'get', path: '/administration/players', access: administrator },
  async ({ services, query }) => {
    const search = searchOf(query);
    const { lines, next } = await listPlayers(services, search);
    const data = {
      q: textField('q', search.words, FRESH),
      deleted: query.get('deleted'),
      lines,
      next: nextOf('/administration/players', search.words, next),
    };
    return shown({ name: 'administration-players', data });
  },
);

/** One player: who they are, and the tables at which they have a seat. */
export const showPlayer = page(
  { method: 'get', path: '/administration/players/:player', access: administrator },
  async ({ services, query, params }) => {
    const player = await readPlayerLine(services, params.player);
    const { lines, next } = await listTables(services, { ...searchOf(query), playerId: player.id });
    const data = {
      player,
      account: !isComputer(player.id) && player.email !== noAddress(player),
      lines: lines.map((line) => tableLine(services, line)),
      next: nextOf(`/administration/players/${player.id}`, '', next),
    };
    return shown({ name: 'administration-player', data });
  },
);

/** Every table of this server, with a search. */
export const showTables = page(
  { method: 'get', path: '/administration/tables', access: administrator },
  async ({ services, query }) => {
    const search = searchOf(query);
    const { lines, next } = await listTables(services, search);
    const data = {
      q: textField('q', search.words, FRESH),
      lines: lines.map((line) => tableLine(services, line)),
      next: nextOf('/administration/tables', search.words, next),
    };
    return shown({ name: 'administration-tables', data });
  },
);
