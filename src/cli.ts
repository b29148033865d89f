import { Command } from 'commander';
import { benchCommand } from './cli/bench-command.ts';
import { exportCommand } from './cli/export-command.ts';
import { fuzzCommand } from './cli/fuzz-command.ts';
import { importCommand } from './cli/import-command.ts';
import { replayCommand } from './cli/replay-command.ts';
import { reportFault } from './cli/report-fault.ts';
import { verifyCommand } from './cli/verify-command.ts';
import { speaker } from './words/speaker.ts';

/** `npx despatch ...`: tables and records from the command line. */
const words = speaker(process.env.LANG?.slice(0, 2) ?? 'en', process.env.TZ ?? 'UTC');

const program = new Command('despatch').description(words.text('cli.about')).showHelpAfterError();
for (const command of [exportCommand, importCommand, replayCommand, fuzzCommand, verifyCommand, benchCommand]) {
  program.addCommand(command(words));
}

try {
  await program.parseAsync();
} catch (fault) {
  process.stderr.write(`${reportFault(fault, words)}\n`);
  process.exitCode = 1;
}
