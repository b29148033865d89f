import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Command } from 'commander';
import { backupCommand } from '../../src/cli/backup-command.ts';
import { exportCommand } from '../../src/cli/export-command.ts';
import { importCommand } from '../../src/cli/import-command.ts';
import { restoreCommand } from '../../src/cli/restore-command.ts';
import { verifyCommand } from '../../src/cli/verify-command.ts';
import { games } from '../../src/games/registry.ts';
import { translator } from '../../src/i18n/translator.ts';
import { positionOf } from '../../src/kernel/machine.ts';
import { outcomeOf } from '../../src/kernel/outcome-of.ts';
import { readRecord } from '../../src/records/read-record.ts';
import { replayRecord } from '../../src/records/replay-record.ts';

const root = new URL('../../', import.meta.url);
const file = (path: string) => readFileSync(new URL(path, root), 'utf8');
const words = translator('en', 'UTC');

type Example = { readonly where: string; readonly language: string; readonly text: string };

/** Every fenced block of the documentation; those of docs/games are made from the code, and held by their own test. */
const pages = [
  'README.md',
  ...readdirSync(new URL('docs', root)).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];
const examples: readonly Example[] = pages.flatMap((where) =>
  [...file(where).matchAll(/^```(\w*)\n(.*?)^```/gms)].map(([, language = '', text = '']) => ({
    where,
    language,
    text,
  })),
);

const lines = ({ text }: Example) => text.split('\n').filter((line) => line.trim() !== '');
const isRecord = ({ language }: Example) => language === 'json';
/** tests/docs/adding-a-game.test.ts compiles and plays it. */
const isGame = ({ language }: Example) => language === 'ts';
const isShell = (example: Example) => lines(example).some((line) => line.includes('npx despatch '));

/** Examples that another test runs, or that no test can. */
const elsewhere: { readonly [firstLine: string]: string } = {
  'npm start': 'tests/end-to-end/readme-start.test.ts starts the server so',
  'npm run demo': 'tests/demo/demo-process.test.ts starts it so',
  'docker compose up --build': 'there is no Docker here; tests/docker.test.ts reads what it would use',
  'map $uri $table { ~^/(?:api/tables|t|desk/t)/(?<id>[a-z0-9]+) $id; default $remote_addr; }':
    'there is no nginx here; docs/scaling.md says that it was not tried',
  'time=$(date +%s); mail=$(mktemp); cat > "$mail"':
    'tests/http/inbound/mail-webhook.test.ts signs a mail as these lines do, and hands it in',
  'src/': 'a map of folders; the test below looks for each',
  'pg_dump --format=custom --no-owner --file=despatch.dump "$DATABASE_URL"':
    'needs the tools of PostgreSQL; tools/try-pg-dump.ts runs these lines where they are',
};

test('every example of the documentation is run by a test, or it is said why not', () => {
  expect(examples.length).toBeGreaterThan(8);
  const neither = examples.filter(
    (one) => !isRecord(one) && !isGame(one) && !isShell(one) && !elsewhere[lines(one)[0] ?? ''],
  );
  expect(neither).toEqual([]);
});

test.each(examples.filter(isRecord).map((example, i) => [`${example.where}, record ${i + 1}`, example] as const))(
  '%s replays, with every hash and roll right',
  (_name, { text }) => {
    const { wrongHashes, rolls } = replayRecord(readRecord(JSON.parse(text)), games);
    expect({ wrongHashes, ...rolls }).toMatchObject({ wrongHashes: [], differing: [], seedFits: true });
  },
);

test('the exported record of the documentation is one whose every draw and hash can be checked', () => {
  const [exported] = examples.filter(isRecord);
  const { hashes, rolls } = replayRecord(readRecord(JSON.parse(exported?.text ?? '')), games);
  expect([hashes, rolls.checked, rolls.filled]).toEqual([2, 1, []]);
});

test.each(
  examples
    .filter(isShell)
    .flatMap(({ where, text }) =>
      [...text.matchAll(/npx despatch ([^\n#>]*)/g)].map(([, line = '']) => [where, line.trim()] as const),
    ),
)('%s: despatch %s is a command, with these options', async (_where, line) => {
  const commands = [backupCommand, exportCommand, importCommand, restoreCommand, verifyCommand];
  const program = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  const run: string[] = [];
  for (const make of commands) {
    const command = make(words).exitOverride();
    program.addCommand(command.action(() => void run.push(command.name())));
  }
  const args = line.split(/\s+/);
  await program.parseAsync(args, { from: 'user' });
  expect(run).toEqual([args[0]]);
});

test('the map of the house names folders that there are', () => {
  const map = examples.find((one) => lines(one)[0] === 'src/');
  const named = lines(map ?? { where: '', language: '', text: '' }).flatMap(
    (line) => /^ {2}(\w+)\/ /.exec(line)?.[1] ?? [],
  );
  const there = readdirSync(new URL('src', root), { withFileTypes: true });
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !there.some((entry) => entry.isDirectory() && entry.name === name))).toEqual([]);
});

describe('four turns of Versailles 1919, typed in from a notebook', () => {
  const typed = readRecord(JSON.parse(file('docs/games/examples/versailles-1919.json')));
  const { game, machine, entries, rolls } = replayRecord(typed, games);

  test('no seed; what was not seen of the decks is all that is filled in', () => {
    expect(typed.seed).toBeUndefined();
    expect(rolls).toMatchObject({ filled: [], openEnded: [2, 3, 4], differing: [], unchecked: 'no-seal' });
  });

  test('it ends where the fifth turn begins', () => {
    expect(entries).toHaveLength(21);
    expect(outcomeOf(game, machine)).toBeUndefined();
    expect(machine.state).toMatchObject({
      order: ['fr', 'us', 'uk'],
      table: ['montenegro', 'new-guinea-and-samoa'],
      waitingRoom: ['dalmatian-islands', 'league-voting', 'reconstruction'],
    });
  });

  test('with the scores as the notebook has them', () => {
    const tally = game.rules.tally?.(positionOf(game, machine));
    expect(tally?.standings.map(({ seat, score }) => [seat, score]).toSorted()).toEqual([
      ['fr', 9],
      ['uk', 3],
      ['us', 6],
    ]);
  });
});

test('the map names every room from the bottom up, and the tables that each writes', () => {
  const map = examples.find((one) => lines(one)[0] === 'src/');
  const rooms = lines(map ?? { where: '', language: '', text: '' }).flatMap((line) => {
    const [, room, what = ''] = /^ {2}([a-z0-9]+)\/ +(.*)$/.exec(line) ?? [];
    return room === undefined ? [] : [{ room, writes: what.split('Writes ')[1]?.split(', ') ?? [] }];
  });
  const arrows = file('tools/check-arrows.mjs');
  const order = [...arrows.matchAll(/^ {4}([a-z0-9]+): (?:'|ALL)/gm)].map(([, room]) => room);
  expect(rooms.map(({ room }) => room)).toEqual(order);
  const owners = [...file('tools/check-owners.mjs').matchAll(/^ {2}([a-z]+): \[([^\]]+)\],$/gm)].map(
    ([, room = '', tables = '']) => [
      room,
      tables
        .split(', ')
        .map((table) => table.slice(1, -1))
        .toSorted(),
    ],
  );
  expect(
    Object.fromEntries(rooms.filter(({ writes }) => writes.length > 0).map((one) => [one.room, one.writes.toSorted()])),
  ).toEqual(Object.fromEntries(owners));
});
