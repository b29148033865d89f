import { Command } from 'commander';
import { adminCommand } from './cli/admin-command.ts';
import { backupCommand } from './cli/backup-command.ts';
import { benchCommand } from './cli/bench-command.ts';
import { exportCommand } from './cli/export-command.ts';
import { fuzzCommand } from './cli/fuzz-command.ts';
import { importCommand } from './cli/import-command.ts';
import { mailCommand } from './cli/mail-command.ts';
import { replayCommand } from './cli/replay-command.ts';
import { reportFault } from './cli/report-fault.ts';
import { restoreCommand } from './cli/restore-command.ts';
import { verifyCommand } from './cli/verify-command.ts';
import { translator } from './i18n/translator.ts';

/** `npx despatch ...`: tables and records from the command line. */
const words = translator(process.env.LANG?.slice(0, 2) ?? 'en', process.env.TZ ?? 'UTC');

const program = new Command('despatch').description(words.text('cli.about')).showHelpAfterError();
const commands = [
  exportCommand,
  importCommand,
  replayCommand,
  fuzzCommand,
  verifyCommand,
  mailCommand,
  adminCommand,
  backupCommand,
  restoreCommand,
  benchCommand,
];
for (const command of commands) program.addCommand(command(words));
shareSettings(program);

/** A wrong argument to a command is answered with how that command is used. */
function shareSettings(above: Command): void {
  for (const command of above.commands) shareSettings(command.copyInheritedSettings(above));
}

try {
  await program.parseAsync();
} catch (fault) {
  process.stderr.write(`${reportFault(fault, words)}\n`);
  process.exitCode = 1;
}
