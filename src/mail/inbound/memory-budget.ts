export type MemoryBudget = {
  /** Gives what returns the share; undefined when all is in use. */
  take(bytes: number): (() => void) | undefined;
};

/** Limits how much memory is in use at once: whatever needs some takes a share here first. */
export function memoryBudget(bytes: number): MemoryBudget {
  let used = 0;
  return {
    take(share) {
      if (used + share > bytes) return undefined;
      used += share;
      let held = true;
      return () => {
        if (held) used -= share;
        held = false;
      };
    },
  };
}
