import { countNewTable } from '../../clubs/club-tables.ts';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { GameModule } from '../../kernel/rules.ts';
import { createTable } from '../../lobby/create-table.ts';
import type { Services } from '../../platform/services.ts';
import { readTimeZone } from '../../platform/time-zone.ts';
import { findGuests } from '../../profiles/find-guest.ts';
import { listFellows } from '../../profiles/list-fellows.ts';
import { attempt, FRESH, type RefusedForm, refusedForm } from '../forms/refused-form.ts';
import type { ByPlayer } from '../route/guard.ts';
import { player } from '../route/guards/player.ts';
import { type PageCall, page } from '../route/page.ts';
import { redirect, shown } from '../route/reply.ts';
import { clubField, clubsToPlay, readClubField } from './club-field.ts';
import { packsToPlay, readKeptPack } from './kept-pack-field.ts';
import { newTableModel } from './new-table-model.ts';
import { newTableRefusal } from './new-table-refusal.ts';
import { invitedRows, readNewTableForm } from './read-new-table.ts';
import { type TimeControlTrial, timeControlTrial } from './time-control-trial.ts';

/** The game that a form is about; the first where none is named. */
export function wantedGame(services: Services, fields: URLSearchParams): GameModule {
  const offered = services.games;
  const game = offered.get(fields.get('game') ?? '') ?? [...offered.values()][0];
  if (!game) throw new Refusal('not-found', msg('pages.game.not-found'));
  return game;
}

async function show(call: PageCall & ByPlayer, fields: URLSearchParams, form: RefusedForm, trial?: TimeControlTrial) {
  const { services, translator, player } = call;
  const { timeZone } = player;
  const game = wantedGame(services, fields);
  const packs = await packsToPlay(services, { playerId: player.id, game: game.rules.id });
  const data = newTableModel({
    games: [...services.games.values()],
    game,
    packs,
    fields,
    form,
    timeZone,
    translator,
  });
  return shown({
    name: 'new-table',
    data: {
      ...data,
      trial,
      club: clubField(await clubsToPlay(services, player.id), fields, translator, form),
      fellows: await listFellows(services, player.id),
    },
    status: form.status,
    scripts: ['read-file.js', 'words.js', 'time-zone.js'],
  });
}

/** Set a table: game, options, time control (which can be tried first), who is invited. */
export const showNewTable = page({ method: 'get', path: '/tables/new', access: player }, (call) =>
  show(call, call.query, FRESH),
);

export const createNewTable = page({ method: 'post', path: '/tables/new', access: player }, async (call) => {
  const { services, translator, fields, player } = call;
  const game = wantedGame(services, fields);
  const input = readNewTableForm(game, fields);
  // The second button: nothing is made, the time control is only played through.
  if (fields.has('show')) {
    const { timeControl, timeZone } = input;
    const trial = await attempt(async () => {
      const zone = timeZone === '' ? player.timeZone : readTimeZone(timeZone);
      return timeControlTrial(timeControl, zone, services.clock.now(), translator);
    });
    if (trial instanceof Refusal) return show(call, fields, newTableRefusal(trial, invitedRows(fields)));
    return show(call, fields, FRESH, trial);
  }
  const kept = await attempt(() => readKeptPack(services, { fields, playerId: player.id }));
  if (kept instanceof Refusal) return show(call, fields, refusedForm(kept, { about: 'keptPack' }));
  const clubId = await attempt(() => readClubField(services, { fields, playerId: player.id }));
  if (clubId instanceof Refusal) return show(call, fields, refusedForm(clubId, { about: 'club' }));
  const made = await attempt(async () => {
    const invitations = await findGuests(services, player.id, input.invitations);
    return createTable(services, { ...input, ...kept, invitations, hostId: player.id }, async (tx, tableId) => {
      if (clubId !== undefined) await countNewTable(tx, services, { clubId, playerId: player.id, tableId });
    });
  });
  if (made instanceof Refusal) return show(call, fields, newTableRefusal(made, invitedRows(fields)));
  const said = made.started ? 'started' : input.invitations.length > 0 ? 'created' : 'set';
  return redirect(`/t/${made.tableId}?said=${said}`);
});
