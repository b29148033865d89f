import { listClubs } from '../../clubs/read-club.ts';
import { beginContest } from '../../contests/begin-contest.ts';
import { CONTEST_KINDS } from '../../contests/contest.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { listFellows } from '../../profiles/list-fellows.ts';
import { attempt, FRESH, type RefusedForm, selectField, textField } from '../forms/refused-form.ts';
import { newTableModel } from '../lobby/new-table-model.ts';
import { wantedGame } from '../lobby/new-table-pages.ts';
import { newTableRefusal } from '../lobby/new-table-refusal.ts';
import { readNewTableForm } from '../lobby/read-new-table.ts';
import type { ByPlayer } from '../route/guard.ts';
import { player } from '../route/guards/player.ts';
import { type PageCall, page } from '../route/page.ts';
import { redirect, shown } from '../route/reply.ts';
import { kindWords } from './contest-line.ts';

/** The form for a contest: who plays, and all that its tables are made with, as the form for a new table asks it. */
async function show(call: PageCall & ByPlayer, fields: URLSearchParams, form: RefusedForm) {
  const { services, translator, player } = call;
  const { timeZone } = player;
  const game = wantedGame(services, fields);
  const games = [...services.games.values()];
  const tables = newTableModel({ games, game, packs: [], fields, form, timeZone, translator });
  const { rules } = game;
  const least = Math.max(2, rules.players.min);
  const given = (name: string, usual: string) => fields.get(name) ?? usual;
  const fellows = await listFellows(services, player.id);
  const clubs = (await listClubs(services, player.id)).filter(({ invited }) => !invited);
  const noClub = { value: '', label: translator.text('contests.no-club') };
  const kinds = CONTEST_KINDS.map((value) => ({ value, label: translator.t(kindWords(value)) }));
  const data = {
    ...tables,
    names: fellows.map(({ called }) => called),
    kind: selectField('kind', given('kind', 'series'), kinds, form),
    club:
      clubs.length > 0
        ? selectField(
            'club',
            given('club', ''),
            [noClub, ...clubs.map(({ id, name }) => ({ value: id, label: name }))],
            form,
          )
        : undefined,
    players: textField('players', given('players', ''), form),
    hostPlays: !fields.has('name') || fields.has('hostPlays'),
    least,
    most: rules.players.max,
    size: least < rules.players.max ? textField('size', given('size', String(least)), form) : undefined,
    rounds: textField('games', given('games', '2'), form),
  };
  return shown({ name: 'new-contest', data, status: form.status, scripts: ['time-zone.js'] });
}

export const showNewContest = page({ method: 'get', path: '/contests/new', access: player }, (call) =>
  show(call, call.query, FRESH),
);

export const beginOnPage = page({ method: 'post', path: '/contests/new', access: player }, async (call) => {
  const { services, fields, player } = call;
  const given = (name: string) => fields.get(name) ?? '';
  const game = wantedGame(services, fields);
  const { name, options, timeControl, policy, timeZone } = readNewTableForm(game, fields);
  const begun = await attempt(() =>
    beginContest(services, {
      ...{ hostId: player.id, name, game: game.rules.id, options, timeControl, policy },
      kind: CONTEST_KINDS.find((kind) => kind === fields.get('kind')) ?? 'series',
      players: given('players')
        .split(/\r?\n/)
        .filter((line) => line.trim() !== ''),
      hostPlays: fields.has('hostPlays'),
      size: Number(fields.get('size') ?? Math.max(2, game.rules.players.min)),
      games: Number(given('games')),
      timeZone: timeZone === '' ? player.timeZone : timeZone,
      clubId: given('club') || undefined,
    }),
  );
  if (begun instanceof Refusal) return show(call, fields, newTableRefusal(begun, []));
  return redirect(`/contests/${begun.contestId}`);
});
