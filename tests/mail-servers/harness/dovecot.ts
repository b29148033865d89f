import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const PASSWORD = 'secret';
/** The mailboxes belong to nobody. */
const NOBODY = 65_534;
const PATIENCE = 20_000;

/** Dovecot with a mailbox for whoever asks with the password. */
export type Dovecot = {
  /** As `IMAP_URL` has it. */
  url(user: string, port?: number): string;
  readonly port: number;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** Dovecot as the system's package has it, in a folder of its own; mails are in `mails`, one Maildir for each user. */
export function dovecotIn(folder: string, mails: string, port: number): Dovecot {
  const config = join(folder, 'dovecot.conf');
  const log = join(folder, 'dovecot.log');
  mkdirSync(folder, { recursive: true });
  writeFileSync(config, settings(folder, mails, log, port));
  let running: ChildProcess | undefined;
  return {
    port,
    url: (user, at = port) => `imap://${encodeURIComponent(user)}:${PASSWORD}@127.0.0.1:${at}/INBOX`,
    async start() {
      running = spawn('dovecot', ['-F', '-c', config], { stdio: 'ignore' });
      await answering(port).catch((error: unknown) => {
        throw new Error(`Dovecot does not answer (${error}): ${readFileSync(log, 'utf8')}`);
      });
    },
    async stop() {
      if (!running || running.exitCode !== null) return;
      const gone = once(running, 'exit');
      running.kill('SIGTERM');
      await gone;
      running = undefined;
    },
  };
}

const settings = (folder: string, mails: string, log: string, port: number) => `
base_dir = ${join(folder, 'run')}
state_dir = ${join(folder, 'state')}
log_path = ${log}
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${mails}/%u
mail_uid = ${NOBODY}
mail_gid = ${NOBODY}
first_valid_uid = 1
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${NOBODY} gid=${NOBODY} home=${mails}/%u
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`;

/** Waits until something answers at a port of this machine. */
export async function answering(port: number): Promise<void> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
    if (open) return;
    if (performance.now() > end) throw new Error(`nothing answers at port ${port}`);
    await sleep(50);
  }
}
