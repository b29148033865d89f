import { Command } from 'commander';
import type { Translator } from '../i18n/translator.ts';
import { openMailQueue } from '../mail/outbox/mail-queue.ts';
import { type FailedMail, listFailed, retryFailed } from '../mail/outbox/retry-failed.ts';
import { reasonText } from '../mail/reasons.ts';
import type { Services } from '../platform/services.ts';
import { addCheckCommands } from './mail-check-commands.ts';
import { withServices } from './with-services.ts';

/**
 * `mail --list-failed`, `mail --retry-failed`: what could not be sent, and another round for it. The server sends it.
 * `mail check`, `mail dkim`: see `mail-check-commands.ts`.
 */
export function mailCommand(words: Translator): Command {
  const command = new Command('mail')
    .description(words.text('cli.mail'))
    .option('--list-failed', words.text('cli.mail-list-failed'))
    .option('--retry-failed', words.text('cli.mail-retry-failed'));
  addCheckCommands(command, words);
  return command.action(async (options: { listFailed?: boolean; retryFailed?: boolean }) => {
    if (!options.listFailed && !options.retryFailed) return command.help({ error: true });
    await withServices(async (services, databaseUrl) => {
      if (options.listFailed) report(await listFailed(services), words);
      if (options.retryFailed) await retry(services, databaseUrl, words);
    });
  });
}

function report(mails: readonly FailedMail[], words: Translator): void {
  for (const { id, kind, to, createdAt, attempts, reason, error } of mails) {
    const why = reason === undefined ? [] : [words.t(reasonText(reason))];
    console.log([id, createdAt.toISOString(), kind, to, attempts, ...why, error.replaceAll(/\s+/g, ' ')].join('  '));
  }
  console.log(words.text('cli.mail-failed', { count: mails.length }));
}

async function retry(services: Services, databaseUrl: string, words: Translator): Promise<void> {
  const queue = await openMailQueue(databaseUrl, (error) => services.log.error({ err: error }, 'mail queue failed'));
  try {
    console.log(words.text('cli.mail-retried', { count: await retryFailed(services, queue) }));
  } finally {
    await queue.stop();
  }
}
