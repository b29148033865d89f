import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { Command } from 'commander';
import { writeBackup } from '../storage/backup/write-backup.ts';
import type { Speaker } from '../words/speaker.ts';
import { withServices } from './with-services.ts';

/** `backup FILE`: all data, also of the built-in database, which has no pg_dump beside it. */
export function backupCommand(words: Speaker): Command {
  return new Command('backup')
    .description(words.text('cli.backup'))
    .argument('<file>', words.text('cli.backup-file'))
    .action((file: string) =>
      withServices(async (_, url) => {
        // It holds addresses and everything that is hidden: for the operator's eyes alone.
        const out = file === '-' ? process.stdout : createWriteStream(file, { flags: 'wx', mode: 0o600 });
        const written = await writeBackup(url, async (lines) => {
          if (!out.write(lines)) await once(out, 'drain');
        });
        if (out !== process.stdout) {
          out.end();
          await finished(out);
        }
        process.stderr.write(`${words.text('cli.backed-up', written)}\n`);
      }),
    );
}
