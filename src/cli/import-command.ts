import { Command } from 'commander';
import { COMMAND_LINE } from '../administration/actor.ts';
import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import { Refusal } from '../kernel/refusal.ts';
import { playerByEmail } from '../people/player-by-email.ts';
import type { Services } from '../platform/services.ts';
import { importRecord } from '../records/import-record.ts';
import { readRecord } from '../records/read-record.ts';
import { readJson } from './read-json.ts';
import { withServices } from './with-services.ts';

type Options = { readonly host: string; readonly seat: readonly string[]; readonly name?: string };

/** `import record.json --host ann@example.org --seat US=ann@example.org`: a record becomes a table. */
export function importCommand(words: Translator): Command {
  return new Command('import')
    .description(words.text('cli.import'))
    .argument('<record>', words.text('cli.replay-record'))
    .requiredOption('--host <address>', words.text('cli.import-host'))
    .option('--seat <seat=address>', words.text('cli.import-seat'), (seat: string, all: string[]) => [...all, seat], [])
    .option('--name <name>', words.text('cli.import-name'))
    .action(async (file: string, { host, seat, name }: Options) => {
      const record = readRecord(await readJson(file));
      await withServices(async (services) => {
        const players = Object.fromEntries(await Promise.all(seat.map((pair) => seatHolder(services, pair))));
        const hostId = (await playerByEmail(services, host)).player.id;
        const { tableId, replayed } = await importRecord(services, {
          record,
          hostId,
          by: COMMAND_LINE,
          players,
          ...(name ? { name } : {}),
        });
        console.log(
          words.text('cli.imported', {
            url: `${services.settings.baseUrl}/t/${tableId}`,
            entries: replayed.entries.length,
          }),
        );
        const { filled } = replayed.rolls;
        if (filled.length > 0) console.log(words.text('cli.filled', { draws: filled }));
      });
    });
}

async function seatHolder(services: Services, pair: string): Promise<readonly [string, string]> {
  const [seat, address] = pair.split('=');
  if (!seat || !address) throw new Refusal('bad-input', msg('cli.seat-form', { given: pair }));
  return [seat, (await playerByEmail(services, address)).player.id];
}
