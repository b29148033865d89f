import { beginContest } from '../../contests/begin-contest.ts';
import { CONTEST_KINDS, type ContestKind } from '../../contests/contest.ts';
import { cancelContest, nextRound } from '../../contests/next-round.ts';
import { listContests, readContest } from '../../contests/read-contest.ts';
import { type MessageKey, msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { listFellows } from '../../profiles/list-fellows.ts';
import { USUAL_TIME_CONTROL } from '../../time/time-control.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, selectField, textField } from '../forms/refused-form.ts';
import type { ByPlayer } from '../route/guard.ts';
import { player } from '../route/guards/player.ts';
import { type PageCall, page } from '../route/page.ts';
import { redirect, shown } from '../route/reply.ts';
import type { Route } from '../route/route.ts';

const KINDS: { readonly [kind in ContestKind]: MessageKey } = {
  series: 'contests.kind-series',
  roundRobin: 'contests.kind-round-robin',
  knockOut: 'contests.kind-knock-out',
};

type Answered = { readonly form: RefusedForm; readonly fields: URLSearchParams };

async function listPage({ services, translator, player }: PageCall & ByPlayer, answered?: Answered) {
  const { form = FRESH, fields } = answered ?? {};
  const given = (name: string, usual: string) => fields?.get(name) ?? usual;
  const fellows = await listFellows(services, player.id);
  const games = [...services.games.values()].map(({ rules }) => ({
    value: rules.id,
    label: translator.t(rules.name),
  }));
  const kinds = CONTEST_KINDS.map((value) => ({ value, label: translator.text(KINDS[value]) }));
  const data = {
    form,
    contests: (await listContests(services, player.id)).map((one) => ({ ...one, kindWords: msg(KINDS[one.kind]) })),
    names: fellows.map(({ called }) => called),
    name: textField('name', given('name', ''), form),
    kind: selectField('kind', given('kind', 'series'), kinds, form),
    game: selectField('game', given('game', games[0]?.value ?? ''), games, form),
    players: textField('players', given('players', ''), form),
    hostPlays: fields === undefined || fields.has('hostPlays'),
    size: textField('size', given('size', '2'), form),
    games: textField('games', given('games', '2'), form),
    hours: textField('hours', given('hours', String(USUAL_TIME_CONTROL.hours)), form),
  };
  return shown({ name: 'contests', data, status: form.status });
}

const showContests = page({ method: 'get', path: '/contests', access: player }, (call) => listPage(call));

const beginOnPage = page({ method: 'post', path: '/contests', access: player }, async (call) => {
  const { services, fields, player } = call;
  const given = (name: string) => fields.get(name) ?? '';
  const begun = await attempt(() =>
    beginContest(services, {
      hostId: player.id,
      name: given('name'),
      kind: CONTEST_KINDS.find((kind) => kind === fields.get('kind')) ?? 'series',
      game: given('game'),
      players: given('players')
        .split(/\r?\n/)
        .filter((line) => line.trim() !== ''),
      hostPlays: fields.has('hostPlays'),
      size: Number(given('size')),
      games: Number(given('games')),
      options: {},
      timeControl: { ...USUAL_TIME_CONTROL, hours: Number(given('hours')) },
      timeZone: player.timeZone,
    }),
  );
  if (!(begun instanceof Refusal)) return redirect(`/contests/${begun.contestId}`);
  const fieldAt = (at: string) => (at === 'timeControl' || at === 'timeControl.hours' ? 'hours' : at);
  return listPage(call, { form: refusedForm(begun, { fieldAt }), fields });
});

type AtContest = PageCall & ByPlayer & { readonly params: { readonly contest: string } };

async function contestPage({ services, translator, params, player }: AtContest, form: RefusedForm = FRESH) {
  const contest = await readContest(services, { contestId: params.contest, playerId: player.id });
  const nameOf = (name: string | undefined) => name ?? translator.text('contests.hidden');
  const data = {
    ...{ form, contest, kind: msg(KINDS[contest.kind]), last: contest.begun.length >= contest.rounds },
    begun: contest.begun.map(({ round, games }) => ({
      round,
      rounds: contest.rounds,
      games: games.map((game) => ({
        ...game,
        who: game.players.map(({ name, place }) =>
          place === undefined ? nameOf(name) : msg('contests.place', { name: nameOf(name), place }),
        ),
      })),
    })),
    scores: contest.scores.map((score) => ({ ...score, shownName: nameOf(score.name) })),
    undecided: contest.undecided.map(({ tableId, name, players }) => ({
      label: translator.text('contests.who-goes-on', { table: name }),
      ...selectField(
        `on.${tableId}`,
        '',
        players.map((one) => ({ value: one.playerId, label: nameOf(one.name) })),
        form,
      ),
    })),
  };
  return shown({ name: 'contest', data, status: form.status });
}

const showContest = page({ method: 'get', path: '/contests/:contest', access: player }, (call) => contestPage(call));

/** The host goes on to the next round, or calls the contest off. */
const runContest = page({ method: 'post', path: '/contests/:contest', access: player }, async (call) => {
  const { services, fields, params, player } = call;
  const asked = { contestId: params.contest, playerId: player.id };
  const goOn = Object.fromEntries(
    [...fields].flatMap(([name, value]) => (name.startsWith('on.') ? [[name.slice('on.'.length), value]] : [])),
  );
  const run = await attempt(() =>
    fields.get('do') === 'cancel' ? cancelContest(services, asked) : nextRound(services, { ...asked, goOn }),
  );
  if (run instanceof Refusal) return contestPage(call, refusedForm(run));
  return redirect(`/contests/${params.contest}`);
});

export const contestPages: readonly Route[] = [showContests, beginOnPage, showContest, runContest];
