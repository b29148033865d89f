import { anyModule } from '../../src/kernel/any-game.ts';
import { onePicture } from '../../src/kernel/board.ts';
import type { Choice, Option, Slot } from '../../src/kernel/choice.ts';
import { describeAnswer } from '../../src/kernel/describe-answer.ts';
import type { Message } from '../../src/kernel/message.ts';
import type { GameModule, Rules } from '../../src/kernel/rules.ts';

const quote = (text: string): Message => ({ key: 'kernel.answer-text', args: { text } });
const TOWNS = ['Ankara', 'Berlin', 'Cairo', 'Delhi'];
const at = (town: string): Option => ({
  id: town.toLowerCase(),
  label: quote(town),
  place: town,
  detail: quote(`in ${town}`),
});
const slot = (town: string, i: number): Slot => ({
  ...at(town),
  max: 3,
  prices: { coins: i === 1 ? [2, 1] : [1], carts: [i % 2] },
});

/** One question of every kind, in this order; places of the towns on the board where they have any. */
export const QUESTIONS: readonly { readonly name: string; readonly choice: Choice }[] = [
  { name: 'one', choice: { kind: 'one', options: TOWNS.map(at) } },
  {
    name: 'many',
    choice: {
      kind: 'one',
      options: Array.from({ length: 45 }, (_, i) => ({ id: `o${i}`, label: quote(`Option ${i}`) })),
    },
  },
  { name: 'some', choice: { kind: 'some', options: TOWNS.map(at), min: 1, max: 2 } },
  {
    name: 'spread',
    choice: {
      kind: 'spread',
      slots: TOWNS.map(slot),
      total: { min: 1, max: 4 },
      used: { min: 1, max: 2 },
      budgets: [
        { id: 'coins', label: quote('coins'), most: 5 },
        { id: 'carts', label: quote('carts'), most: 3 },
      ],
    },
  },
  { name: 'number', choice: { kind: 'number', min: 0, max: 9 } },
  { name: 'ranking', choice: { kind: 'ranking', options: TOWNS.map(at), min: 2, max: 3 } },
  {
    name: 'form',
    choice: {
      kind: 'form',
      fields: [
        { id: 'bid', label: quote('Bid'), choice: { kind: 'number', min: 0, max: 5 } },
        {
          id: 'allies',
          label: quote('Allies'),
          optional: true,
          choice: { kind: 'some', options: TOWNS.map(at), min: 0, max: 2 },
        },
      ],
    },
  },
  { name: 'text', choice: { kind: 'text', min: 1, max: 200 } },
];

type State = { said: Message[] };
type Fact = { readonly type: 'said'; readonly what: Message };
type EveryKind = {
  State: State;
  Fact: Fact;
  Options: object;
  Pack: object;
  View: { readonly said: readonly Message[] };
  Steps: { begin: Record<string, never> };
  Decisions: { question: { readonly n: number } };
};

const questionAt = (n: number) => QUESTIONS[n] ?? { name: 'none', choice: { kind: 'number', min: 0, max: 0 } as const };

const rules: Rules<EveryKind> = {
  id: 'every-kind',
  name: quote('Every Kind'),
  blurb: quote('One question of every kind.'),
  players: { min: 1, max: 1 },
  ruleset: { current: 1, flags: {} },
  parseOptions: () => ({}),
  optionFields: [],
  seats: () => ['ann'],
  seatName: () => quote('Ann'),
  builtInPack: () => ({ hash: 'every-kind', content: {}, pack: {}, reconstructed: [] }),
  parsePack: () => ({ hash: 'every-kind', content: {}, pack: {}, reconstructed: [] }),
  setup: () => ({ state: { said: [] }, agenda: [{ step: 'begin', args: {} }] }),
  steps: { begin: { section: '1', run: (play) => play.push({ ask: 'question', args: { n: 0 } }) } },
  decisions: {
    question: {
      section: '2',
      seats: () => ['ann'],
      ask: (_position, _seat, { n }) => ({
        prompt: quote(`Question ${questionAt(n).name}`),
        choice: questionAt(n).choice,
      }),
      waiting: () => quote('Ann thinks.'),
      apply: (play, answers, { n }) => {
        const what = describeAnswer(questionAt(n).choice, answers.ann ?? 0);
        play.state.said.push(what);
        play.tell({ type: 'said', what });
        if (n + 1 < QUESTIONS.length) play.push({ ask: 'question', args: { n: n + 1 } });
      },
      fallback: () => 0,
    },
  },
  view: ({ state }) => state,
  narrate: (_setting, { what }) => what,
  doer: () => 'ann',
  outcome: () => ({ winners: ['ann'], summary: quote('Ann won'), standings: [{ seat: 'ann', place: 1 }], sheet: [] }),
  invariants: () => [],
};

export const everyKind: GameModule = anyModule<EveryKind>({
  rules,
  board: {
    ...onePicture<EveryKind['View']>({ key: 'counts.say', args: { text: 'Map' } }, (_view, { places = [] }) => {
      const towns = places.map(
        ({ place, label, href }, i) =>
          `<a class="place" href="${(href ?? '').replaceAll('&', '&amp;')}" data-place="${place}" ` +
          `aria-label="${label}"><rect class="place-frame" x="${10 + i * 85}" y="10" width="75" height="40" ` +
          `fill="#17594f" fill-opacity="0.1" stroke="#17594f"/><text x="${20 + i * 85}" y="35" ` +
          `font-size="14">${place}</text></a>`,
      );
      return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 60" role="group" ' +
        `aria-label="Map">${towns.join('')}</svg>`
      );
    }),
    text: ({ said }) => said,
    private: () => [quote('Your secret.')],
  },
});
