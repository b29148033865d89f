import { isDeepStrictEqual } from 'node:util';
import { msg } from '../i18n/msg.ts';
import type { GameRecord, WrittenRecord } from './record.ts';
import { refuseRecord } from './say.ts';

/**
 * A record whose head is complete: what it leaves out comes from the setup entry, or is as usual. Refuses (`bad-input`)
 * a setup entry that is not the first, and one that contradicts the head.
 */
export function fillHead(written: WrittenRecord): GameRecord {
  const later = written.entries.findIndex((entry, i) => entry.kind === 'setup' && i > 0);
  if (later > 0) throw refuseRecord(msg('records.second-setup', { seq: later + 1 }));
  const [first] = written.entries;
  const setup = first?.kind === 'setup' ? first : undefined;
  const { table, pack, seats } = written;

  agree('game', written.game, setup?.game);
  agree('pack', pack?.hash, setup?.pack);
  const order = agree(
    'seats',
    seats?.map(({ seat }) => seat),
    setup?.seats,
  );
  const ruleset = agree('ruleset', written.ruleset, setup?.ruleset);
  const seedHash = agree('seedHash', written.seedHash, setup?.seedHash);
  return {
    ...written,
    table: { id: agree('table', table?.id, setup?.table) ?? 'record', name: table?.name ?? '' },
    options: agree('options', written.options, setup?.options) ?? {},
    salts: agree('salts', written.salts, setup?.salts) ?? {},
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(seedHash === undefined ? {} : { seedHash }),
    ...(pack || setup?.pack === undefined ? {} : { pack: { hash: setup.pack } }),
    ...(seats || !order ? {} : { seats: order.map((seat) => ({ seat })) }),
  };
}

/** What the head says, else what the setup entry says. */
function agree<T>(field: string, head: T | undefined, setup: T | undefined): T | undefined {
  if (head !== undefined && setup !== undefined && !isDeepStrictEqual(head, setup))
    throw refuseRecord(msg('records.setup-differs', { field }));
  return head ?? setup;
}
