import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bareEnvironment, type Environment } from './bare-environment.ts';

export type ServerProcess = {
  readonly pid: number;
  /** Where it answers. */
  readonly url: string;
  /** What it said so far, standard output and error. */
  said(): string;
  /** In good order; resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** kill -9. */
  kill(): Promise<void>;
};

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** `src/main.ts` in a process of its own, once it says where it is; throws with its words when it ends before that. */
export async function startServerProcess(environment: Environment): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    env: bareEnvironment({ PORT: '0', LOG_LEVEL: 'warn', ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  const exited = once(child, 'close'); // when its last words are read too
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      words += chunk;
      const found = /^Despatch is at (\S+)$/m.exec(words)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', (code) => reject(new Error(`the server ended with code ${code}: ${words}`)));
  });
  return {
    pid: child.pid ?? 0,
    url,
    said: () => words,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
