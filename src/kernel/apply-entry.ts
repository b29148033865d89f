import { reviewAhead } from './ahead-orders.ts';
import { answerQuestion } from './answer-question.ts';
import { anyGame } from './any-game.ts';
import { applyRuling } from './apply-ruling.ts';
import type { Draw } from './chance.ts';
import { copyMachine } from './copy-machine.ts';
import { ChanceMismatch, createDealer, type Dealer, type DealerInput } from './dealer.ts';
import type { EndedQuestion } from './end-branch.ts';
import type { AnsweredEntry, Entry, Ruling, SetupEntry } from './log.ts';
import { agendaOf, type Game, type Machine } from './machine.ts';
import { msg } from './msg.ts';
import { isSealedOptionalAction } from './optional-actions.ts';
import { illegal } from './refuse-answer.ts';
import type { GameTypes } from './rules.ts';
import { runAgenda } from './run-agenda.ts';
import type { Work } from './work.ts';
import { workOn } from './working-state.ts';

/** Where the results of chance come from while an entry is applied. */
export type ChanceInput = Omit<DealerInput, 'drawn'>;

/** What one entry did. */
export type Applied<G extends GameTypes = GameTypes> = {
  readonly machine: Machine<G>;
  readonly facts: readonly G['Fact'][];
  /** The results of chance, for the log. */
  readonly draws: readonly Draw[];
  /** Numbers of draws that had not been given, wholly or in part. */
  readonly filled: readonly number[];
  /** Numbers of draws whose given result is not what the seed gives (asked for by `verify`). */
  readonly differing: readonly number[];
  /** True when hidden information became known. */
  readonly revealed: boolean;
  /** Questions that a step ended before all had answered. */
  readonly ended: readonly EndedQuestion[];
};

/**
 * The first state of a game: what its setup entry makes. Throws `ChanceNeeded` when chance is neither given nor live.
 */
export function startGame<G extends GameTypes>(
  game: Game<G>,
  entry: Pick<SetupEntry, 'seq'>,
  chance: ChanceInput,
): Applied<G> {
  const { state, agenda } = game.rules.setup(game.setting);
  const machine: Machine<G> = { state, agenda: agendaOf(agenda), seq: entry.seq, drawn: 0, over: false, resigned: [] };
  return work(game, machine, chance, {}, (at) => runAgenda(at));
}

/**
 * The state after an entry; the machine that is given is left as it was.
 * Refuses (`Refusal` stale or illegal-answer) an answer to a decision that is not open, of a seat that is
 * not asked or has answered, or that the choice does not accept.
 */
export function applyEntry<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
  entry: Exclude<Entry, SetupEntry>,
  chance: ChanceInput,
): Applied<G> {
  return applyInPlace(game, copyMachine(machine), entry, chance);
}

/** As `applyEntry`, but on the machine itself: for replays, which own their working copy. */
export function applyInPlace<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
  entry: Exclude<Entry, SetupEntry>,
  chance: ChanceInput,
  mayReveal = true,
): Applied<G> {
  if (entry.kind === 'ruling' && 'to' in entry.ruling) goBack(machine, entry.ruling);
  if (entry.kind === 'answered' && entry.secret !== undefined) return applySecret(game, machine, entry);
  return work(game, machine, chance, { mayReveal }, (at) => {
    machine.seq = entry.seq;
    delete machine.secret;
    switch (entry.kind) {
      case 'answered':
        answerQuestion(at, entry);
        break;
      case 'seat':
        if (entry.change === 'resigned') resign(at.machine, entry.seat, game.setting.seats.length);
        // The player who takes over a seat that was given up answers for it from now on.
        if (entry.change === 'replaced') machine.resigned = machine.resigned.filter((seat) => seat !== entry.seat);
        if (entry.change !== 'resigned') reviewAhead(machine, [entry.seat]);
        break;
      case 'ruling':
        applyRuling(at, entry.ruling);
        break;
      case 'clock':
        break;
    }
  });
}

/**
 * A secret entry: nobody else may notice that it is there, so it asks nothing, draws nothing and shows nothing. Refuses
 * (`illegal-answer`) what is not an answer to a sealed optional action; throws where the rules make more of it.
 */
function applySecret<G extends GameTypes>(game: Game<G>, machine: Machine<G>, entry: AnsweredEntry): Applied<G> {
  if (!isSealedOptionalAction(anyGame(game), entry.decision)) throw illegal(msg('kernel.no-secret-entry'));
  const asked = JSON.stringify(machine.agenda);
  machine.seq = entry.seq;
  machine.secret = entry.secret;
  const applied = work(game, machine, {}, { mayReveal: false, secret: true }, (at) => answerQuestion(at, entry));
  if (JSON.stringify(machine.agenda) !== asked || machine.over)
    throw new Error(`${entry.decision} is answered in secret and moves the game on`);
  return applied;
}

/** The machine goes back to what it was then; what is not part of the game stays as it is now. */
function goBack(machine: Machine, { drawn, playing = [] }: Extract<Ruling, { to: number }>): void {
  // Numbering goes on from the last draw that was ever made.
  machine.drawn = Math.max(machine.drawn, drawn);
  // Players who took over a seat still have it; what it ordered ahead they did not write. A game that was given up
  // stays so.
  if (!machine.over) machine.resigned = machine.resigned.filter((seat) => !playing.includes(seat));
  reviewAhead(machine, playing);
}

/** When all seats but one have resigned, the game is over. */
function resign(machine: Machine, seat: string, seats: number): void {
  if (!machine.resigned.includes(seat)) machine.resigned.push(seat);
  if (machine.resigned.length < seats - 1) return;
  machine.over = true;
  machine.agenda = [];
}

function work<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
  chance: ChanceInput,
  { mayReveal = true, secret = false }: Partial<Pick<Work, 'mayReveal' | 'secret'>>,
  run: (at: Work) => void,
): Applied<G> {
  const dealer: Dealer = createDealer({ drawn: machine.drawn, ...chance });
  const state = workOn(machine.state);
  machine.state = state.now;
  const at: Work = {
    game: anyGame(game),
    machine,
    state: state.changing,
    dealer,
    facts: [],
    mayReveal,
    secret,
    revealed: false,
    opened: 0,
    steps: 0,
    branch: machine.agenda,
    siblings: undefined,
    stirred: 0,
    ended: [],
  };
  run(at);
  state.close();
  const [stray] = dealer.unused();
  if (stray)
    throw new ChanceMismatch(`a result is given for ${stray.purpose}, which the rules do not ask for here`, stray);
  machine.drawn += dealer.draws.length;
  return {
    machine,
    facts: at.facts,
    draws: dealer.draws,
    filled: dealer.filled,
    differing: dealer.differing,
    revealed: at.revealed,
    ended: at.ended,
  };
}
