import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Command } from 'commander';
import { requeueMails } from '../administration/requeue-mails.ts';
import { restoreBackup } from '../database/backup/restore-backup.ts';
import type { Translator } from '../i18n/translator.ts';
import { openMailQueue } from '../mail/outbox/mail-queue.ts';
import { withServices } from './with-services.ts';

/** `restore FILE`: an empty database is filled from a backup; mails that waited then wait again. */
export function restoreCommand(words: Translator): Command {
  return new Command('restore')
    .description(words.text('cli.restore'))
    .argument('<file>', words.text('cli.restore-file'))
    .action((file: string) =>
      withServices(async (services, url) => {
        const restored = await restoreBackup(url, linesOf(file));
        const queue = await openMailQueue(url, (error) => services.log.error({ err: error }, 'mail queue failed'));
        await requeueMails(services, queue).finally(() => queue.stop());
        console.log(words.text('cli.restored', restored));
      }),
    );
}

/** Opened when the first line is asked for: what is read before there is a listener would be lost. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const input = file === '-' ? process.stdin : createReadStream(file);
  yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
}
