import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';

import type { Keeper } from './keeper.ts';

/** A server that runs, and our hold on it. */
export type Held = { readonly port: number; readonly keeper: Keeper };

export type Watched = {
  runs(): boolean;
  /** Resolves when the server died and did not come back. */
  readonly lost: Promise<Refusal>;
  release(stop: () => Promise<void>): Promise<void>;
};

/**
 * Watches a server that is held: when it dies it is brought back by `restart`, on the port where everybody looks for
 * it, as often as that takes. When it does not come back, `lost` says why.
 */
export function keepRunning(first: Held, restart: () => Promise<Held>): Watched {
  let now: Held | undefined = first;
  let released = false;
  let report: (reason: Refusal) => void;
  const lost = new Promise<Refusal>((resolve) => {
    report = resolve;
  });

  const watch = async (held: Held): Promise<void> => {
    await held.keeper.lost;
    if (released) return;
    now = undefined;
    now = await restart();
    if (now.port !== first.port) throw new Refusal('bad-input', msg('config.database-moved'));
    // A user that let go meanwhile lets go of this one too.
    if (released) await now.keeper.release(async () => {});
    else return watch(now);
  };
  watch(first).catch((fault: unknown) => {
    now = undefined;
    report(
      fault instanceof Refusal
        ? fault
        : new Refusal('bad-input', msg('config.database-lost', { detail: String(fault) })),
    );
  });

  return {
    runs: () => now !== undefined,
    lost,
    async release(stop) {
      released = true;
      await now?.keeper.release(stop);
    },
  };
}
