import { noteCopy } from './hash-parts.ts';
import { cloneData } from './json.ts';
import { isDivided } from './state-parts.ts';

/** A state that an entry is at work on. */
export type WorkingState<S extends object> = {
  /** As it stands now: plain data, for reading. */
  readonly now: S;
  /** The same for the rules, which change it in place. */
  readonly changing: S;
  /** The entry is over: what the rules may still hold of the state can be read, and no longer changed. */
  close(): void;
};

/** What rules were given for a divided object, and the object itself. */
const originals = new WeakMap<object, object>();

/**
 * A working copy of a state, which is itself never changed. A part is copied when the rules first reach for it; all
 * other parts are shared. So a large state costs what is touched of it, and a part that is the same object is the same
 * data. Parts are plain data in the rules' hands, too; only divided objects (`state-parts.ts`) are watched.
 */
export function workOn<S extends object>(before: S): WorkingState<S> {
  if (isDivided(before)) return watched(before);
  const now = cloneData(before);
  return { now, changing: now, close: () => {} };
}

function watched<S extends object>(before: S): WorkingState<S> {
  /** Copies of this entry's own, and what the rules get for each. */
  const own = new Map<unknown, unknown>();
  let isOpen = true;

  const watch = (touched: Set<string> | undefined): ProxyHandler<object> => {
    const touch = (key: string | symbol) => {
      if (typeof key === 'string') touched?.add(key);
    };
    return {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'object' || value === null || !isOpen || !Object.hasOwn(target, key)) return value;
        const given = own.get(value);
        if (given !== undefined) return given;
        const copied = copy(value);
        touch(key);
        Reflect.set(target, key, copied.now);
        return copied.changing;
      },
      set(target, key, value) {
        refuseLate();
        const plain: unknown = originals.get(value) ?? value;
        // The rules may go on with an object of theirs that they have put here.
        if (typeof plain === 'object' && plain !== null && !own.has(plain)) own.set(plain, plain);
        touch(key);
        return Reflect.set(target, key, plain);
      },
      deleteProperty(target, key) {
        refuseLate();
        touch(key);
        return Reflect.deleteProperty(target, key);
      },
    };
  };

  function copy<T extends object>(value: T): Pick<WorkingState<T>, 'now' | 'changing'> {
    const isWatched = isDivided(value);
    const now = isWatched ? { ...value } : cloneData(value);
    const changing = isWatched ? new Proxy<T>(now, watch(noteCopy(now, value))) : now;
    if (isWatched) originals.set(changing, now);
    own.set(now, changing);
    return { now, changing };
  }

  function refuseLate(): void {
    if (!isOpen) throw new Error('a part of the state was kept, and changed after its entry was over');
  }

  return {
    ...copy(before),
    close: () => {
      isOpen = false;
    },
  };
}
