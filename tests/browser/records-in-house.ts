import { readFileSync } from 'node:fs';
import type { Player } from '../../src/people/player.ts';
import { importRecord } from '../../src/records/import-record.ts';
import { readRecord } from '../../src/records/read-record.ts';
import type { GameRecord } from '../../src/records/record.ts';
import type { TestServices } from '../harness/services.ts';

/** A golden game of Iron Curtain, as far as its 18th entry: then the USSR has three cubes to place. */
export async function cubesToPlace(services: TestServices, us: Player, ussr: Player): Promise<string> {
  return ironCurtain(services, us, ussr, 18);
}

/** The same game at its end, with every card on the table. */
export async function everyCard(services: TestServices, us: Player, ussr: Player): Promise<string> {
  return ironCurtain(services, us, ussr, undefined);
}

async function ironCurtain(services: TestServices, us: Player, ussr: Player, last: number | undefined) {
  const { entries, ...head } = record('tests/fixtures/records/iron-curtain.end.level.json');
  const { tableId } = await importRecord(services, {
    record: { ...head, entries: entries.slice(0, last) },
    hostId: us.id,
    players: { us: us.id, ussr: ussr.id },
    name: 'Tuesday Club',
  });
  return tableId;
}

/** The game of Versailles 1919 in the documents, which everybody may read. */
export async function versailles(services: TestServices, host: Player): Promise<string> {
  const shown = { record: record('docs/games/examples/versailles-1919.json'), hostId: host.id, public: true };
  return (await importRecord(services, shown)).tableId;
}

export function record(path: string): GameRecord {
  return readRecord(JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')));
}
