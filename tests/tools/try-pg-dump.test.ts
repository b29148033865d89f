import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { documentedLines } from '../../tools/pg-dump/documented-lines.ts';
import { findPostgres, usualFolders } from '../../tools/pg-dump/find-postgres.ts';
import { tryPgDump } from '../../tools/try-pg-dump.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'despatch-pg-tools-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const TOOLS = ['pg_dump', 'pg_restore', 'createdb'];
const SERVER = ['postgres', 'initdb'];

/** A folder with programs that say they are of a version of PostgreSQL. */
function programs(name: string, versions: { readonly [major: number]: readonly string[] }): string {
  const bin = join(folder, name, 'bin');
  mkdirSync(bin, { recursive: true });
  for (const [major, programs] of Object.entries(versions))
    for (const program of programs) {
      writeFileSync(join(bin, program), `#!/bin/sh\necho "${program} (PostgreSQL) ${major}.4 (Debian ${major}.4-0)"\n`);
      chmodSync(join(bin, program), 0o755);
    }
  return bin;
}

test('a machine without the tools is told in words that nothing was tried', async () => {
  const said: string[] = [];
  expect(
    await tryPgDump([join(folder, 'nowhere'), programs('half', { 17: ['pg_dump'] })], (line) => said.push(line)),
  ).toBe(3);
  expect(said[0]).toMatch(/^NOT TRIED: this machine has no pg_dump, pg_restore and createdb/);
});

test('tools are taken with the server beside them, or with the built-in one when they are new enough for it', () => {
  const old = programs('old', { 13: [...TOOLS, ...SERVER] });
  const client = programs('client', { 15: TOOLS });
  const older = programs('older', { 14: TOOLS, 15: SERVER });
  const whole = programs('whole', { 16: [...TOOLS, ...SERVER] });
  const newest = programs('newest', { 18: TOOLS });
  expect(findPostgres([old, client, older])).toBeUndefined();
  expect(findPostgres([old, client, older, newest, whole])).toEqual({
    bin: whole,
    major: 16,
    native: join(folder, 'whole'),
  });
  expect(findPostgres([client, newest])).toEqual({ bin: newest, major: 18, native: undefined });
});

test('every folder of the PATH is looked into', () => {
  expect(usualFolders('/a:/b')).toEqual(expect.arrayContaining(['/a', '/b']));
});

test('what is tried are the lines of the operators’ page', () => {
  const lines = documentedLines({ file: '/tmp/x.dump', newUrl: 'postgresql://me@here/new' }).trim().split('\n');
  expect(lines).toEqual([
    'pg_dump --format=custom --no-owner --file=/tmp/x.dump "$DATABASE_URL"',
    'createdb --maintenance-db="$DATABASE_URL" despatch_new',
    'pg_restore --no-owner --exit-on-error --dbname=postgresql://me@here/new /tmp/x.dump',
    'DATABASE_URL=postgresql://me@here/new npx despatch verify --all',
  ]);
});
