import { createServer, type Socket } from 'node:net';

/** A message in the mailbox. */
type Kept = { readonly uid: number; readonly raw: Buffer; seen: boolean; readonly date: Date };

export type ImapServer = {
  readonly url: string;
  /** What clients did, one word each: `fetch 3`, `seen 3`. */
  readonly did: string[];
  put(raw: Uint8Array): void;
  unread(): number;
  /** The folder is made anew, as after a repair: other numbers, everything unread. */
  rebuild(): void;
  /** Every connection breaks at this word (`fetch`, `seen`) before it is answered; undefined: none does. */
  breakAt: 'fetch' | 'seen' | undefined;
  close(): Promise<void>;
};

/** One mailbox on loopback for one user (`replies`, `secret`): the part of IMAP (RFC 3501, 2177) that is read by. */
export async function imapServer(now: () => Date): Promise<ImapServer> {
  let uidValidity = 1;
  let next = 1;
  let kept: Kept[] = [];
  const did: string[] = [];
  /** Those that idle, and of how many messages each connection was told. */
  const idle = new Set<Socket>();
  const told = new WeakMap<Socket, number>();
  const sockets = new Set<Socket>();

  const tcp = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket) && idle.delete(socket));
    socket.write('* OK [CAPABILITY IMAP4rev1 IDLE] here\r\n');
    let rest = '';
    let idleTag = '';
    socket.on('data', (chunk) => {
      const lines = `${rest}${chunk.toString('latin1')}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line.toUpperCase() === 'DONE') {
          idle.delete(socket);
          socket.write(`${idleTag} OK done\r\n`);
          continue;
        }
        const [tag = '', ...words] = line.split(' ');
        if (words[0]?.toUpperCase() === 'IDLE') {
          idleTag = tag;
          idle.add(socket);
          socket.write('+ idling\r\n');
          if (told.get(socket) !== kept.length) tell(socket);
        } else answer(socket, tag, words.join(' '));
      }
    });
  });

  const tell = (socket: Socket) => {
    told.set(socket, kept.length);
    socket.write(`* ${kept.length} EXISTS\r\n`);
  };

  const answer = (socket: Socket, tag: string, command: string) => {
    const ok = (...lines: readonly string[]) =>
      socket.write(Buffer.from([...lines, `${tag} OK done`].map((one) => `${one}\r\n`).join(''), 'latin1'));
    const breaks = (at: 'fetch' | 'seen') => server.breakAt === at && socket.destroy();
    const upper = command.toUpperCase();
    const uid = Number(/^UID \w+ (\d+)/i.exec(command)?.[1] ?? 0);
    const message = kept.find((one) => one.uid === uid);
    if (upper.startsWith('LOGIN')) {
      if (command.includes('secret')) ok();
      else socket.write(`${tag} NO [AUTHENTICATIONFAILED] no\r\n`);
    } else if (upper.startsWith('CAPABILITY')) ok('* CAPABILITY IMAP4rev1 IDLE');
    else if (upper.startsWith('LIST')) ok('* LIST () "/" INBOX');
    else if (upper.startsWith('SELECT') || upper.startsWith('EXAMINE')) {
      told.set(socket, kept.length);
      ok(
        '* FLAGS (\\Seen)',
        `* ${kept.length} EXISTS`,
        `* OK [UIDVALIDITY ${uidValidity}] ok`,
        `* OK [UIDNEXT ${next}] ok`,
        '* OK [PERMANENTFLAGS (\\Seen)] ok',
      );
    } else if (upper.startsWith('UID SEARCH'))
      ok(`* SEARCH ${kept.flatMap((one) => (one.seen ? [] : [one.uid])).join(' ')}`.trimEnd());
    else if (upper.startsWith('UID FETCH')) {
      did.push(`fetch ${uid}`);
      if (breaks('fetch') || !message) return;
      const most = Number(/<0\.(\d+)>/.exec(command)?.[1] ?? message.raw.length);
      const part = message.raw.subarray(0, most).toString('latin1');
      const date = `"${message.date.toUTCString().slice(5, 16).replaceAll(' ', '-')} 12:00:00 +0000"`;
      const size = message.raw.length;
      const head = `* ${kept.indexOf(message) + 1} FETCH (UID ${uid} INTERNALDATE ${date} RFC822.SIZE ${size}`;
      ok(`${head} BODY[]<0> {${part.length}}\r\n${part})`);
    } else if (upper.startsWith('UID STORE')) {
      if (breaks('seen')) return;
      did.push(`seen ${uid}`);
      if (message) message.seen = true;
      ok();
    } else if (upper.startsWith('LOGOUT')) {
      ok('* BYE');
      socket.end();
    } else if (/^(?:NOOP|ID |NAMESPACE|CLOSE|UNSELECT|CHECK)/.test(upper)) ok();
    else socket.write(`${tag} BAD ${command.slice(0, 20)}\r\n`);
  };

  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  const address = tcp.address();
  const server: ImapServer = {
    url: `imap://replies:secret@127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/INBOX`,
    did,
    breakAt: undefined,
    put(raw) {
      kept.push({ uid: next, raw: Buffer.from(raw), seen: false, date: now() });
      next += 1;
      for (const socket of idle) tell(socket);
    },
    unread: () => kept.filter(({ seen }) => !seen).length,
    rebuild() {
      uidValidity += 1;
      kept = kept.map((one, i) => ({ ...one, uid: i + 1, seen: false }));
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => tcp.close(resolve));
    },
  };
  return server;
}
