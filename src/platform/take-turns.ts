import { DatabaseBusy } from '../database/database-trouble.ts';

/** Does `work` when its turn has come among all work of the same `key`. */
export type Turns = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export type TurnLimits = {
  /** How much work of one key runs at the same time. */
  readonly atOnce: number;
  /** How much of one key waits behind it. */
  readonly waiting: number;
  /** How long it waits, in milliseconds. */
  readonly patienceMs: number;
};

/**
 * What waits for one table's row holds a connection to the database while it waits. This keeps one table from taking
 * all of them. Work beyond the limits is refused (`DatabaseBusy`, "try again") and not begun.
 */
const USUAL_TURNS: TurnLimits = { atOnce: 2, waiting: 60, patienceMs: 5_000 };

type Line = { running: number; readonly waiting: (() => void)[] };

/** Turns by key, in this process; those who wait are served in the order they came. Keys without work cost nothing. */
export function newTurns({ atOnce, waiting, patienceMs }: TurnLimits = USUAL_TURNS): Turns {
  const lines = new Map<string, Line>();

  return async (key, work) => {
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    if (line.running >= atOnce) await turnIn(line);
    else line.running += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next in line, who counts as running from now on.
      const next = line.waiting.shift();
      if (next) next();
      else line.running -= 1;
      if (line.running === 0) lines.delete(key);
    }
  };

  function turnIn(line: Line): Promise<void> {
    if (line.waiting.length >= waiting) throw new DatabaseBusy('too much waits for this already');
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(late);
        resolve();
      };
      const late = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(enter), 1);
        reject(new DatabaseBusy(`nothing moved for ${patienceMs} ms`));
      }, patienceMs);
      line.waiting.push(enter);
    });
  }
}
