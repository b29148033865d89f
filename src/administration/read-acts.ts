import { z } from 'zod';
import { msg } from '../i18n/msg.ts';
import type { Message } from '../kernel/message.ts';
import type { Services } from '../platform/services.ts';
import { COMMAND_LINE } from './actor.ts';
import { ACTS, type Act } from './note-act.ts';

export type ActLine = { readonly at: Date; readonly what: Message; readonly by: Message };

const dataSchema = z.record(z.string(), z.unknown());

/** What administrators did, the newest first. */
export async function readActs({ db }: Pick<Services, 'db'>, most = 50): Promise<readonly ActLine[]> {
  const rows = await db.audit.findMany({
    where: { what: { in: [...ACTS] } },
    orderBy: { id: 'desc' },
    take: most,
  });
  const ids = [...new Set(rows.map(({ playerId }) => playerId))];
  const players = await db.player.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  const names = new Map(players.map(({ id, name }) => [id, name]));
  return rows.flatMap(({ at, what, playerId, data }) => {
    const act = ACTS.find((one) => one === what);
    if (!act) return [];
    const name = names.get(playerId);
    const by =
      playerId === COMMAND_LINE
        ? msg('administration.by-command-line')
        : msg('administration.by-name', { name: name ?? playerId });
    return [{ at, by, what: wordsOf(act, dataSchema.catch({}).parse(data)) }];
  });
}

function wordsOf(act: Act, data: { readonly [part: string]: unknown }): Message {
  const part = (name: string) => String(data[name] ?? '');
  switch (act) {
    case 'role':
      return msg('administration.act-role', { name: part('name'), role: part('role') });
    case 'first-administrator':
      return msg('administration.act-first', { name: part('name') });
    case 'ban':
      return msg('administration.act-ban', { address: part('address'), reason: part('reason') });
    case 'lift-ban':
      return msg('administration.act-lift-ban', { address: part('address') });
    case 'suppress':
      return msg('administration.act-suppress', { address: part('address'), reason: part('reason') });
    case 'lift-suppression':
      return msg('administration.act-lift-suppression', { address: part('address') });
    case 'resend':
      return msg('administration.act-resend', { kind: part('kind'), to: part('to') });
    case 'verify':
      return msg('administration.act-verify', { tables: Number(data.tables ?? 0), bad: Number(data.bad ?? 0) });
    case 'backup':
      return msg('administration.act-backup');
    case 'export':
      return msg('administration.act-export', { table: part('table') });
    case 'import':
      return msg('administration.act-import', { table: part('table') });
  }
}
