import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { CommandRun } from './command-lines.ts';

const cli = fileURLToPath(new URL('../../../src/cli.ts', import.meta.url));
const lines = fileURLToPath(new URL('command-lines.ts', import.meta.url));
const environment = () => ({ ...process.env, LOG_LEVEL: 'error', NODE_ENV: 'test', LANG: 'en' });

export type CommandLine = {
  /** `npx despatch ...` on this database, in a process that other command lines ran in before. */
  run(args: readonly string[], databaseUrl: string): Promise<CommandRun>;
  stop(): Promise<void>;
};

/** Command lines one after the other. Send the next when the last has been answered. */
export function openCommandLine(): CommandLine {
  const child = fork(lines, { env: environment() });
  return {
    async run(args, databaseUrl) {
      child.send({ args, databaseUrl });
      const [answer] = await once(child, 'message');
      return answer;
    },
    async stop() {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}

/** `npx despatch ...` as a process of its own: what it wrote, and with which code it ended. */
export function runDespatch(
  args: readonly string[],
  databaseUrl: string,
  settings: { readonly [name: string]: string } = {},
): Promise<CommandRun> {
  const env = { ...environment(), ...settings, DATABASE_URL: databaseUrl };
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}
