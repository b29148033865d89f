import { startEmbedded } from '../../src/database/embedded.ts';

// A process of its own for embedded.test.ts: holds the server until its input ends, or until it is killed.
const server = await startEmbedded({ dir: process.argv[2] ?? '' });
process.stdout.write(`${JSON.stringify({ url: server.url, adopted: server.adopted })}\n`);
process.stdin.resume().once('end', () => void server.stop());
