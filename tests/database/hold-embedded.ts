import { startEmbedded } from '../../src/database/embedded.ts';

// A process of its own for embedded.test.ts: holds the server until its input ends, or until it is killed. Arguments:
// the folder, and `durable` for a server that forces to disk what it is given.
const [dir = '', durable] = process.argv.slice(2);
const server = await startEmbedded({ dir, ephemeral: durable === undefined });
process.stdout.write(`${JSON.stringify({ url: server.url, adopted: server.adopted })}\n`);
process.stdin.resume().once('end', () => void server.stop());
