import { sendPlanned } from '../../database/client.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { hashSecret } from '../../platform/secret.ts';
import type { Services } from '../../platform/services.ts';
import type { LinkTarget } from './link.ts';
import { newLinkSecret } from './link-secret.ts';
import { type NewLink, newLink } from './new-link.ts';

/** The links of one mail: their tokens are known at once, and all are written in one statement before it is sent. */
export type LinkBook = {
  /** Notes a link for each target; gives their tokens in order. None of them is a link before `write`. */
  readonly note: (targets: readonly LinkTarget[]) => readonly string[];
  readonly write: () => Promise<void>;
};

export function openLinkBook({ db, clock }: Pick<Services, 'db' | 'clock'>): LinkBook {
  let rows: readonly NewLink[] = [];
  return {
    note(targets) {
      const now = clock.now();
      const issued = targets.map((target) => ({ target, token: newLinkSecret(target.purpose) }));
      rows = [...rows, ...issued.map(({ target, token }) => newLink(target, hashSecret(token), now))];
      return issued.map(({ token }) => token);
    },
    async write() {
      const noted = rows;
      rows = [];
      if (noted.length > 0) await insertLinks(db, noted);
    },
  };
}

/** Prisma takes longer to write such a statement down than PostgreSQL takes to carry it out. */
async function insertLinks(db: Services['db'], rows: readonly NewLink[]): Promise<void> {
  await sendPlanned(
    db,
    'issue-links',
    Prisma.sql`
    INSERT INTO "LinkToken" (hash, purpose, "playerId", "tableId", seat, seq, decision, data, "createdAt", "expiresAt")
    SELECT x.hash, x.purpose, x."playerId", x."tableId", x.seat, x.seq, x.decision, coalesce(x.data, '{}'::jsonb),
      x."createdAt", x."expiresAt"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x(hash text, purpose text, "playerId" text,
      "tableId" text, seat text, seq int, decision text, data jsonb, "createdAt" timestamptz, "expiresAt" timestamptz)`,
  );
}
