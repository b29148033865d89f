import type { Answer } from '../../../src/kernel/choice.ts';
import type { Channel } from '../../../src/kernel/log.ts';
import type { NewTableInput } from '../../../src/lobby/new-table.ts';
import { newId } from '../../../src/platform/new-id.ts';
import type { Services } from '../../../src/platform/services.ts';
import { submitAnswers } from '../../../src/play/submit-answers.ts';
import { viewTable } from '../../../src/play/view-table.ts';
import { setReady } from '../../../src/play/windows/set-ready.ts';
import { startedTable, type World } from '../../tables/fixtures/table-world.ts';

const SEATS = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus'];

/** A table of Conclave in its first ballot: `1.1` is the vote, `1.2` asks Ann who withdraws. */
export async function conclaveTable(world: World, seats = 3, input: Partial<NewTableInput> = {}) {
  const names = SEATS.slice(0, seats);
  const { tableId, player } = await startedTable(world, names, { game: 'conclave', ...input });
  const { db } = world.services;

  type Given = { readonly decision?: string; readonly ready?: boolean; readonly how?: Channel; readonly on?: Services };
  const give = async (
    seat: string,
    answer: Answer,
    { decision = '1.1', ready, how = 'page', on = world.services }: Given = {},
  ) => {
    const { seq: expectedSeq } = await db.table.findUniqueOrThrow({ where: { id: tableId } });
    const answers = [{ decision, answer }];
    return submitAnswers(on, { tableId, ...player(seat), expectedSeq, answers, key: newId(), how, ready });
  };

  return {
    tableId,
    seats: names,
    player,
    give,
    order: (seat: string, name: string) => give(seat, name, { decision: '~give-orders' }),
    ready: (seat: string, ready: boolean, decision = '1.1', on = world.services) =>
      setReady(on, { tableId, ...player(seat), decision, ready }),
    view: (viewer: string) => viewTable(world.services, tableId, viewer),
    window: async (viewer: string, decision = '1.1') =>
      (await viewTable(world.services, tableId, viewer)).decisions.find(({ id }) => id === decision)?.window,
    entries: async () =>
      (
        await db.entry.findMany({ where: { tableId, kind: 'answered' }, orderBy: [{ seq: 'asc' }, { secret: 'asc' }] })
      ).map(({ data }) => data as { seat: string; answer: Answer; how: string; sealed?: true; at: string }),
    seq: async () => (await db.table.findUniqueOrThrow({ where: { id: tableId } })).seq,
    kept: () => db.keptAnswer.count({ where: { tableId } }),
  };
}
