// Run a program in our place: its input and output are ours, signals go to it, and we end as it ended.
import { spawn } from 'node:child_process';

export function runChild(program, args, options = {}) {
  const child = spawn(program, args, { stdio: 'inherit', ...options });
  const forward = (signal) => child.kill(signal);
  // A terminal sends Ctrl-C to the child by itself; twice would be "stop at once".
  const ignore = () => {};
  const handlers = {
    SIGINT: process.stdin.isTTY ? ignore : forward,
    SIGTERM: forward,
    SIGHUP: forward,
  };
  for (const [signal, handler] of Object.entries(handlers)) process.on(signal, handler);
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    for (const [name, handler] of Object.entries(handlers)) process.removeListener(name, handler);
    if (signal) process.kill(process.pid, signal);
    else process.exit(code ?? 1);
  });
}
