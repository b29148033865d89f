import { randomBytes } from 'node:crypto';
import { viewerOf } from '../access/viewer-of.ts';
import { readPosition } from '../log/read-position.ts';
import { newId } from '../platform/new-id.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT } from '../platform/transaction.ts';
import { readTableRow } from '../tables/table-row.ts';
import { limitSandboxes } from './limits.ts';
import { type Begin, openPosition, sampledPosition } from './sandbox-position.ts';
import { asJson } from './write-practice.ts';

export type NewSandbox = {
  readonly playerId: string;
  readonly tableId: string;
  /** The entry after which it begins: the newest one when not given. */
  readonly asOf?: number | undefined;
  /** What it draws by; a new one when not given. */
  readonly seed?: string;
};

/**
 * Begins a sandbox at a position of a table, which it never touches: of a game that is over as it was, of one that is
 * played as the player's seat sees it. Gives its id. Refuses (`not-found`) a table that the player may not read or an
 * entry that it does not have, (`forbidden`) a running one where they hold no seat, (`bad-input`) a position at which
 * nothing is left to play and games that hide more than they can draw anew, and (`too-many`) more than
 * `limitSandboxes` allows.
 */
export async function beginSandbox(services: Services, input: NewSandbox): Promise<string> {
  const { playerId, tableId, asOf, seed = randomBytes(32).toString('hex') } = input;
  const viewer = await viewerOf(services, tableId, playerId);
  const table = await readTableRow(services, tableId);
  const { head, machine, asOf: tableSeq } = await readPosition(services, tableId, asOf);
  const { game } = head;
  const isSeated = game.setting.seats.includes(viewer);
  if (table.status !== 'finished' && !isSeated) throw refuse('forbidden', 'practice.own-seat-only');
  if (machine.over) throw refuse('bad-input', 'practice.already-over');
  const begin: Begin =
    table.status === 'finished' ? openPosition(machine) : sampledPosition(game, machine, viewer, seed);

  const id = newId();
  const now = services.clock.now();
  await services.db.$transaction(async (tx) => {
    await limitSandboxes(tx, playerId);
    await tx.practice.create({
      data: {
        ...{ id, seed, playerId, tableId, tableSeq, begin: asJson(begin), seats: [...game.setting.seats] },
        ...{ game: table.game, ruleset: table.ruleset, options: asJson(table.options), packHash: table.packHash },
        ...{ createdAt: now, playedAt: now },
      },
    });
  }, PATIENT);
  return id;
}
