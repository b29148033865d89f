import { LRUCache } from 'lru-cache';
import { viewerOf } from '../../access/viewer-of.ts';
import type { SeatId, Viewer } from '../../kernel/decision.ts';
import type { Services } from '../../platform/services.ts';

/** How long a seat may still count as held here after it changed hands in another process. Writing checks it again. */
const KNOWN_FOR_MS = 5_000;
const MOST_KNOWN = 10_000;

export type Seats = {
  /**
   * The seat that a player holds and has not resigned; undefined for a spectator. Refuses (`not-found`) a table that is
   * not for them.
   */
  find(tableId: string, playerId: string): Promise<SeatId | undefined>;
  /** To be called when they may have lost their seat. */
  forget(tableId: string, playerId: string): void;
};

/** Players who answer once answer again soon: within seconds their seat is not looked up again. */
export function createSeats(services: Services): Seats {
  const known = new LRUCache<string, SeatId>({ max: MOST_KNOWN, ttl: KNOWN_FOR_MS });
  return {
    async find(tableId, playerId) {
      const name = `${tableId} ${playerId}`;
      const kept = known.get(name);
      if (kept !== undefined) return kept;
      const viewer = await viewerOf(services, tableId, playerId);
      if (!isSeat(viewer)) return undefined;
      known.set(name, viewer);
      return viewer;
    },
    forget(tableId, playerId) {
      known.delete(`${tableId} ${playerId}`);
    },
  };
}

/** Whether a viewer sees what a seat sees. */
function isSeat(viewer: Viewer): boolean {
  return viewer !== 'spectator' && viewer !== 'moderator';
}
