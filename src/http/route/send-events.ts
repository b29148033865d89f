import type { Response } from 'express';
import { Hurried } from '../middleware/limit-rate.ts';

/** An event for an `EventSource` (HTML's server-sent events); the browser names the last `id` when it comes back. */
export type SentEvent = { readonly event: string; readonly id?: string; readonly data: object };

/** Opens a stream of events: gives what ends it for its source, or undefined when there are too many already. */
export type OpenEvents = (say: (event: SentEvent) => void, end: () => void) => (() => void) | undefined;

/** Often enough that no proxy thinks the line dead, and that ours notices a reader who is gone. */
const BEAT_MS = 20_000;
/** Milliseconds after which a browser whose stream ended asks again. */
const AGAIN_MS = 2_000;
const LATER_S = 60;

/** Sends events until either side ends it. Refuses (`too-many`) where no more can be opened. */
export function sendEvents(res: Response, open: OpenEvents): void {
  const write = (text: string) => {
    // Whoever does not read has what was said of the table waiting already: nothing is gathered for them.
    if (!res.writableNeedDrain) res.write(text);
  };
  const say = ({ event, id, data }: SentEvent) =>
    write(`event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`);

  const leave = open(say, () => res.end());
  if (!leave) throw new Hurried(LATER_S);
  res.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    // Neither is anything of it to be held back by what compresses, here or in a proxy.
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  write(`retry: ${AGAIN_MS}\n\n`);
  const beat = setInterval(() => write(':\n\n'), BEAT_MS);
  res.once('close', () => {
    clearInterval(beat);
    leave();
  });
}
