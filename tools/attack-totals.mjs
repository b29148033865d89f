#!/usr/bin/env node
// What the attack scenes of `tests/attack` did, for the gate: a line for each scene and the sums. Ends with 1 when
// anything was lost, doubled, foreseen or leaked, or when no scene was played at all.
//
//   node tools/attack-totals.mjs tally.jsonl
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const kinds = ['requests', 'mails', 'connections', 'kills', 'lost', 'doubled', 'foreseen', 'leaked'];
const mustBeNone = ['lost', 'doubled', 'foreseen', 'leaked'];

/** @param {string} text lines of `tally` @returns {{ lines: string[], clean: boolean }} */
export function attackTotals(text) {
  const scenes = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const total = Object.fromEntries(kinds.map((kind) => [kind, sumOf(scenes, kind)]));

  const lines = [...scenes, { scene: `all ${scenes.length} scenes`, ...total }].map(
    ({ scene, ...counts }) => `${scene}: ${counted(counts)}`,
  );
  return { lines, clean: scenes.length > 0 && mustBeNone.every((kind) => total[kind] === 0) };
}

const sumOf = (scenes, kind) => scenes.reduce((sum, counts) => sum + (counts[kind] ?? 0), 0);
const counted = (counts) =>
  kinds
    .filter((kind) => counts[kind] !== undefined)
    .map((kind) => `${kind} ${counts[kind]}`)
    .join(', ');

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [file = ''] = process.argv.slice(2);
  const { lines, clean } = attackTotals(existsSync(file) ? readFileSync(file, 'utf8') : '');
  for (const line of lines) process.stdout.write(`${line}\n`);
  process.exitCode = clean ? 0 : 1;
}
