import { readFileSync } from 'node:fs';
import { anyone } from '../route/guards/anyone.ts';
import { page } from '../route/page.ts';
import { bytes } from '../route/reply.ts';

const WORKER = readFileSync(new URL('../public/push-worker.js', import.meta.url), 'utf8');

/** The script that shows notices. It has an address of its own at the root, for it may only act below its address. */
export const showPushWorker = page({ method: 'get', path: '/push-worker.js', access: anyone }, () =>
  bytes(WORKER, 'text/javascript; charset=utf-8', { 'Cache-Control': 'no-cache' }),
);
