import { Command } from 'commander';
import { COMMAND_LINE } from '../administration/actor.ts';
import { backUpTable } from '../administration/back-up.ts';
import type { Translator } from '../i18n/translator.ts';
import { withServices } from './with-services.ts';

/** `export TABLE > record.json` */
export function exportCommand(words: Translator): Command {
  return new Command('export')
    .description(words.text('cli.export'))
    .argument('<table>', words.text('cli.export-table'))
    .action(async (table: string) => {
      const record = await withServices((services) => backUpTable(services, { by: COMMAND_LINE, tableId: table }));
      process.stdout.write(`${JSON.stringify(record, undefined, 1)}\n`);
    });
}
