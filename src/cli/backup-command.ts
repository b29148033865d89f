import { open, rm } from 'node:fs/promises';
import { Command } from 'commander';
import { COMMAND_LINE } from '../administration/actor.ts';
import { backUpAll, mayBackUpAll } from '../administration/back-up.ts';
import type { Translator } from '../i18n/translator.ts';
import { withServices } from './with-services.ts';

/** `backup FILE`: all data, also of the built-in database, which has no pg_dump beside it. */
export function backupCommand(words: Translator): Command {
  return new Command('backup')
    .description(words.text('cli.backup'))
    .argument('<file>', words.text('cli.backup-file'))
    .action(async (file: string) => {
      const write = file === '-' ? toOutput() : await toFile(file);
      const written = await withServices(async (services, url) => {
        await mayBackUpAll(services, COMMAND_LINE);
        return backUpAll(url, write.lines);
      }).catch(async (fault: unknown) => {
        await write.undo();
        throw fault;
      });
      await write.end();
      process.stderr.write(`${words.text('cli.backed-up', written)}\n`);
    });
}

type Target = {
  lines(text: string): Promise<void>;
  end(): Promise<void>;
  /** What was written of a backup that failed is not a backup. */
  undo(): Promise<void>;
};

/**
 * A new file, never one that is there already. It holds addresses and everything that is hidden: for the operator's
 * eyes alone.
 */
async function toFile(path: string): Promise<Target> {
  const file = await open(path, 'wx', 0o600);
  return {
    lines: (text) => file.writeFile(text),
    async end() {
      await file.sync();
      await file.close();
    },
    async undo() {
      await file.close();
      await rm(path);
    },
  };
}

function toOutput(): Target {
  const lines = (text: string) =>
    new Promise<void>((written, failed) => {
      process.stdout.write(text, (fault) => (fault ? failed(fault) : written()));
    });
  const nothing = async () => {};
  return { lines, end: nothing, undo: nothing };
}
