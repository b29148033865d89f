#!/usr/bin/env node
// The gate for the tables of the database: each has one room that writes it, by Prisma or by SQL. Prints each fault as
// `file:line: sentence`. Benches fill tables by the thousand, for no room would do so; reading is free to all.
//
//   node tools/check-owners.mjs [folder of the sources] [schema.prisma]
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The room that writes each table. */
export const OWNERS = {
  people: ['Player', 'Session', 'SignInLink', 'ApiKey', 'MailStop'],
  absences: ['Absence'],
  time: ['PendingAnswer', 'AnswerTime'],
  tables: ['Table', 'Seat', 'Invitation', 'Pack'],
  lobby: ['JoinLink'],
  windows: ['KeptAnswer'],
  log: ['Entry', 'Chapter', 'Submission', 'Snapshot'],
  play: ['Draft', 'SheetDraft'],
  computer: ['ComputerTurn'],
  standings: ['CountedTable', 'Result', 'Rating'],
  practice: ['Practice', 'PracticeEntry'],
  rulings: ['Takeback'],
  seats: ['SubstituteRequest', 'StandIn', 'SpectatorLink'],
  planning: ['PlanningBoard'],
  packs: ['KeptPack', 'PackVersion', 'PackReader'],
  disputes: ['TableModerator', 'Nomination', 'Dispute', 'DisputeMessage'],
  press: ['Letter', 'LetterCopy', 'LetterMute', 'LetterReport', 'LetterConsent'],
  clocks: ['CronRun'],
  audit: ['Audit'],
  notifications: ['Notification'],
  outlets: ['CalendarFeed', 'Webhook', 'PushSubscription', 'PushNotice', 'PushKeys'],
  mail: ['Mail', 'CaughtMail', 'LinkToken', 'ReceivedMail', 'ServerSecret'],
  administration: ['Ban', 'Suppression'],
};
const ownerOf = new Map(Object.entries(OWNERS).flatMap(([room, tables]) => tables.map((table) => [table, room])));
/** What fills tables for a measurement, or puts a whole database back. */
const free = new Set(['simulation', 'database', 'generated']);

/** @param {string} src the folder of the sources @param {string} schema Prisma's schema @returns {string[]} the faults */
export function checkOwners(src, schema) {
  const models = modelsOf(readFileSync(schema, 'utf8'));
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !free.has(file.split('/')[0]))
    .toSorted();
  return [
    ...models.flatMap(({ name }) => (ownerOf.has(name) ? [] : [`${schema}: no room writes ${name}`])),
    ...files.flatMap((file) => writesIn(readFileSync(join(src, file), 'utf8'), models).flatMap(faultOf(file))),
  ];
}

const faultOf = (file) => {
  const room = file.split('/')[0];
  return ({ table, line }) => {
    const owner = ownerOf.get(table);
    return owner === undefined || owner === room ? [] : [`${file}:${line}: writes ${table}, which ${owner} writes`];
  };
};

/** Every model, and its relations: fields by which a nested write reaches another table. */
function modelsOf(schema) {
  const bodies = [...schema.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)];
  const names = new Set(bodies.map(([, name]) => name));
  return bodies.map(([, name, body]) => ({
    name,
    relations: [...body.matchAll(/^\s+(\w+)\s+(\w+)(?:\[\]|\?)?/gm)]
      .filter(([, , type]) => names.has(type))
      .map(([, field, type]) => ({ field, table: type })),
  }));
}

const VERBS = 'create|createMany|createManyAndReturn|update|updateMany|updateManyAndReturn|upsert|delete|deleteMany';

function writesIn(text, models) {
  const at = (index) => text.slice(0, index).split('\n').length;
  const found = models.flatMap(({ name, relations }) => {
    const accessor = `${name[0].toLowerCase()}${name.slice(1)}`;
    const patterns = [
      new RegExp(`\\.${accessor}\\s*\\.\\s*(?:${VERBS})\\s*[(<]`, 'g'),
      new RegExp(`\\b(?:INSERT INTO|UPDATE|DELETE FROM|TRUNCATE|COPY) "${name}"`, 'g'),
    ];
    const direct = patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ index }) => ({ table: name, index })),
    );
    if (direct.length === 0) return [];
    const nested = relations.flatMap(({ field, table }) =>
      [...text.matchAll(new RegExp(`\\b${field}: \\{\\s*(?:create|update|upsert|delete|connectOrCreate)`, 'g'))].map(
        ({ index }) => ({ table, index }),
      ),
    );
    return [...direct, ...nested];
  });
  return found.map(({ table, index }) => ({ table, line: at(index) }));
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const here = (path) => fileURLToPath(new URL(path, import.meta.url));
  const faults = checkOwners(process.argv[2] ?? here('../src'), process.argv[3] ?? here('../prisma/schema.prisma'));
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.stdout.write(
    faults.length === 0 ? 'check-owners: one room writes each table\n' : `check-owners: ${faults.length} faults\n`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
