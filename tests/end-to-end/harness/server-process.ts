import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bareEnvironment, type Environment } from '../../harness/bare-environment.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const PATIENCE = 120_000;

/** A server as its own process: what `npm start` runs. */
export type ServerProcess = {
  readonly url: string;
  /** SIGKILL: no goodbye, nothing is put in order. */
  kill(): Promise<void>;
  /** SIGTERM: in good order; throws when it did not end well. */
  stop(): Promise<void>;
};

/** Starts one and waits until it says where it is; throws with what it said when it ends instead. */
export async function startProcess(environment: Environment): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: root,
    env: bareEnvironment({ NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'error', ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit');
  const said: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no server after ${PATIENCE} ms: ${said.join('')}`)), PATIENCE);
    const hear = (chunk: Buffer) => {
      said.push(chunk.toString());
      const found = /https?:\/\/localhost:\d+/.exec(said.join(''))?.[0];
      if (found === undefined) return;
      clearTimeout(late);
      resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    child.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`the server ended with ${code}: ${said.join('')}`));
    });
  });
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await gone;
      if (child.exitCode !== 0)
        throw new Error(`the server ended with ${child.exitCode ?? child.signalCode}: ${said.join('')}`);
    },
  };
}
