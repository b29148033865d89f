import { Command } from 'commander';
import { COMMAND_LINE } from '../administration/actor.ts';
import { banAddress, liftBan } from '../administration/ban-address.ts';
import { FIRST_MINUTES, issueFirstLink } from '../administration/first-administrator.ts';
import { giveRole, ROLES } from '../administration/give-role.ts';
import { listBans } from '../administration/list-bans.ts';
import { listRoles } from '../administration/list-roles.ts';
import { stuckTables } from '../administration/stuck-tables.ts';
import { stuckWords } from '../administration/stuck-words.ts';
import type { Translator } from '../i18n/translator.ts';
import { addMailCommands } from './admin-mail-commands.ts';
import { wholeList } from './whole-list.ts';
import { withServices } from './with-services.ts';

/** `admin ...`: roles, stuck tables, bans and mail, from the server's command line. */
export function adminCommand(words: Translator): Command {
  const admin = new Command('admin').description(words.text('cli.admin'));
  addRoles(admin, words);
  addStuck(admin, words);
  addBans(admin, words);
  addMailCommands(admin, words);
  return admin;
}

function addRoles(admin: Command, words: Translator): void {
  admin
    .command('grant')
    .description(words.text('cli.admin-grant'))
    .argument('<address>', words.text('cli.admin-address'))
    .argument('<role>', words.text('cli.admin-role', { roles: [...ROLES] }))
    .action(async (email: string, role: string) => {
      const player = await withServices((s) => giveRole(s, { by: COMMAND_LINE, email, role }));
      console.log(words.text('cli.admin-granted', { name: player.name, email: player.email, role: player.role }));
    });
  admin
    .command('list')
    .description(words.text('cli.admin-list'))
    .action(async () => {
      const people = await withServices(listRoles);
      for (const { role, email, name } of people) console.log([role, email, name].join('  '));
      console.log(words.text('cli.admin-listed', { count: people.length }));
    });
  admin
    .command('link')
    .description(words.text('cli.admin-link', { minutes: FIRST_MINUTES }))
    .action(async () => {
      const link = await withServices(issueFirstLink);
      console.log(link ?? words.text('cli.admin-no-link'));
    });
}

function addStuck(admin: Command, words: Translator): void {
  admin
    .command('stuck')
    .description(words.text('cli.admin-stuck'))
    .action(() =>
      withServices(async (s) => {
        const tables = await stuckTables(s);
        for (const table of tables) {
          console.log(`${table.name}  ${s.settings.baseUrl}/t/${table.id}`);
          for (const reason of stuckWords(s, table, words)) console.log(`  ${words.t(reason)}`);
        }
        console.log(words.text('cli.admin-stuck-count', { count: tables.length }));
      }),
    );
}

function addBans(admin: Command, words: Translator): void {
  admin
    .command('ban')
    .description(words.text('cli.admin-ban'))
    .argument('<address>', words.text('cli.admin-ban-address'))
    .requiredOption('--reason <text>', words.text('cli.admin-reason'))
    .action(async (given: string, { reason }: { reason: string }) => {
      const { address, players } = await withServices((s) =>
        banAddress(s, { by: COMMAND_LINE, address: given, reason }),
      );
      console.log(words.text('cli.admin-banned', { address, count: players.length }));
    });
  admin
    .command('unban')
    .description(words.text('cli.admin-unban'))
    .argument('<address>', words.text('cli.admin-ban-address'))
    .action(async (given: string) => {
      const { address } = await withServices((s) => liftBan(s, { by: COMMAND_LINE, address: given }));
      console.log(words.text('cli.admin-unbanned', { address }));
    });
  admin
    .command('bans')
    .description(words.text('cli.admin-bans'))
    .action(async () => {
      const bans = await withServices((s) =>
        wholeList(async (after) => {
          const { bans, next } = await listBans(s, after);
          return { lines: bans, next };
        }),
      );
      for (const { address, createdAt, reason, seats } of bans) {
        console.log([address, createdAt.toISOString(), reason].join('  '));
        for (const { name, seat, table, tableId } of seats)
          console.log(`  ${words.text('cli.admin-ban-seat', { name, seat, table, id: tableId })}`);
      }
      console.log(words.text('cli.admin-bans-count', { count: bans.length }));
    });
}
