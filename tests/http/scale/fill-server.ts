import pg from 'pg';

export type Filled = {
  /** A table that is being played: all others are copies of it. */
  readonly template: string;
  /** The first and the last of what is added. */
  readonly from: number;
  readonly to: number;
  readonly now: Date;
};

/**
 * What fills a server that has been busy for years, all of it other people's business: each number makes a player, a
 * table that is played, one that is over and one that waits for players, with what is left behind by all that.
 */
export async function fillServer(url: string, { template, from, to, now }: Filled): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const numbers = `generate_series(${from}, ${to}) n`;
  const at = `('${now.toISOString()}'::timestamptz - n * interval '1 minute')`;
  const copies = (table: string, changes: string, more = '') =>
    `INSERT INTO "${table}" SELECT (jsonb_populate_record(t, jsonb_build_object(${changes}))).*
     FROM "${table}" t, ${numbers} WHERE t."${table === 'Table' ? 'id' : 'tableId'}" = '${template}' ${more}`;
  const tables = (kind: string, changes: string) =>
    copies('Table', `'id', '${kind}-' || n, 'hostId', 'p-' || n, 'public', n % 2 = 0, 'createdAt', ${at}, ${changes}`);

  for (const sql of [
    `INSERT INTO "Player"(id, email, name, "bannedAt") SELECT 'p-' || n, 'p-' || n || '@others.example', 'P' || n,
       CASE WHEN n % 3 = 0 THEN now() END FROM ${numbers}`,
    tables('played', `'movedAt', ${at}`),
    tables('over', `'status', 'finished', 'finishedAt', ${at}`),
    tables('open', `'status', 'forming', 'seq', 0`),
    ...['played', 'over'].map((kind) =>
      copies(
        'Seat',
        `'tableId', '${kind}-' || n, 'playerId', 'p-' || (CASE WHEN t.seat = 'us' THEN n ELSE ${from} END)`,
      ),
    ),
    copies('Entry', `'tableId', 'played-' || n`),
    copies('PendingAnswer', `'tableId', 'played-' || n`),
    `INSERT INTO "Invitation"(id, "tableId", email, "playerId") SELECT 'i-' || n, 'open-' || n,
       'asked-' || n || '@others.example', CASE WHEN n % 2 = 0 THEN 'p-' || n END FROM ${numbers}`,
    `INSERT INTO "Mail"(id, kind, "to", "tableId", status, reason, "createdAt")
       SELECT 'm-' || n || s, 'turn', 'p-' || n || '@others.example', 'played-' || n, s::"MailStatus",
         CASE s WHEN 'dropped' THEN 'banned' END, ${at} - interval '1 day'
       FROM ${numbers}, unnest(ARRAY['sent', 'failed', 'dropped']) s`,
    `INSERT INTO "Notification"(id, kind, "tableId", seat, "playerId", "dueAt", "mailId")
       SELECT 'n-' || n || k, k, 'played-' || n, 'us', 'p-' || n, ${at}, 'm-' || n || 'sent'
       FROM ${numbers}, unnest(ARRAY['turn', 'ended', 'clock']) k`,
    `INSERT INTO "Audit"(at, "playerId", what, "tableId") SELECT ${at}, 'p-' || n, w, 'played-' || n
       FROM ${numbers}, unnest(ARRAY['log', 'mails', 'clock-failed']) w`,
    `INSERT INTO "Audit"(at, "playerId", what, data) SELECT ${at}, 'p-' || n, w,
       jsonb_build_object('did', 'set', 'from', ${at}, 'to', ${at}, 'address', 'x', 'reason', 'x')
       FROM ${numbers}, unnest(ARRAY['absence', 'suppress']) w`,
    `INSERT INTO "Dispute"(id, "tableId", type, state, text, "openedById", "createdAt")
       SELECT 'd-' || n || s, 'played-' || n, 'rules', s::"DisputeState", '', 'p-' || n, ${at}
       FROM ${numbers}, unnest(ARRAY['resolved', 'open']) s`,
    `INSERT INTO "SubstituteRequest"(id, "tableId", seat, "byId", email, state, "formerId", "createdAt")
       SELECT 's-' || n || s, 'played-' || n, 'us', 'p-' || n, CASE n % 2 WHEN 0 THEN 'p-1@others.example' END,
         s::"SubstituteRequestState", 'p-' || n, ${at} FROM ${numbers}, unnest(ARRAY['open', 'taken']) s`,
    `INSERT INTO "Nomination"(id, "tableId", email, "byId", state, "createdAt")
       SELECT 'o-' || n || s, 'played-' || n, 'asked-' || n || '@others.example', 'p-' || n, s::"NominationState", ${at}
       FROM ${numbers}, unnest(ARRAY['asked', 'proposed']) s`,
    `INSERT INTO "LinkToken"(hash, purpose, "tableId", seat, "usedAt")
       SELECT 'l-' || n, 'answer', 'played-' || n, 'us', ${at} FROM ${numbers}`,
    `INSERT INTO "AnswerTime"("playerId", "tableId", seat, "askedAt", "answeredAt", "byPlayer")
       SELECT 'p-' || n, 'played-' || n, 'us', ${at}, ${at}, true FROM ${numbers}`,
    `INSERT INTO "Absence"(id, "playerId", "from", "to", days)
       SELECT 'a-' || n, 'p-' || n, ${at}, ${at}, 1 FROM ${numbers}`,
    `INSERT INTO "Ban"(address, reason, "byId", "createdAt")
       SELECT 'b-' || n || '@others.example', '', 'p-1', ${at} FROM ${numbers}`,
    `INSERT INTO "Suppression"(address, reason, "byId", "createdAt")
       SELECT 'b-' || n || '@others.example', '', 'p-1', ${at} FROM ${numbers}`,
    'VACUUM ANALYZE',
  ])
    await client.query(sql);
  await client.end();
}
