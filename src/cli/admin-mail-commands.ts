import type { Command } from 'commander';
import { COMMAND_LINE } from '../administration/actor.ts';
import { listMails, MAIL_LISTS, readMailList } from '../administration/list-mails.ts';
import { resendMail } from '../administration/resend-mail.ts';
import { liftSuppression, listSuppressions, suppressAddress } from '../administration/suppress-address.ts';
import type { Translator } from '../i18n/translator.ts';
import { reasonText } from '../mail/reasons.ts';
import { wholeList } from './whole-list.ts';
import { withServices } from './with-services.ts';

/** `admin mails`, `admin resend`, `admin suppress`, `admin unsuppress`. */
export function addMailCommands(admin: Command, words: Translator): void {
  admin
    .command('mails')
    .description(words.text('cli.admin-mails'))
    .argument('[list]', words.text('cli.admin-mails-list', { lists: [...MAIL_LISTS] }), 'failed')
    .action(async (given: string) => {
      const mails = await withServices((s) => listMails(s, readMailList(given)));
      for (const { id, createdAt, kind, to, attempts, reason, error } of mails) {
        const why = reason === undefined ? [] : [words.t(reasonText(reason))];
        const trouble = error === undefined ? [] : [error.replaceAll(/\s+/g, ' ')];
        console.log([id, createdAt.toISOString(), kind, to, attempts, ...why, ...trouble].join('  '));
      }
      console.log(words.text('cli.admin-mails-count', { count: mails.length }));
    });
  admin
    .command('resend')
    .description(words.text('cli.admin-resend'))
    .argument('<mail>', words.text('cli.admin-mail'))
    .action(async (mailId: string) => {
      const { kind, to } = await withServices((s) => resendMail(s, { by: COMMAND_LINE, mailId }));
      console.log(words.text('cli.admin-resent', { kind, to }));
    });
  admin
    .command('suppress')
    .description(words.text('cli.admin-suppress'))
    .argument('<address>', words.text('cli.admin-address'))
    .requiredOption('--reason <text>', words.text('cli.admin-reason'))
    .action(async (given: string, { reason }: { reason: string }) => {
      const address = await withServices((s) => suppressAddress(s, { by: COMMAND_LINE, address: given, reason }));
      console.log(words.text('cli.admin-suppressed', { address }));
    });
  admin
    .command('unsuppress')
    .description(words.text('cli.admin-unsuppress'))
    .argument('<address>', words.text('cli.admin-address'))
    .action(async (given: string) => {
      const address = await withServices((s) => liftSuppression(s, { by: COMMAND_LINE, address: given }));
      console.log(words.text('cli.admin-unsuppressed', { address }));
    });
  admin
    .command('suppressed')
    .description(words.text('cli.admin-suppressions'))
    .action(async () => {
      const lines = await withServices((s) =>
        wholeList(async (after) => {
          const { suppressions, next } = await listSuppressions(s, after);
          return { lines: suppressions, next };
        }),
      );
      for (const { address, createdAt, reason } of lines)
        console.log([address, createdAt.toISOString(), reason].join('  '));
      console.log(words.text('cli.admin-suppressions-count', { count: lines.length }));
    });
}
