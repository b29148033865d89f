import type { Person, TestServer } from '../../http/harness/test-server.ts';
import { mailTo } from './mail-to.ts';
import { look, type Probe, submitInVain, watched } from './probe.ts';
import { type PublicTable, whoIsAsked } from './public-table.ts';

/**
 * Everything that the seat whose turn it is, a stranger, nobody and who has a spectators' link get to see of a table.
 */
export async function everybodyElse(
  server: TestServer,
  table: PublicTable,
  { stranger, watch }: { readonly stranger: Person; readonly watch: string },
): Promise<Probe> {
  const asked = await whoIsAsked(server, table);
  if (!asked) throw new Error('somebody begins');
  return [
    ...(await look(server, table.id, asked.person)),
    await mailTo(server, table.id, asked.seat, asked.person),
    ...(await submitInVain(server, table.id, asked.person, asked)),
    ...(await look(server, table.id, stranger)),
    ...(await look(server, table.id, undefined)),
    ...(await watched(server, watch)),
  ];
}
