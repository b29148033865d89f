import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createThreadPool } from '../platform/threads/thread-pool.ts';
import { openPictureFonts } from './picture-fonts.ts';
import type { PictureJob } from './picture-thread.ts';

/** What a picture is for. */
export type PictureUse = 'mail' | 'page';

/** Makes PNG files of boards, off the main thread. */
export type Pictures = {
  /**
   * The PNG of an SVG document. The same document is drawn once, also when it is asked for twice at once. Those for
   * mails are drawn before all that wait for pages.
   */
  png(svg: string, use?: PictureUse): Promise<Buffer>;
  /** The PNG of a document that was drawn lately. */
  ready(svg: string): Buffer | undefined;
  /** How many documents wait to be drawn for pages. */
  waiting(): number;
  close(): Promise<void>;
};

export type PictureSettings = {
  /**
   * Pixels across at most: mails show pictures 544 wide, and this is twice as dense. Tall boards get fewer.
   */
  readonly width?: number;
  /** Pictures drawn at the same time. */
  readonly threads?: number;
  /** Bytes of finished pictures to keep. */
  readonly cacheBytes?: number;
};

/** A picture under way; what it is for may become more pressing. */
type Under = { readonly drawing: Promise<Buffer>; readonly use: { now: PictureUse } };

export function createPictures({ width = 1088, threads = 1, cacheBytes = 32_000_000 }: PictureSettings = {}): Pictures {
  const opened = openPictureFonts();
  const script = new URL('./picture-thread.ts', import.meta.url);
  const pooled = opened.then(({ faces, japanese }) =>
    createThreadPool<PictureJob, Uint8Array>({ script, threads, data: { faces, japanese } }),
  );
  const finished = new LRUCache<string, Buffer>({ maxSize: cacheBytes, sizeCalculation: (png) => png.length });
  const under = new Map<string, Under>();
  const keyOf = (svg: string) => createHash('sha256').update(svg).digest('base64');
  return {
    ready: (svg) => finished.get(keyOf(svg)),
    waiting: () => [...under.values()].filter(({ use }) => use.now === 'page').length,
    png: (svg, wanted = 'mail') => {
      const key = keyOf(svg);
      const ready = finished.get(key);
      if (ready) return Promise.resolve(ready);
      const started = under.get(key);
      if (started) {
        if (wanted === 'mail') started.use.now = 'mail';
        return started.drawing;
      }
      const use: Under['use'] = { now: wanted };
      const drawing = opened
        .then((fonts) => fonts.prepareFor(svg))
        .then(() => pooled)
        .then((pool) => pool.run({ svg, width }, () => use.now === 'mail'))
        .catch((fault: unknown) => {
          throw new Error(`The picture could not be drawn: ${fault instanceof Error ? fault.message : fault}`);
        })
        .then((drawn) => {
          const png = Buffer.from(drawn);
          finished.set(key, png);
          return png;
        })
        .finally(() => under.delete(key));
      under.set(key, { drawing, use });
      return drawing;
    },
    async close() {
      await (await pooled).close();
      await (await opened).close();
    },
  };
}
