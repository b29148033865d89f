import { constants, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { z } from 'zod';
import { serveJobs } from '../platform/threads/serve-jobs.ts';
import { createRenderer } from './render-picture.ts';

/** What a picture thread is started with. */
const japanese = z.object({ whole: z.string(), small: z.string() });
const fonts = z
  .object({
    faces: z.array(z.object({ family: z.string(), whole: z.string(), western: z.string() })),
    japanese: z.object({ regular: japanese, bold: japanese, letters: z.string() }),
  })
  .parse(workerData);

/** What a picture thread is asked. */
export type PictureJob = { readonly svg: string; readonly width: number };

const render = createRenderer(fonts);

// A mail can wait for its picture, a player should not wait for somebody else's. On Linux this is the thread's own
// priority; elsewhere it would be the whole server's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

serveJobs(({ svg, width }: PictureJob) => render(svg, width));
