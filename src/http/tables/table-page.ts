import { moderatorsOf } from '../../disputes/table-moderators.ts';
import { type MessageKey, msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Viewer } from '../../kernel/decision.ts';
import { listJoinLinks } from '../../lobby/join-links.ts';
import { currentStretch, entriesBeside } from '../../log/current-stretch.ts';
import { entryMeant, readChapters } from '../../log/read-chapters.ts';
import { readToldLogOf } from '../../log/read-log.ts';
import { rhythmOf } from '../../people/mail-rhythm.ts';
import { REPLY_CHOICES, readReplyChoice } from '../../people/reply-mode.ts';
import { listDrafts } from '../../play/drafts/list-drafts.ts';
import { lookAtRow } from '../../play/view-table.ts';
import { readPublication } from '../../press/published-letters.ts';
import { nominationLines } from '../disputes/nomination-lines.ts';
import type { RefusedForm } from '../forms/refused-form.ts';
import { gameOf } from '../games/game-of.ts';
import { lobbyModel } from '../lobby/lobby-model.ts';
import { signedIn } from '../middleware/caller.ts';
import { boxOf } from '../news/news-box.ts';
import { newsOf } from '../news/news-mark.ts';
import type { PageScript } from '../page/render-page.ts';
import { signInFor } from '../page/send-to-sign-in.ts';
import { lobbyRecords } from '../people/reliability-words.ts';
import { rhythmOptions, USUAL_HOURS } from '../people/rhythm-fields.ts';
import { pressLink } from '../press/press-link.ts';
import { readerOrSignIn } from '../route/guards/reader.ts';
import { type PageCall, page } from '../route/page.ts';
import { type Reply, shown } from '../route/reply.ts';
import { besideTable } from '../seats/beside-table.ts';
import { openTakebacks } from '../takebacks/takeback-lines.ts';
import { clocksModel } from '../time/clocks-model.ts';
import { movedSince } from './moved-since.ts';
import { type Beside, readForPage } from './read-for-page.ts';
import { REPLY_WORDS } from './replies-page.ts';
import { shareTable } from './share-table.ts';
import { tableModel } from './table-model.ts';

/** How far back the log on the table's page goes; the rest has its own page. */
const RECENT = 10;

/** What was just done, said once at the top of the page: `?said=joined`. */
const SAID: { readonly [what: string]: MessageKey } = {
  'clocks-stopped': 'clocks.said-paused',
  'clocks-resumed': 'clocks.said-resumed',
  back: 'clocks.said-back',
  'clocks-still': 'clocks.said-still',
  'taken-back': 'takebacks.said',
  'takeback-asked': 'takebacks.said-asked',
  resigned: 'pages.table.resigned-done',
  'took-over': 'pages.table.took-over',
  rematch: 'pages.table.rematch',
  joined: 'pages.table.joined',
  'joined-to-bid': 'bids.joined',
  created: 'pages.table.created',
  kept: 'practice.said-kept',
  set: 'pages.table.set',
  'bids-kept': 'bids.kept',
  'words-open': 'pages.words.opened',
  started: 'pages.table.started',
  withdrawn: 'pages.table.withdrawn',
  declined: 'pages.table.declined',
  invited: 'pages.table.invited',
  removed: 'lobby.said-removed',
  reminded: 'lobby.said-reminded',
  changed: 'lobby.said-changed',
  'link-ended': 'lobby.said-link-ended',
  'computer-joined': 'computer.said-joined',
  'computer-left': 'computer.said-left',
  muted: 'pages.table.muted-done',
  unmuted: 'pages.table.unmuted-done',
  rhythm: 'rhythm.saved',
  'replies-set': 'reply.table-set',
};

type SeatAnswer = {
  readonly fields: URLSearchParams;
  readonly form: RefusedForm;
  /** A new link by which people join, which is shown this once. */
  readonly joinLink?: string | undefined;
};
type Asked = PageCall & { readonly tableId: string; readonly viewer: Viewer };

export const showTable = page({ method: 'get', path: '/t/:table', access: readerOrSignIn }, (call) => tablePage(call));

/**
 * The table as the reader may see it, now, after an earlier entry (`?at=41`) or at the end of a chapter or a part of
 * one (`?at=1805-09/politics`); with `answered`, a form on it is shown again as it was filled in.
 */
export async function tablePage(call: Asked, answered?: SeatAnswer): Promise<Reply> {
  const { services, caller, translator, query, tableId, viewer } = call;
  const playerId = signedIn(caller)?.id;
  const at = query.get('at') || undefined;
  const entry = at === undefined ? undefined : await entryMeant(services, tableId, at);
  const { has, clocks, row: read } = await readForPage(services, tableId, viewer, playerId);
  const { row, view } = await lookAtRow(services, read, viewer, entry, playerId);
  const table = await view();
  const chapters = await readChapters(services, table);
  const current = currentStretch(chapters, table, at);
  const atHead = table.asOf === table.seq;
  const seated = table.seats.some(({ seat }) => seat === viewer);
  const range = entriesBeside(at === undefined ? undefined : current, table.asOf, RECENT);
  const lines = table.seq > 0 ? await readToldLogOf(services, row, viewer, range) : [];
  const game = gameOf(services, table.game);
  const begun =
    seated && has.drafts ? await listDrafts(services, { tableId, seat: viewer }, table.decisions) : new Map();
  const model = tableModel({
    table,
    game,
    lines,
    moved: await movedSince(services, { row, table, game, viewer, query, lines }),
    chapters,
    current,
    begun,
    playerId,
    query,
    translator,
    now: services.clock.now(),
  });
  const what = query.get('said') ?? '';
  // Whoever joins a table whose seats are bid for has something to do now.
  const said = SAID[what === 'joined' && table.lobby?.bids ? 'joined-to-bid' : what];
  const data = {
    ...model,
    // Opening a page changes nothing: a script says what was seen.
    seen: seated && atHead,
    stays: signedIn(caller)?.mail.notOnPage,
    mail: seated && playerId !== undefined ? tableMailModel(has, translator) : undefined,
    form: answered?.form,
    press: pressLink(table, playerId, has.letters),
    news: table.status === 'finished' ? undefined : boxOf(tableId, await newsOf(services, row, { viewer, playerId })),
    published: table.status === 'finished' && (await readPublication(services, tableId)).state === 'published',
    beside: await besideTable(services, table, playerId, has),
    clocks: await clocksModel(services, table, translator, { clocks, pauses: has.pauses, policy: row.policy }),
    records: await lobbyRecords(services, table.lobby, translator),
    shared: shareTable(table, services.settings.baseUrl),
    said: said && msg(said),
    nominations: atHead && has.nominations ? await nominationLines(services, tableId, playerId) : [],
    moderators: has.moderators ? (await moderatorsOf(services, tableId)).own.map(({ name }) => name) : [],
    takebacks: atHead && has.takebacks ? await openTakebacks(services, table) : [],
    lobby:
      table.lobby &&
      lobbyModel(table, table.lobby, {
        ...{ playerId, translator, signIn: signInFor(call.address), answered },
        joinLinks: table.hostId === playerId ? await listJoinLinks(services, tableId) : [],
        joinLink: answered?.joinLink,
      }),
  };
  return shown({
    name: 'table',
    data,
    status: answered?.form.status ?? 200,
    scripts: scriptsFor(seated && atHead, table.lobby !== undefined, model.board?.map !== undefined),
  });
}

/** Whether, and how often, the reader is mailed about the table, and what their replies do. */
function tableMailModel({ muted, rhythm: stored, replies }: Beside, translator: Translator) {
  const rhythm = rhythmOf(stored);
  const hours = rhythm?.kind === 'hours' ? rhythm.hours : USUAL_HOURS;
  const chosen = readReplyChoice(replies ?? 'usual') ?? 'usual';
  return {
    muted,
    hours,
    usual: rhythm === undefined,
    rhythms: rhythmOptions(rhythm?.kind ?? '', translator),
    modes: REPLY_CHOICES.map((value) => ({
      value,
      label: translator.text(REPLY_WORDS[value]),
      chosen: value === chosen,
    })),
  };
}

function scriptsFor(seen: boolean, forming: boolean, map: boolean): readonly PageScript[] {
  const wanted: readonly (readonly [boolean, PageScript])[] = [
    [true, 'history.js'],
    [true, 'fold.js'],
    [seen, 'seen.js'],
    [forming, 'words.js'],
    [map, 'map.js'],
  ];
  return wanted.flatMap(([is, script]) => (is ? [script] : []));
}
