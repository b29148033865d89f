import { readConfig } from '../../config.ts';
import { games } from '../../games/registry.ts';
import { headsOf } from '../../log/heads.ts';
import { startServer } from '../../server.ts';
import { countingGame } from './counting-game.ts';

/*
 * The server under measurement, as its own process: what `npm start` runs, with the counting game added and without
 * limits on how often one player may ask. Says its port when it is up, its memory and the processor time it has taken
 * when asked, forgets all tables that it has at hand when told, and ends with its parent.
 */
const server = await startServer(readConfig(process.env), {
  games: new Map([...games, [countingGame.rules.id, countingGame]]),
  rateLimits: { perMinute: 1e9, writes: 1e9, signIns: 1e9, failures: 1e9 },
});
process.send?.({ port: server.port });
process.on('message', (what) => {
  if (what === 'forget') {
    headsOf(server.services).clear();
    return process.send?.({ forgot: true });
  }
  if (what === 'cpu') return process.send?.({ cpu: process.cpuUsage() });
  globalThis.gc?.();
  return process.send?.({ memory: process.memoryUsage() });
});
process.on('disconnect', () => void server.stop().then(() => process.exit(0)));
