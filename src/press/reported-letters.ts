import { writeAct } from '../audit/write-act.ts';
import { readDispute } from '../disputes/read-dispute.ts';
import type { Message } from '../kernel/message.ts';
import { whenGathered, writeNotifications } from '../notifications/write-notifications.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT } from '../platform/transaction.ts';
import { type Named, namesFor } from './letter-view.ts';
import { readPressTable } from './press-table.ts';

/** A reported letter as a moderator reads it: with its writer, whether they signed or not. */
export type ReportedLetter = {
  readonly id: string;
  readonly from: Named;
  readonly to: readonly Named[];
  readonly unsigned: boolean;
  readonly text: string;
  readonly at: Date;
};

/** What a dispute says of letters. */
export type Reported = {
  readonly count: number;
  /** When a moderator first read them. */
  readonly readAt: Date | undefined;
  /** Given once a moderator has read them, to moderators alone. */
  readonly letters: readonly ReportedLetter[] | undefined;
};

type Asked = { readonly tableId: string; readonly disputeId: string; readonly playerId: string };

/**
 * The letters that a dispute is about; undefined: it is about none. Before a moderator has asked to read them they are
 * only counted. Refuses (`not-found`) what `readDispute` refuses.
 */
export async function readReported(services: Services, asked: Asked): Promise<Reported | undefined> {
  const { moderates } = await readDispute(services, asked);
  const reports = await services.db.letterReport.findMany({
    where: { disputeId: asked.disputeId },
    include: { letter: true },
    orderBy: { letter: { number: 'asc' } },
  });
  const [first] = reports;
  if (!first) return undefined;
  const readAt = first.readAt ?? undefined;
  const letters = moderates && readAt ? reports.map(({ letter }) => letter) : undefined;
  if (!letters) return { count: reports.length, readAt, letters: undefined };

  const table = await readPressTable(services, asked.tableId);
  const rules = services.games.get(table.game)?.rules;
  const unknown: Message = table.gameName;
  const names = await namesFor(services, table, letters, (seat) => rules?.seatName(seat) ?? unknown);
  return {
    count: reports.length,
    readAt,
    letters: letters.map(({ id, writer, addressees, unsigned, text, at }) => ({
      id,
      from: names(writer),
      to: addressees.map(names),
      unsigned,
      text,
      at,
    })),
  };
}

/**
 * A moderator reads the letters of a report, and nothing else of anybody's. It is written down, and whoever has one of
 * these letters is told, once. Refuses `not-found`, `forbidden` to whoever does not moderate the table, and `bad-input`
 * where no letters were reported.
 */
export async function openReported(services: Services, asked: Asked): Promise<Reported> {
  const { tableId, disputeId, playerId } = asked;
  const { moderates } = await readDispute(services, asked);
  if (!moderates) throw refuse('forbidden', 'press.not-moderator');
  const about = await services.db.letterReport.count({ where: { disputeId } });
  if (about === 0) throw refuse('bad-input', 'press.no-report');
  const at = services.clock.now();
  await services.db.$transaction(async (tx) => {
    const { count } = await tx.letterReport.updateMany({
      where: { disputeId, readAt: null },
      data: { readAt: at, readById: playerId },
    });
    await writeAct(tx, { by: playerId, at, what: 'dispute', tableId, disputeId, data: { did: 'letters' } });
    if (count === 0) return;
    const copies = await tx.letterCopy.findMany({
      where: { letter: { reports: { some: { disputeId } } } },
      select: { playerId: true, letterId: true },
      orderBy: { number: 'asc' },
    });
    const readers = Map.groupBy(copies, (copy) => copy.playerId);
    await writeNotifications(
      tx,
      services,
      [...readers].map(([reader, own]) => ({
        kind: 'letters-read',
        tableId,
        playerId: reader,
        data: { count: own.length },
        dueAt: whenGathered(services),
      })),
    );
  }, PATIENT);
  services.wake();
  const reported = await readReported(services, asked);
  if (!reported) throw refuse('bad-input', 'press.no-report');
  return reported;
}
