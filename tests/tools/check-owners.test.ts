import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const tool = fileURLToPath(new URL('../../tools/check-owners.mjs', import.meta.url));
const SCHEMA = `
model Table {
  id    String @id
  seats Seat[]
}
model Seat {
  table Table @relation(fields: [tableId], references: [id])
}
model Player {
  id     String @id
  drafts Draft[]
}
model Draft {
  player Player @relation(fields: [playerId], references: [id])
}
`;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'despatch-owners-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function check(files: { readonly [file: string]: string }, schema = SCHEMA) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'src', file)), { recursive: true });
    writeFileSync(join(folder, 'src', file), text);
  }
  writeFileSync(join(folder, 'schema.prisma'), schema);
  const { status, stdout } = spawnSync(process.execPath, [tool, join(folder, 'src'), join(folder, 'schema.prisma')], {
    encoding: 'utf8',
  });
  return { status, faults: stdout.trim().split('\n').slice(0, -1) };
}

test('the owner writes, all may read, and a bench may fill what it measures', () => {
  const { status, faults } = check({
    'tables/write-seat.ts': 'await tx.seat.update({});\nawait db.$executeRaw`UPDATE "Table" SET seq = 1`;\n',
    'tables/insert.ts': 'await tx.table.create({ data: { seats: { create: [] } } });\n',
    'lobby/read.ts': 'await db.seat.findMany();\nawait db.$queryRaw`SELECT 1 FROM "Table" FOR UPDATE`;\n',
    'simulation/bench/fill.ts': 'await db.table.createMany({});\n',
  });
  expect([status, faults]).toEqual([0, []]);
});

test.each([
  ['by Prisma', '\nawait tx.seat.update({});', '2: writes Seat, which tables writes'],
  ['by Prisma, on a line of its own', 'await tx.seat\n  .deleteMany({});', '1: writes Seat, which tables writes'],
  ['by SQL', 'await tx.$executeRaw`INSERT INTO "Table" (id) VALUES (1)`;', '1: writes Table, which tables writes'],
  [
    'in a part of a statement',
    'const part = sql`gone AS (DELETE FROM "Seat" s)`;',
    '1: writes Seat, which tables writes',
  ],
])('another room does not write it: %s', (_how, text, fault) => {
  expect(check({ 'play/a.ts': text })).toEqual({ status: 1, faults: [`play/a.ts:${fault}`] });
});

test('a nested write is a write of the other table', () => {
  expect(check({ 'people/a.ts': 'await tx.player.update({ data: { drafts: { create: [] } } });' }).faults).toEqual([
    'people/a.ts:1: writes Draft, which play writes',
  ]);
});

test('a new table has an owner, or nothing passes', () => {
  const { faults } = check({ 'play/a.ts': '' }, `${SCHEMA}\nmodel Ghost {\n  id String @id\n}\n`);
  expect(faults).toEqual([expect.stringMatching(/schema\.prisma: no room writes Ghost$/)]);
});
