import { cancelContest, nextRound } from '../../contests/next-round.ts';
import { listContests, readContest } from '../../contests/read-contest.ts';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, selectField } from '../forms/refused-form.ts';
import type { ByPlayer } from '../route/guard.ts';
import { player } from '../route/guards/player.ts';
import { type PageCall, page } from '../route/page.ts';
import { redirect, shown } from '../route/reply.ts';
import type { Route } from '../route/route.ts';
import { contestLine, kindWords } from './contest-line.ts';
import { beginOnPage, showNewContest } from './new-contest-pages.ts';

const showContests = page({ method: 'get', path: '/contests', access: player }, async ({ services, player }) => {
  const contests = await listContests(services, player.id);
  return shown({ name: 'contests', data: { contests: contests.map(contestLine) } });
});

type AtContest = PageCall & ByPlayer & { readonly params: { readonly contest: string } };

async function contestPage({ services, translator, params, player }: AtContest, form: RefusedForm = FRESH) {
  const contest = await readContest(services, { contestId: params.contest, playerId: player.id });
  const nameOf = (name: string | undefined) => name ?? translator.text('contests.hidden');
  const data = {
    ...{ form, contest, kind: kindWords(contest.kind), last: contest.begun.length >= contest.rounds },
    begun: contest.begun.map(({ round, games, resting }) => ({
      round,
      rounds: contest.rounds,
      resting: resting.map(({ name }) => nameOf(name)),
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

export const contestPages: readonly Route[] = [showContests, showNewContest, beginOnPage, showContest, runContest];
