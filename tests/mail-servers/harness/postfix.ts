import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answering } from './dovecot.ts';
import { runProgram } from './run-program.ts';

const NOBODY = 65_534;
/** The name under which it says who wrote a mail. */
export const MAIL_SERVER = 'mx.despatch.test';

export type Postfix = {
  readonly url: string;
  readonly port: number;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** From now on mail to a domain is handed over by SMTP to this port instead of put into a mailbox. */
  handOver(domain: string, to: number): void;
  /** It tries again at once what could not be handed over. */
  tryAgain(): void;
  /** Mails that wait to be handed over. */
  waiting(): number;
};

export type PostfixSettings = {
  /** Where it works; and where the mailboxes are, which belong to nobody. */
  readonly folder: string;
  readonly mails: string;
  readonly port: number;
  /** The mailbox of each address, or of all addresses of a domain (`@in.example`). */
  readonly boxes: { readonly [address: string]: string };
  /** Mail from here is that of its own users: it vouches for them. */
  readonly ownDomain: string;
};

/** Postfix as the system's package has it, in a folder of its own: it takes mail by SMTP and puts it into Maildirs. */
export function postfixIn({ folder, mails, port, boxes, ownDomain }: PostfixSettings): Postfix {
  const etc = join(folder, 'etc');
  mkdirSync(etc, { recursive: true });
  const domains = [...new Set(Object.keys(boxes).map((address) => address.slice(address.indexOf('@') + 1)))];
  const packaged = runProgram('postconf', ['-d', 'daemon_directory', 'shlib_directory', 'command_directory']);
  const vouched = `PREPEND Authentication-Results: ${MAIL_SERVER}; dmarc=pass header.from=${ownDomain}`;
  writeFileSync(
    join(etc, 'boxes'),
    lines(boxes, (box) => `${box}/`),
  );
  writeFileSync(join(etc, 'transports'), '');
  writeFileSync(join(etc, 'senders'), `${ownDomain} ${vouched}\n`);
  writeFileSync(
    join(etc, 'main.cf'),
    `${packaged}
compatibility_level = 3.6
queue_directory = ${join(folder, 'queue')}
data_directory = ${join(folder, 'data')}
maillog_file = ${join(folder, 'postfix.log')}
maillog_file_prefixes = ${folder}
mail_owner = postfix
setgid_group = postdrop
myhostname = ${MAIL_SERVER}
mydestination =
alias_maps =
alias_database =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
smtpd_sender_restrictions = check_sender_access texthash:${join(etc, 'senders')}
smtpd_recipient_restrictions = permit_mynetworks, reject
virtual_mailbox_domains = ${domains.join(', ')}
virtual_mailbox_base = ${mails}
virtual_mailbox_maps = texthash:${join(etc, 'boxes')}
transport_maps = texthash:${join(etc, 'transports')}
virtual_uid_maps = static:${NOBODY}
virtual_gid_maps = static:${NOBODY}
smtpd_client_connection_count_limit = 0
smtpd_client_connection_rate_limit = 0
`,
  );
  writeFileSync(join(etc, 'master.cf'), services(port));
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    async start() {
      mkdirSync(join(folder, 'queue'), { recursive: true });
      runProgram('postfix', ['-c', etc, 'start']);
      await answering(port);
    },
    async stop() {
      runProgram('postfix', ['-c', etc, 'stop']);
    },
    handOver(domain, to) {
      writeFileSync(join(etc, 'transports'), `${domain} smtp:[127.0.0.1]:${to}\n`);
      runProgram('postfix', ['-c', etc, 'reload']);
    },
    tryAgain() {
      runProgram('postfix', ['-c', etc, 'flush']);
    },
    waiting: () =>
      readdirSync(join(folder, 'queue/deferred'), { recursive: true, withFileTypes: true }).filter((one) =>
        one.isFile(),
      ).length,
  };
}

function lines(map: { readonly [key: string]: string }, value: (text: string) => string): string {
  return Object.entries(map)
    .map(([key, text]) => `${key} ${value(text)}\n`)
    .join('');
}

/** What of it runs: name, kind, private, unprivileged, chroot, wakes, most, program. */
const services = (port: number) =>
  [
    `127.0.0.1:${port} inet n - n - - smtpd`,
    'pickup unix n - n 60 1 pickup',
    'cleanup unix n - n - 0 cleanup',
    'qmgr unix n - n 300 1 qmgr',
    'rewrite unix - - n - - trivial-rewrite',
    'bounce unix - - n - 0 bounce',
    'defer unix - - n - 0 bounce',
    'flush unix n - n 1000? 0 flush',
    'showq unix n - n - - showq',
    'trace unix - - n - 0 bounce',
    'verify unix - - n - 1 verify',
    'proxymap unix - - n - - proxymap',
    'smtp unix - - n - - smtp',
    'error unix - - n - - error',
    'retry unix - - n - - error',
    'discard unix - - n - - discard',
    'virtual unix - n n - - virtual',
    'anvil unix - - n - 1 anvil',
    'scache unix - - n - 1 scache',
    'postlog unix-dgram n - n - 1 postlogd',
    '',
  ].join('\n');
