import type { SiteAct, UnknownAct } from '../audit/act.ts';
import { readSiteActs } from '../audit/read-acts.ts';
import { msg } from '../i18n/msg.ts';
import type { Message } from '../kernel/message.ts';
import type { Services } from '../platform/services.ts';
import { COMMAND_LINE } from './actor.ts';

export type ActLine = { readonly at: Date; readonly what: Message; readonly by: Message };

/**
 * What administrators did, in words, the newest first; an act that this version cannot read is named as it is stored.
 */
export async function readActs(s: Pick<Services, 'db'>, most = 50): Promise<readonly ActLine[]> {
  const lines = await readSiteActs(s, most);
  return lines.map(({ at, by, name = by, ...act }) => ({
    at,
    by: by === COMMAND_LINE ? msg('administration.by-command-line') : msg('administration.by-name', { name }),
    what: wordsOf(act),
  }));
}

function wordsOf({ what, data }: SiteAct | UnknownAct): Message {
  switch (what) {
    case 'role':
      return msg('administration.act-role', { name: data.name, role: data.role });
    case 'first-administrator':
      return msg('administration.act-first', { name: data.name });
    case 'ban':
      return msg('administration.act-ban', { address: data.address, reason: data.reason });
    case 'lift-ban':
      return msg('administration.act-lift-ban', { address: data.address });
    case 'suppress':
      return msg('administration.act-suppress', { address: data.address, reason: data.reason });
    case 'lift-suppression':
      return msg('administration.act-lift-suppression', { address: data.address });
    case 'resend':
      return msg('administration.act-resend', { kind: data.kind, to: data.to });
    case 'verify':
      return msg('administration.act-verify', { tables: data.tables, bad: data.bad });
    case 'delete-account':
      return msg('administration.act-delete-account');
    case 'export-account':
      return msg('administration.act-export-account');
    case 'backup':
      return msg('administration.act-backup');
    case 'export':
      return msg('administration.act-export', { table: data.table });
    case 'import':
      return msg('administration.act-import', { table: data.table });
    case 'unknown':
      return msg('administration.act-unknown', { what: data.what });
  }
}
