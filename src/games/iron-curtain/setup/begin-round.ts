import { msg } from '../msg.ts';
import type { Side } from '../pack-types.ts';
import { opponent, sideOf } from '../sides.ts';
import type { Decide, Play, Position, Step } from '../types.ts';

/** 2.6, 3.4: who decides who plays first: the USSR at first, then the side that is behind. */
export const beginRound: Step<'begin-round'> = {
  section: '3.4',
  run(play, { round }) {
    const side = decider(play, round);
    if (round === 1 && play.options.round_one_start === 'ussr-starts')
      start(play, round, side, undefined); // A25
    else play.push({ ask: 'who-starts', args: { side, round } });
  },
};

function decider({ state, pack }: Position, round: number): Side {
  if (round === 1) return pack.figures.firstStarter;
  const ahead = sideOf(state.score);
  return ahead ? opponent(ahead) : pack.figures.levelStarter;
}

export const whoStarts: Decide<'who-starts'> = {
  section: '3.4',
  seats: (_, { side }) => [side],
  ask: (_, __, { side, round }) => ({
    prompt: msg('iron-curtain.ask.who-starts', { round }),
    brief: msg('iron-curtain.brief.who-starts', { round }),
    choice: {
      kind: 'one',
      options: [
        { id: side, label: msg('iron-curtain.option.start-yourself', { side }) },
        { id: opponent(side), label: msg('iron-curtain.option.start-opponent', { side: opponent(side) }) },
      ],
    },
  }),
  waiting: (_, { side, round }) => msg('iron-curtain.waiting.who-starts', { side, round }),
  apply: (play, answers, { side, round }) => start(play, round, answers[side] === side ? side : opponent(side), side),
  fallback: (_, seat) => seat,
};

function start(play: Play, round: number, starter: Side, by: Side | undefined): void {
  play.state.starter = starter;
  play.tell({ type: 'starter-set', round, starter, by });
  play.push({ step: 'take-turn', args: { side: starter } });
}
