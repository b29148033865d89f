import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openDecisions } from '../../kernel/open-decisions.ts';
import { readPosition } from '../../log/read-position.ts';
import { listenReplies } from '../../mail/inbound/listen-replies.ts';
import { issueLink } from '../../mail/links/issue-link.ts';
import type { BenchHouse } from './bench-house.ts';
import { openBenchTable } from './bench-table.ts';
import { countingGame } from './counting-game.ts';
import { longestHold } from './held-up.ts';
import type { Figure } from './measure.ts';

const DOMAIN = 'in.bench.example';
/** Twenty mails at once; more of one address are not let in. */
const ADDRESSES = Array.from({ length: 20 }, (_, i) => `127.0.0.${2 + (i % 3)}`);

/**
 * Hostile mails: twenty replies of 4.5 megabytes of open tags at once. For how long the server's main thread looked at
 * nothing else, in milliseconds of the processor: what else the machine does is not counted.
 */
export async function benchReplies(house: BenchHouse): Promise<readonly Figure[]> {
  const { services } = house;
  const { id: tableId } = await openBenchTable(house, { game: countingGame.rules.id, players: 2, n: 0, answers: 1 });
  const { machine, head } = await readPosition(services, tableId);
  const [open] = openDecisions(head.game, machine);
  const seat = open?.waiting[0] ?? '';
  const { playerId } = await services.db.seat.findUniqueOrThrow({ where: { tableId_seat: { tableId, seat } } });
  const asked = { playerId: playerId ?? '', tableId, seat, decision: open?.id ?? '', seq: machine.seq };
  const token = await issueLink(services, { ...asked, purpose: 'reply' });

  const server = await listenReplies(services, { port: 0, host: '127.0.0.1', domain: DOMAIN });
  const file = fileURLToPath(new URL('mail-sender.ts', import.meta.url));
  const sender = fork(file, [String(server.port), `reply+${token}@${DOMAIN}`]);
  try {
    const send = async (addresses: readonly string[]) => {
      sender.send(addresses);
      const [codes] = await once(sender, 'message');
      return codes;
    };
    await send(ADDRESSES.slice(0, 1)); // starts the thread that reads mails
    const held = await longestHold(() => send(ADDRESSES));
    const name = 'twenty replies of 4.5 MB: the main thread held up, at most';
    return [{ name, value: held, unit: 'ms', target: { below: 50 } }];
  } finally {
    sender.disconnect();
    await server.stop();
  }
}
