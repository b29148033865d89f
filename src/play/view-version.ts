import type { Viewer } from '../kernel/decision.ts';
import { openDecisions } from '../kernel/open-decisions.ts';
import type { Head } from '../log/heads.ts';
import type { Services } from '../platform/services.ts';
import type { TableRow } from '../tables/table-row.ts';
import { windowPolicy } from '../windows/window-policy.ts';
import { viewWindow } from './windows/view-window.ts';

/**
 * What else a viewer's view of a table hangs on, beside what the table's row shows of it: cheap to find out, and the
 * same while the view is. What others keep in a window or did in secret after the last entry is not in it, or whoever
 * asks again and again would see them do it.
 */
export async function viewVersion(
  services: Pick<Services, 'db'>,
  row: TableRow,
  head: Head,
  viewer: Viewer,
): Promise<readonly unknown[]> {
  const { game, machine, windows } = head;
  const waiting = row.waiting.map(({ seat, decision, dueAt }) => `${decision} ${seat} ${dueAt}`).sort();
  const kept = openDecisions(game, machine)
    .filter(({ sealed }) => sealed)
    .map((open) => viewWindow({ game, machine, windows, ...windowPolicy(row.policy) }, open, viewer));
  return [waiting, kept, await secretsKnown(services, row, viewer)];
}

/** How many secret entries after the last one the viewer knows of. Those before it change nothing any more. */
async function secretsKnown(
  { db }: Pick<Services, 'db'>,
  { id, seq, secret }: TableRow,
  viewer: Viewer,
): Promise<number> {
  if (viewer === 'moderator') return secret;
  if (viewer === 'spectator' || secret === 0) return 0;
  const [found] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM "Entry"
    WHERE "tableId" = ${id} AND seq = ${seq} AND secret > 0 AND data ->> 'seat' = ${viewer}`;
  return found?.count ?? 0;
}
