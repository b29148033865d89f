export type Turns = {
  /** Waits for a turn; gives what ends it. */
  next(): Promise<() => void>;
};

/**
 * One after the other, in the order in which they came: what is read from many connections in one go holds all else up.
 * A slow one keeps nobody waiting: a turn ends by itself after `longest` milliseconds, and its holder goes on beside
 * the next.
 */
export function takeTurns(longest: number): Turns {
  const waiting: (() => void)[] = [];
  let busy = false;

  const begin = (): (() => void) => {
    busy = true;
    let over = false;
    const end = () => {
      if (over) return;
      over = true;
      clearTimeout(timer);
      busy = false;
      waiting.shift()?.();
    };
    const timer = setTimeout(end, longest);
    timer.unref();
    return end;
  };

  return {
    next: () =>
      new Promise((resolve) => {
        if (busy) waiting.push(() => resolve(begin()));
        else resolve(begin());
      }),
  };
}
