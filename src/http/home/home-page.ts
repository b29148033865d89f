import type { MessageKey } from '../../i18n/msg.ts';
import { listPublicTables } from '../../play/list-public-tables.ts';
import { listTables } from '../../play/list-tables.ts';
import type { TableSummary } from '../../play/table-summary.ts';
import { listPractices } from '../../practice/list-practices.ts';
import { countUnread } from '../../press/count-unread.ts';
import { FRESH, textField } from '../forms/refused-form.ts';
import { gameSummary } from '../games/game-pages.ts';
import { ownersOf, practiceAddress, practiceName } from '../practice/own-practice.ts';
import { anyone } from '../route/guards/anyone.ts';
import { page } from '../route/page.ts';
import { shown } from '../route/reply.ts';
import { howItEnded } from './how-it-ended.ts';
import { tableLine } from './table-lines.ts';

type GroupId = 'mine' | 'asked' | 'invited' | 'others' | 'forming' | 'finished' | 'cancelled';

const GROUPS: readonly { readonly id: GroupId; readonly title: MessageKey }[] = [
  { id: 'mine', title: 'pages.home.group-mine' },
  { id: 'asked', title: 'pages.home.group-asked' },
  { id: 'invited', title: 'pages.home.group-invited' },
  { id: 'others', title: 'pages.home.group-others' },
  { id: 'forming', title: 'pages.home.group-forming' },
  { id: 'finished', title: 'pages.home.group-finished' },
  { id: 'cancelled', title: 'pages.home.group-cancelled' },
];

/**
 * The front page: for strangers what this is and how to begin; for players their tables, those that wait for them
 * first.
 */
export const showHome = page({ method: 'get', path: '/', access: anyone }, async (call) => {
  const { context, services, caller, translator } = call;
  const now = services.clock.now();
  const playerId = caller.kind === 'player' ? caller.player.id : undefined;
  const [mine, open, unread, practices] = await Promise.all([
    playerId === undefined ? [] : listTables(services, playerId),
    listPublicTables(services, playerId),
    playerId === undefined ? new Map<string, number>() : countUnread(services, playerId),
    listPractices(services, ownersOf(call)),
  ]);
  const lineOf = (table: TableSummary, joinable = false) => ({
    ...tableLine(table, now, translator, joinable),
    result: howItEnded(table),
    letters: unread.get(table.id),
  });
  const groups = GROUPS.flatMap(({ id, title }) => {
    const lines = mine.filter((table) => groupOf(table) === id).map((table) => lineOf(table));
    return lines.length > 0 ? [{ id, title: translator.text(title), lines }] : [];
  });
  const known = new Set(mine.map(({ id }) => id));
  const data = {
    nothing: mine.length === 0,
    replies: services.settings.replyDomain === undefined ? 'no' : 'yes',
    groups,
    public: open.filter(({ id }) => !known.has(id)).map((table) => lineOf(table, true)),
    games: [...services.games.values()].map(gameSummary),
    firstGames: [...services.games.values()].filter(({ lessons }) => lessons).map(gameSummary),
    practices: practices.flatMap(({ id, over, tableName, ...row }) => {
      const game = services.games.get(row.game)?.rules.name;
      return game ? [{ over, href: practiceAddress(id), name: practiceName(row, game, tableName) }] : [];
    }),
    email: textField('email', '', FRESH),
    pictures: { mail: context.assets.url('turn-mail.png'), board: context.assets.url('board.png') },
  };
  return shown({ name: 'home', data });
});

function groupOf(table: TableSummary): GroupId {
  if (table.myTurn) return 'mine';
  if (table.asked) return 'asked';
  if (table.invitationId !== undefined) return 'invited';
  return table.status === 'playing' ? 'others' : table.status;
}
