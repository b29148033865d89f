import { anyModule } from '../../kernel/any-game.ts';
import { onePicture } from '../../kernel/board.ts';
import type { LoadedPack } from '../../kernel/loaded-pack.ts';
import type { Message } from '../../kernel/message.ts';
import type { GameModule, Play } from '../../kernel/rules.ts';
import { type Campaign, campaign, touchSix } from './campaign.ts';

type Counting = {
  State: { counts: { [seat: string]: number }; readonly campaign?: Campaign };
  Fact: { readonly type: 'counted'; readonly seat: string; readonly count: number };
  Options: object;
  Pack: object;
  View: { readonly counts: { readonly [seat: string]: number } };
  Steps: { next: { seat: string } };
  Decisions: { count: { seat: string } };
};

const SEATS = ['Left', 'Right'];
const PACK: LoadedPack = { hash: 'counting', content: {}, pack: {}, reconstructed: [] };
const text = (words: string): Message => ({ key: 'kernel.answer-text', args: { text: words } });
const after = ({ seats }: Play<Counting>, seat: string) => seats[(seats.indexOf(seat) + 1) % seats.length] ?? seat;

/**
 * Seats count in turn, one or two at a time, and never finish: what is measured with it is the kernel and the server,
 * not a game. It is not in the registry. `large`: each count changes six fields of a state of 345 kB.
 */
const counting = (players: number, large: boolean): GameModule<Counting> => ({
  rules: {
    id: large ? 'campaigning' : 'counting',
    name: text('Counting'),
    blurb: text('Counting'),
    players: { min: players, max: players },
    ruleset: { current: 1, flags: {} },
    parseOptions: () => ({}),
    optionFields: [],
    seats: () => SEATS.slice(0, players),
    seatName: text,
    builtInPack: () => PACK,
    parsePack: () => PACK,
    setup: ({ seats }) => ({
      state: { counts: Object.fromEntries(seats.map((seat) => [seat, 0])), ...(large && { campaign: campaign() }) },
      agenda: [{ step: 'next', args: { seat: 'Left' } }],
    }),
    steps: { next: { section: '1', run: (play, { seat }) => play.push({ ask: 'count', args: { seat } }) } },
    decisions: {
      count: {
        section: '2',
        seats: (_position, { seat }) => [seat],
        ask: () => ({ prompt: text('Count'), choice: { kind: 'number', min: 1, max: 2 } }),
        waiting: () => text('Counting'),
        apply: (play, answers, { seat }) => {
          const count = (play.state.counts[seat] ?? 0) + Number(answers[seat]);
          play.state.counts[seat] = count;
          if (play.state.campaign) touchSix(play.state.campaign, count);
          play.tell({ type: 'counted', seat, count });
          play.push({ step: 'next', args: { seat: after(play, seat) } });
        },
        fallback: () => 1,
      },
    },
    view: ({ state }) => ({ counts: state.counts }),
    narrate: (_setting, { seat, count }) => text(`${seat} counts ${count}`),
    doer: (_setting, { seat }) => seat,
    outcome: () => ({ winners: [], summary: text('never'), standings: [], sheet: [] }),
    invariants: () => [],
  },
  board: {
    ...onePicture(text('Counts'), () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'),
    text: ({ counts }) => Object.entries(counts).map(([seat, count]) => text(`${seat} ${count}`)),
    private: () => [],
  },
});

export const countingGame = anyModule(counting(2, false));
/** One seat, whose counts change a large state. */
export const campaigningGame = anyModule(counting(1, true));
