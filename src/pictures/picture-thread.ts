import { workerData } from 'node:worker_threads';
import { z } from 'zod';
import { serveJobs } from '../platform/threads/serve-jobs.ts';
import { renderPicture } from './render-picture.ts';

/** What a picture thread is started with. */
const faces = z.array(z.object({ family: z.string(), whole: z.string(), western: z.string() })).parse(workerData);

/** What a picture thread is asked. */
export type PictureJob = { readonly svg: string; readonly width: number };

serveJobs(({ svg, width }: PictureJob) => renderPicture(svg, width, faces));
