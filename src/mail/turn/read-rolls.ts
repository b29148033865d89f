import type { Services } from '../../platform/services.ts';
import type { MailRoll } from './table-mail.ts';

/** The last few say enough; all of them are in the log. */
const MOST = 6;

/**
 * The dice that were rolled after log entry `after`, newest last. Shuffles and draws are left out: they may be secret.
 */
export async function readRolls(
  { db }: Pick<Services, 'db'>,
  tableId: string,
  after: number,
): Promise<readonly MailRoll[]> {
  const rows = await db.$queryRaw<MailRoll[]>`
    SELECT (draw ->> 'n')::int AS number, (draw ->> 'result')::int AS face
    FROM "Entry" e, jsonb_array_elements(e.data -> 'chance') draw
    WHERE e."tableId" = ${tableId} AND e.seq > ${after} AND draw ->> 'purpose' LIKE 'die:%'
      AND jsonb_typeof(draw -> 'result') = 'number' AND draw ? 'n'
    ORDER BY e.seq DESC, number DESC LIMIT ${MOST}`;
  return rows.reverse();
}
