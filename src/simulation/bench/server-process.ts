import { monitorEventLoopDelay } from 'node:perf_hooks';
import { tick } from '../../clocks/tick.ts';
import { readConfig } from '../../config.ts';
import { games } from '../../games/registry.ts';
import { headsOf } from '../../log/heads.ts';
import { startServer } from '../../server.ts';
import { countingGame } from './counting-game.ts';

/*
 * The server under measurement, as its own process: what `npm start` runs, with the counting game added and without
 * limits on how often one player may ask. Says its port when it is up, does and says what it is asked (`ANSWERS`), and
 * ends with its parent. With `KEPT_PICTURES`, so many bytes of pictures are kept.
 */
const kept = process.env.KEPT_PICTURES;
const server = await startServer(readConfig(process.env), {
  games: new Map([...games, [countingGame.rules.id, countingGame]]),
  rateLimits: { perMinute: 1e9, writes: 1e9, signIns: 1e9, failures: 1e9 },
  ...(kept === undefined ? {} : { drawing: { cacheBytes: Number(kept) } }),
});
await server.warmUp();
const { services } = server;

/** How often the event loop and the memory are looked at, in milliseconds. */
const LOOK_MS = 5;
const delay = monitorEventLoopDelay({ resolution: LOOK_MS });
delay.enable();
let most = 0;
setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, 100).unref();

const ANSWERS: { readonly [asked: string]: () => object | Promise<object> } = {
  memory() {
    globalThis.gc?.();
    return { memory: process.memoryUsage() };
  },
  cpu: () => ({ cpu: process.cpuUsage() }),
  forget() {
    headsOf(services).clear();
    return {};
  },
  strain() {
    const ms = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - LOOK_MS);
    const answer = { longest: ms(delay.max), p99: ms(delay.percentile(99)), memory: most / 2 ** 20 };
    delay.reset();
    most = 0;
    return answer;
  },
  tick: () => tick(services),
  wake() {
    services.wake();
    return {};
  },
};

process.send?.({ port: server.port });
process.on('message', async (asked) => {
  process.send?.((await ANSWERS[String(asked)]?.()) ?? {});
});
process.on('disconnect', () => void server.stop().then(() => process.exit(0)));
