import { z } from 'zod';
import { runCommandLine } from '../../../src/cli/run-command-line.ts';

/*
 * A process of its own that runs the command lines it is sent, one after the other, and answers each with what it wrote
 * and with which code it would have ended. To start a process for each of them takes a hundred times as long.
 */
const orderSchema = z.object({ args: z.array(z.string()), databaseUrl: z.string() });
export type CommandRun = { readonly code: number; readonly out: string; readonly err: string };

/** What is written to a stream meanwhile, instead of to the stream. */
function keep(stream: NodeJS.WriteStream): { readonly text: () => string; readonly release: () => void } {
  const { write } = stream;
  let text = '';
  stream.write = (chunk: string | Uint8Array, ...rest: readonly unknown[]) => {
    text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    for (const done of rest) if (typeof done === 'function') process.nextTick(done);
    return true;
  };
  return {
    text: () => text,
    release() {
      stream.write = write;
    },
  };
}

async function run(order: z.infer<typeof orderSchema>): Promise<CommandRun> {
  process.env.DATABASE_URL = order.databaseUrl;
  process.exitCode = 0;
  const [out, err] = [keep(process.stdout), keep(process.stderr)];
  try {
    await runCommandLine(order.args);
  } finally {
    out.release();
    err.release();
  }
  return { code: Number(process.exitCode), out: out.text(), err: err.text() };
}

process.on('message', async (order) => {
  process.send?.(await run(orderSchema.parse(order)));
});
process.on('disconnect', () => process.exit(0));
