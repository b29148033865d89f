import { parseOptions } from '../../../src/games/empires-in-arms/options.ts';
import { rules } from '../../../src/games/empires-in-arms/rules.ts';
import type { EmpiresInArms } from '../../../src/games/empires-in-arms/types.ts';
import type { Game, Machine } from '../../../src/kernel/machine.ts';
import { replayLog } from '../../../src/kernel/replay-log.ts';
import { readEntries } from '../../../src/log/read-entries.ts';
import type { Services } from '../../../src/platform/services.ts';

export type Campaign = { readonly game: Game<EmpiresInArms>; readonly machine: Machine<EmpiresInArms> };

/**
 * A campaign of the seven, as somebody has it who replays its log while it grows; throws where a hash is not that of
 * the server.
 */
export function followCampaign(services: Services, tableId: string, ruleset = rules.ruleset.current) {
  const options = parseOptions({ campaign: 'short' });
  const setting = {
    seats: rules.seats(rules.players.max, options),
    options,
    pack: rules.builtInPack().pack,
    ruleset,
  };
  const game: Game<EmpiresInArms> = { rules, setting };
  let machine: Machine<EmpiresInArms> | undefined;
  let read = 0;
  return async (): Promise<Campaign> => {
    const { seq } = await services.db.table.findUniqueOrThrow({ where: { id: tableId } });
    const from = machine;
    if (from && read === seq) return { game, machine: from };
    const added = await readEntries(services, tableId, { after: read, upTo: seq });
    // What is taken back may be older than what was read last.
    const anew = from === undefined || added.some(({ kind }) => kind === 'ruling');
    const log = anew ? await readEntries(services, tableId, { after: 0, upTo: seq }) : added;
    const { machine: now, wrongHashes } = replayLog({ game, log, ...(anew ? {} : { from }), check: 'all' });
    if (wrongHashes.length > 0) throw new Error(`the state is another after ${wrongHashes.join(', ')}`);
    read = seq;
    machine = now;
    return { game, machine: now };
  };
}
