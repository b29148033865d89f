import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { tally } from '../attack/harness/tally.ts';

const tool = fileURLToPath(new URL('../../tools/attack-totals.mjs', import.meta.url));
const before = process.env.ATTACK_TALLY;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'despatch-tally-'));
  process.env.ATTACK_TALLY = join(folder, 'tally.jsonl');
});
afterEach(() => {
  if (before === undefined) delete process.env.ATTACK_TALLY;
  else process.env.ATTACK_TALLY = before;
  rmSync(folder, { recursive: true, force: true });
});

function totals() {
  const { status, stdout } = spawnSync(process.execPath, [tool, process.env.ATTACK_TALLY ?? ''], { encoding: 'utf8' });
  return { status, lines: stdout.trim().split('\n') };
}

test('the scenes are summed up', () => {
  tally('walk ahead', { requests: 40, foreseen: 0 });
  tally('kill the server', { kills: 3, requests: 2, lost: 0, doubled: 0 });
  expect(totals()).toEqual({
    status: 0,
    lines: [
      'walk ahead: requests 40, foreseen 0',
      'kill the server: requests 2, kills 3, lost 0, doubled 0',
      'all 2 scenes: requests 42, mails 0, connections 0, kills 3, lost 0, doubled 0, foreseen 0, leaked 0',
    ],
  });
});

test.each(['lost', 'doubled', 'foreseen', 'leaked'] as const)('something %s fails the gate', (kind) => {
  tally('a scene', { requests: 1, [kind]: 1 });
  expect(totals().status).toBe(1);
});

test('no scene at all fails the gate', () => {
  writeFileSync(process.env.ATTACK_TALLY ?? '', '');
  expect(totals().status).toBe(1);
});
