import { msg } from '../i18n/msg.ts';
import { Refusal } from '../kernel/refusal.ts';

/** Reads an input part by part, so that all its faults are told at once, each under the name of its part. */
export function partsReader() {
  const faults = new Map<Refusal, string>();
  return {
    /**
     * Reads a part. Its value is had by a call, which refuses where the part was refused: what hangs on it is not read.
     */
    read<T>(at: string, reading: () => T): () => T {
      try {
        const value = reading();
        return () => value;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (!faults.has(error)) faults.set(error, at);
        return () => {
          throw error;
        };
      }
    },
    /** Refuses (`bad-input`) when any part was refused; a detail for each part, and after it those inside the part. */
    finish(): void {
      const [first] = faults.keys();
      if (!first) return;
      const reason = faults.size === 1 ? first.reason : msg('tables.several-faults', { count: faults.size });
      throw new Refusal(
        'bad-input',
        reason,
        [...faults].flatMap(([fault, at]) => detailsOf(fault, at)),
      );
    },
  };
}

function detailsOf({ reason, details }: Refusal, at: string): Refusal['details'] {
  return [{ at, reason }, ...details.map((detail) => ({ ...detail, at: detail.at ? `${at}.${detail.at}` : at }))];
}
