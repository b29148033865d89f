import { msg } from '../../i18n/msg.ts';
import { type Translator, translator } from '../../i18n/translator.ts';
import type { GameModule } from '../../kernel/rules.ts';
import { readLogOf } from '../../log/read-log.ts';
import type { Services } from '../../platform/services.ts';
import { readTableRow, type TableRow } from '../../tables/table-row.ts';

/** What happened at a table, as any spectator may read it, in the language of its host. */
export type OutletEvent =
  | { readonly kind: 'entry'; readonly seq: number; readonly at: string; readonly texts: readonly string[] }
  /** These seats are asked something new. */
  | { readonly kind: 'turn'; readonly text: string; readonly seats: readonly AskedSeat[] }
  | { readonly kind: 'over'; readonly text: string };

export type AskedSeat = {
  readonly seat: string;
  readonly name: string;
  readonly player: string | undefined;
  readonly dueAt: string | undefined;
};

export type Bulletin = {
  readonly table: { readonly id: string; readonly name: string; readonly game: string; readonly url: string };
  readonly events: readonly OutletEvent[];
  /** The last entry that it tells of. */
  readonly upTo: number;
};

/** Entries that one delivery tells of. */
const MOST_ENTRIES = 20;

/**
 * What a table has to tell of the entries after `seq`, as far as it goes into one delivery; without events where
 * spectators learn nothing of them. Undefined when there are no such entries.
 */
export async function gatherEvents(services: Services, tableId: string, seq: number): Promise<Bulletin | undefined> {
  const row = await readTableRow(services, tableId);
  const rules = services.games.get(row.game)?.rules;
  if (row.seq <= seq || !rules) return undefined;
  const upTo = Math.min(row.seq, seq + MOST_ENTRIES);
  const host = await services.db.player.findUnique({ where: { id: row.hostId }, select: { locale: true } });
  const words = translator(host?.locale ?? 'en', row.timeZone);
  const lines = await readLogOf(services, row, 'spectator', { from: seq + 1, to: upTo });
  const entries = lines
    .filter(({ messages, voided }) => messages.length > 0 && !voided)
    .map((line) => ({
      kind: 'entry' as const,
      seq: line.seq,
      at: line.at.toISOString(),
      texts: line.messages.map((message) => words.t(message)),
    }));
  const atHead = upTo === row.seq;
  return {
    table: {
      id: row.id,
      name: row.name,
      game: words.t(rules.name),
      url: `${services.settings.baseUrl}/t/${encodeURIComponent(row.id)}`,
    },
    events: [
      ...entries,
      ...(atHead ? [...(await turnOf(services, row, seq, rules, words)), ...overOf(row, words)] : []),
    ],
    upTo,
  };
}

/** The seats that were asked something after an entry, and owe the answer still: each once, by what is due first. */
async function turnOf(
  { db }: Services,
  { id, seats }: TableRow,
  after: number,
  rules: GameModule['rules'],
  words: Translator,
): Promise<readonly OutletEvent[]> {
  const asked = await db.pendingAnswer.findMany({
    where: { tableId: id, since: { gt: after } },
    orderBy: [{ seat: 'asc' }, { dueAt: 'desc' }],
  });
  const waiting = [...new Map(asked.map((one) => [one.seat, one.dueAt])).entries()].map(([seat, dueAt]) => ({
    seat,
    name: words.t(rules.seatName(seat)),
    player: seats.find((one) => one.seat === seat)?.playerName ?? undefined,
    dueAt: dueAt?.toISOString(),
  }));
  if (waiting.length === 0) return [];
  return [
    { kind: 'turn', text: words.t(msg('outlets.turn', { seats: waiting.map(({ name }) => name) })), seats: waiting },
  ];
}

function overOf({ status, outcome }: TableRow, words: Translator): readonly OutletEvent[] {
  return status === 'finished' && outcome ? [{ kind: 'over', text: words.t(outcome.summary) }] : [];
}
