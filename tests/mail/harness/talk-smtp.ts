import { connect, type Socket } from 'node:net';

/**
 * Talk to an SMTP server line by line; gives the codes of its answers, the greeting first. Each line is sent when the
 * one before is answered; it ends with the last answer, or when the server hangs up.
 */
export async function talk(port: number, lines: readonly string[], from = '127.0.0.1'): Promise<readonly number[]> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  const codes: number[] = [];
  const left = [...lines];
  for await (const code of answersOf(socket)) {
    codes.push(code);
    const next = left.shift();
    if (next === undefined) break;
    socket.write(`${next}\r\n`);
  }
  socket.destroy();
  return codes;
}

async function* answersOf(socket: Socket): AsyncGenerator<number> {
  let rest = '';
  socket.on('error', () => undefined);
  for await (const chunk of socket) {
    const lines = `${rest}${chunk}`.split('\r\n');
    rest = lines.pop() ?? '';
    // The lines of one answer but the last have a hyphen after the code.
    for (const line of lines) if (/^\d{3}(?: |$)/.test(line)) yield Number(line.slice(0, 3));
  }
}
