import { createHash } from 'node:crypto';

/*
 * `node:crypto` as the server's own code gets it in tests: what it draws (seeds, orders of seats, ids) is the same each
 * time a file runs. So a test that meets a certain deck meets it always, and none fails once in a hundred runs.
 */
export * from 'node:crypto';

let file = '';
let drawn = 0;

/** From here on the lots of this file are drawn, from the first one. */
export function startLots(of: string): void {
  file = of;
  drawn = 0;
}

export function randomBytes(size: number): Buffer {
  const blocks: Buffer[] = [];
  for (let length = 0; length < size; length += 32) {
    drawn += 1;
    blocks.push(createHash('sha256').update(`${file} ${drawn}`).digest());
  }
  return Buffer.concat(blocks, size);
}

export function randomInt(limit: number): number {
  return randomBytes(6).readUIntBE(0, 6) % limit;
}

export function randomUUID(): string {
  const hex = randomBytes(16).toString('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
