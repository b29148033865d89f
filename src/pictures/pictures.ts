import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { openPictureFonts } from './picture-fonts.ts';
import { createThreadPool } from './thread-pool.ts';

/** Makes PNG files of boards, off the main thread. */
export type Pictures = {
  /** The PNG of an SVG document. The same document is drawn once, also when it is asked for twice at once. */
  png(svg: string): Promise<Buffer>;
  close(): Promise<void>;
};

export type PictureSettings = {
  /** Pixels across at most: three a unit of a board 360 units wide, sharp on phones and in mails. Tall boards get fewer. */
  readonly width?: number;
  /** Pictures drawn at the same time. */
  readonly threads?: number;
  /** Bytes of finished pictures to keep. */
  readonly cacheBytes?: number;
};

export function createPictures({ width = 1080, threads = 1, cacheBytes = 32_000_000 }: PictureSettings = {}): Pictures {
  const opened = openPictureFonts();
  const pooled = opened.then(({ faces }) => createThreadPool(threads, faces));
  const finished = new LRUCache<string, Buffer>({ maxSize: cacheBytes, sizeCalculation: (png) => png.length });
  const under = new Map<string, Promise<Buffer>>();
  return {
    png: (svg) => {
      const key = createHash('sha256').update(svg).digest('base64');
      const ready = finished.get(key);
      if (ready) return Promise.resolve(ready);
      const started = under.get(key);
      if (started) return started;
      const drawing = pooled
        .then((pool) => pool.run({ svg, width }))
        .then((png) => {
          finished.set(key, png);
          return png;
        })
        .finally(() => under.delete(key));
      under.set(key, drawing);
      return drawing;
    },
    async close() {
      await (await pooled).close();
      await (await opened).close();
    },
  };
}
