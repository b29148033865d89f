import { runCommandLine } from './cli/run-command-line.ts';

/** `npx despatch ...`: tables and records from the command line. */
await runCommandLine(process.argv.slice(2));
