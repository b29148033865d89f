import { Command, CommanderError } from 'commander';
import { translator } from '../i18n/translator.ts';
import { adminCommand } from './admin-command.ts';
import { backupCommand } from './backup-command.ts';
import { benchCommand } from './bench-command.ts';
import { exportCommand } from './export-command.ts';
import { fuzzCommand } from './fuzz-command.ts';
import { importCommand } from './import-command.ts';
import { mailCommand } from './mail-command.ts';
import { replayCommand } from './replay-command.ts';
import { reportFault } from './report-fault.ts';
import { restoreCommand } from './restore-command.ts';
import { verifyCommand } from './verify-command.ts';
import { wordsCommand } from './words-command.ts';

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
  wordsCommand,
];

/**
 * Run one command line, without the name of the program. Its answer goes to the standard output. Sets the exit code of
 * the process, which never ends here: what was not possible is said in a sentence on the standard error, with 1.
 */
export async function runCommandLine(args: readonly string[]): Promise<void> {
  const words = translator(process.env.LANG?.slice(0, 2) ?? 'en', process.env.TZ ?? 'UTC');
  const program = new Command('despatch').description(words.text('cli.about')).showHelpAfterError().exitOverride();
  for (const command of commands) program.addCommand(command(words));
  shareSettings(program);

  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (fault) {
    // Commander has said what it had to say: help, or which argument is wrong.
    if (fault instanceof CommanderError) process.exitCode = fault.exitCode;
    else {
      process.stderr.write(`${reportFault(fault, words)}\n`);
      process.exitCode = 1;
    }
  }
}

/** A wrong argument to a command is answered with how that command is used. */
function shareSettings(above: Command): void {
  for (const command of above.commands) shareSettings(command.copyInheritedSettings(above));
}
