/** What has been opened and must be closed, whatever happened in between: an open port would keep Jest waiting. */
export type Closing = {
  add(close: () => Promise<unknown>): void;
  /** The last one opened first; throws the first fault when all are closed. */
  all(): Promise<void>;
};

export function newClosing(): Closing {
  const opened: (() => Promise<unknown>)[] = [];
  return {
    add(close) {
      opened.push(close);
    },
    async all() {
      const faults: unknown[] = [];
      for (const close of opened.splice(0).toReversed()) await close().catch((fault: unknown) => faults.push(fault));
      if (faults.length > 0) throw faults[0];
    },
  };
}
