import { anyModule } from '../../kernel/any-game.ts';
import { onePicture } from '../../kernel/board.ts';
import type { SheetLine } from '../../kernel/choice.ts';
import type { LoadedPack } from '../../kernel/loaded-pack.ts';
import type { Message } from '../../kernel/message.ts';
import { planSheet } from '../../kernel/plan-sheet.ts';
import type { GameModule, Position as PositionOf } from '../../kernel/rules.ts';
import { type SheetPoint, sheetChoice } from '../../kernel/sheet.ts';
import { type Campaign, campaign, touchSix } from './campaign.ts';

/** Corps, and what else a large game keeps: 345 kB as JSON. */
type State = { readonly corps: { [id: string]: number }; readonly campaign: Campaign };
type Marching = {
  State: State;
  Fact: { readonly type: 'marched'; readonly lines: number };
  Options: object;
  Pack: object;
  View: { readonly corps: State['corps'] };
  Steps: Record<string, never>;
  Decisions: { orders: Record<string, never> };
};
type Plan = { readonly corps: State['corps']; readonly left: number };

const CORPS = 60;
const AREAS = 277;
const MOST_LINES = 200;
const PACK: LoadedPack = { hash: 'marching', content: {}, pack: {}, reconstructed: [] };
const text = (words: string): Message => ({ key: 'kernel.answer-text', args: { text: words } });
const option = (id: string) => ({ id, label: text(id) });
const areas = Array.from({ length: AREAS }, (_, n) => option(`area ${n}`));
const partOf = (line: SheetLine, field: string) => Object(line.answer)[field];

function begin({ state }: PositionOf<Marching>): SheetPoint {
  return planSheet<Plan>(
    {
      orders: ({ corps, left }) =>
        left === 0
          ? []
          : [
              {
                id: 'march',
                label: text('March'),
                choice: {
                  kind: 'form',
                  fields: [
                    {
                      id: 'corps',
                      label: text('Corps'),
                      choice: { kind: 'one', options: Object.keys(corps).map(option) },
                    },
                    { id: 'to', label: text('To'), choice: { kind: 'one', options: areas } },
                  ],
                },
              },
            ],
      add: ({ corps, left }, line) => {
        const to = areas.findIndex(({ id }) => id === partOf(line, 'to'));
        return { corps: { ...corps, [partOf(line, 'corps')]: to }, left: left - 1 };
      },
      say: (_, line) => text(`${partOf(line, 'corps')} to ${partOf(line, 'to')}`),
    },
    { corps: state.corps, left: MOST_LINES },
  );
}

/**
 * Seats write sheets of orders in secret, on a state as large as that of a campaign: what is measured with it is the
 * sheet, not a game. It is not in the registry.
 */
const marching: GameModule<Marching> = {
  rules: {
    id: 'marching',
    name: text('Marching'),
    blurb: text('Marching'),
    players: { min: 1, max: 7 },
    ruleset: { current: 1, flags: {} },
    windows: true,
    parseOptions: () => ({}),
    optionFields: [],
    seats: (players) => Array.from({ length: players }, (_, n) => `March-${n + 1}`),
    seatName: text,
    builtInPack: () => PACK,
    parsePack: () => PACK,
    setup: () => ({
      state: {
        corps: Object.fromEntries(Array.from({ length: CORPS }, (_, n) => [`corps ${n}`, n])),
        campaign: campaign(),
      },
      agenda: [{ ask: 'orders', args: {} }],
    }),
    steps: {},
    decisions: {
      orders: {
        section: '1',
        sealed: true,
        seats: ({ seats }) => seats,
        ask: (position) => ({ prompt: text('Orders'), choice: sheetChoice(begin(position), MOST_LINES) }),
        sheet: {
          max: MOST_LINES,
          begin,
          preview: ({ state }) => state,
          carryOut: ({ state }, _seat, line) => {
            const to = areas.findIndex(({ id }) => id === partOf(line, 'to'));
            state.corps[partOf(line, 'corps')] = to;
            touchSix(state.campaign, to);
          },
          passOver: () => {},
        },
        waiting: () => text('Marching'),
        apply: (play, answers) => {
          const lines = Object.values(answers).flatMap((answer) => (Array.isArray(answer) ? [answer.length] : []));
          play.tell({ type: 'marched', lines: lines[0] ?? 0 });
          play.push({ ask: 'orders', args: {} });
        },
        fallback: () => [],
      },
    },
    view: ({ state }) => ({ corps: state.corps }),
    narrate: (_setting, { lines }) => text(`${lines} orders`),
    doer: () => undefined,
    outcome: () => ({ winners: [], summary: text('never'), standings: [], sheet: [] }),
    invariants: () => [],
  },
  board: {
    ...onePicture(text('March'), () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'),
    text: () => [],
    private: () => [],
  },
};

export const marchingGame = anyModule(marching);
