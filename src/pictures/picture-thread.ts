import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { renderPicture } from './render-picture.ts';

/** What a picture thread is started with. */
const faces = z.array(z.object({ family: z.string(), whole: z.string(), western: z.string() })).parse(workerData);

/** What a picture thread is asked, one at a time, and what it answers. */
export type PictureJob = { readonly svg: string; readonly width: number };
export type PictureResult = { readonly png: Uint8Array } | { readonly fault: string };

parentPort?.on('message', ({ svg, width }: PictureJob) => {
  parentPort?.postMessage(draw(svg, width));
});

function draw(svg: string, width: number): PictureResult {
  try {
    return { png: renderPicture(svg, width, faces) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
