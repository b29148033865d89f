import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { COMMAND_LINE } from '../administration/actor.ts';
import { verifyAll } from '../administration/verify-all.ts';
import { games } from '../games/registry.ts';
import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import { Refusal } from '../kernel/refusal.ts';
import { readRecord } from '../records/read-record.ts';
import { replayRecord } from '../records/replay-record.ts';
import { type Verdict, verifyTable } from '../records/verify-table.ts';
import { readJson } from './read-json.ts';
import { reportFault } from './report-fault.ts';
import { withServices } from './with-services.ts';

/** `verify --all`, `verify TABLE ...`, `verify --records FOLDER`: the gate before a release. */
export function verifyCommand(words: Translator): Command {
  return new Command('verify')
    .description(words.text('cli.verify'))
    .argument('[table...]', words.text('cli.verify-table'))
    .option('--all', words.text('cli.verify-all'))
    .option('--records <folder>', words.text('cli.verify-records'))
    .action(async (tables: readonly string[], options: { all?: boolean; records?: string }) => {
      if (!options.records && !options.all && tables.length === 0)
        throw new Refusal('bad-input', msg('cli.verify-which'));
      const verdicts = options.records
        ? await verifyRecords(options.records, words)
        : await verifyStored(tables, options.all === true);
      report(verdicts, words);
    });
}

function verifyStored(tables: readonly string[], all: boolean): Promise<readonly Verdict[]> {
  return withServices(async (services) => {
    if (all) return verifyAll(services, COMMAND_LINE);
    const rows = await services.db.table.findMany({ where: { id: { in: [...tables] } }, select: { id: true } });
    const verdicts: Verdict[] = tables
      .filter((id) => !rows.some((row) => row.id === id))
      .map((tableId) => ({ tableId, entries: 0, hashes: 0, faults: ['no such table'] }));
    for (const { id } of rows) verdicts.push(await verifyTable(services, id));
    return verdicts;
  });
}

async function verifyRecords(folder: string, words: Translator): Promise<readonly Verdict[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  if (files.length === 0) throw new Refusal('bad-input', msg('cli.no-records', { folder }));
  const verdicts: Verdict[] = [];
  for (const tableId of files) {
    try {
      const { entries, hashes, wrongHashes, rolls, words } = replayRecord(
        readRecord(await readJson(join(folder, tableId))),
        games,
      );
      const faults = wrongHashes.map((seq) => `the state after entry ${seq} has another hash`);
      for (const n of rolls.differing) faults.push(`draw ${n} does not follow from the seed`);
      if (!rolls.seedFits) faults.push('the seed is not the published one');
      for (const seat of words.wrong) faults.push(`the words of ${seat} are not those promised`);
      verdicts.push({ tableId, entries: entries.length, hashes, faults });
    } catch (fault) {
      verdicts.push({ tableId, entries: 0, hashes: 0, faults: [reportFault(fault, words)] });
    }
  }
  return verdicts;
}

function report(verdicts: readonly Verdict[], words: Translator): void {
  for (const { tableId, entries, hashes, faults } of verdicts) {
    console.log(words.text('cli.verified', { table: tableId, entries, hashes, faults: faults.length }));
    for (const fault of faults) console.log(`  ${fault}`);
  }
  const bad = verdicts.filter(({ faults }) => faults.length > 0).length;
  console.log(words.text('cli.verified-all', { tables: verdicts.length, bad }));
  if (bad > 0) process.exitCode = 1;
}
