import { z } from 'zod';
import type { Message } from '../kernel/message.ts';
import type { Services } from '../platform/services.ts';
import { COMMAND_LINE } from './actor.ts';
import { ACTS, type Act } from './note-act.ts';
import { say } from './say.ts';

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
        ? say('administration.by-command-line')
        : say('administration.by-name', { name: name ?? playerId });
    return [{ at, by, what: wordsOf(act, dataSchema.catch({}).parse(data)) }];
  });
}

function wordsOf(act: Act, data: { readonly [part: string]: unknown }): Message {
  const part = (name: string) => String(data[name] ?? '');
  switch (act) {
    case 'role':
      return say('administration.act-role', { name: part('name'), role: part('role') });
    case 'first-administrator':
      return say('administration.act-first', { name: part('name') });
    case 'ban':
      return say('administration.act-ban', { address: part('address'), reason: part('reason') });
    case 'lift-ban':
      return say('administration.act-lift-ban', { address: part('address') });
    case 'suppress':
      return say('administration.act-suppress', { address: part('address'), reason: part('reason') });
    case 'lift-suppression':
      return say('administration.act-lift-suppression', { address: part('address') });
    case 'resend':
      return say('administration.act-resend', { kind: part('kind'), to: part('to') });
    case 'verify':
      return say('administration.act-verify', { tables: Number(data.tables ?? 0), bad: Number(data.bad ?? 0) });
    case 'backup':
      return say('administration.act-backup');
    case 'export':
      return say('administration.act-export', { table: part('table') });
    case 'import':
      return say('administration.act-import', { table: part('table') });
  }
}
