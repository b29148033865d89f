import type { Option } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { theOption } from '../answers.ts';
import { issueOf } from '../cards.ts';
import { effectsText } from '../effects/effect-text.ts';
import { seatOf } from '../factions.ts';
import { exhaustInfluence, supplyOf } from '../influence/supply.ts';
import { msg } from '../msg.ts';
import { issueName, nationArgs, regionName } from '../names.ts';
import type { FactionId, IssueId, Pack } from '../pack-types.ts';
import { isBot } from '../solitaire/solo.ts';
import type { Decide, Play, Position, Step } from '../types.ts';

const DISCARD = 'discard:';

/** 5.3, step 4: the Waiting Room gets an issue: from the discard pile, or one of two that are drawn. */
export const refillIssue: Step<'refill-issue'> = {
  section: '5.3',
  run(play, args) {
    if (isBot(play.state, args.faction))
      play.push({ step: 'bot-refills', args }); // 16.9.5
    else if (fromDiscard(play, args.faction).length > 0) play.push({ ask: 'refill-from', args });
    else play.push({ step: 'draw-issues', args });
  },
};

/** 5.3, step 4: the first three cards of the discard pile have a price; drawing is free. */
export const refillFrom: Decide<'refill-from'> = {
  section: '5.3',
  seats: (position, { faction }) => [seatOf(position, faction)],
  ask: (position, _, { faction }) => {
    const { state, pack } = position;
    return {
      prompt: msg('versailles-1919.ask.refill', { deck: state.deck.length }),
      brief: msg('versailles-1919.brief.refill'),
      choice: {
        kind: 'one',
        options: [
          {
            id: 'draw',
            label: msg('versailles-1919.option.draw', { count: Math.min(pack.figures.drawnIssues, state.deck.length) }),
          },
          ...fromDiscard(position, faction),
        ],
      },
    };
  },
  waiting: (_, { faction }) => msg('versailles-1919.waiting.refill', nationArgs(faction)),
  apply(play, answers, { faction }) {
    const chosen = theOption(answers);
    if (chosen === 'draw') {
      play.push({ step: 'draw-issues', args: { faction } });
      return;
    }
    const { state, pack, tell } = play;
    const issue = chosen.slice(DISCARD.length);
    const price = pack.figures.discardPrices[state.discard.indexOf(issue)] ?? 0;
    state.discard = state.discard.filter((other) => other !== issue);
    state.waitingRoom.push(issue);
    tell({ type: 'issue-from-discard', faction, issue, price });
    exhaustInfluence(play, faction, price);
  },
  fallback: ({ state }) => (state.deck.length > 0 ? 'draw' : `${DISCARD}${state.discard[0] ?? ''}`),
};

/** 5.3 step 4b: two cards from the deck; 13.1: the end card must come in; 13.3: without a deck the game is over. */
export const drawIssues: Step<'draw-issues'> = {
  section: '13.1',
  run(play, { faction }) {
    const { state, pack, push, tell } = play;
    if (state.deck.length === 0) {
      tell({ type: 'deck-empty', faction });
      push({ step: 'end-game', args: { how: 'deck' } });
      return;
    }
    play.reveal();
    state.drawn = state.deck.splice(0, pack.figures.drawnIssues);
    tell({ type: 'issues-drawn', faction, issues: [...state.drawn] });
    const [only] = state.drawn;
    if (state.drawn.includes(pack.endCard)) keep(play, faction, pack.endCard, 'end-card');
    else if (only && state.drawn.length === 1)
      keep(play, faction, only, 'only');
    else push({ ask: 'drawn-issue', args: { faction } });
  },
};

/** 5.3, step 4b: one comes into the Waiting Room, the other goes on the discard pile. */
export const drawnIssue: Decide<'drawn-issue'> = {
  section: '5.3',
  seats: (position, { faction }) => [seatOf(position, faction)],
  ask: ({ state, pack }) => ({
    prompt: msg('versailles-1919.ask.drawn-issue'),
    brief: msg('versailles-1919.brief.drawn-issue'),
    choice: {
      kind: 'one',
      options: state.drawn.map((issue) => ({
        id: issue,
        label: msg('versailles-1919.option.issue', { issue: issueName(pack, issue) }),
        detail: issueDetail(pack, issue),
      })),
    },
  }),
  waiting: (_, { faction }) => msg('versailles-1919.waiting.refill', nationArgs(faction)),
  apply(play, answers, { faction }) {
    keep(play, faction, theOption(answers), 'chosen');
  },
  fallback: ({ state }) => state.drawn[0] ?? '',
};

function keep({ state, tell }: Play, faction: FactionId, issue: IssueId, why: 'chosen' | 'end-card' | 'only'): void {
  const others = state.drawn.filter((other) => other !== issue);
  state.waitingRoom.push(issue);
  state.discard.unshift(...others);
  state.drawn = [];
  tell({ type: 'issue-waits', faction, issue, discarded: others[0], why });
}

/** The cards of the discard pile that the faction can pay for. */
function fromDiscard({ state, pack }: Pick<Position, 'state' | 'pack'>, faction: FactionId): readonly Option[] {
  return pack.figures.discardPrices.flatMap((price, i) => {
    const issue = state.discard[i];
    if (issue === undefined || price > supplyOf(state, faction).available) return [];
    return [
      {
        id: `${DISCARD}${issue}`,
        label: msg('versailles-1919.option.from-discard', { issue: issueName(pack, issue), price }),
        detail: issueDetail(pack, issue),
      },
    ];
  });
}

/** An issue in a line: what it belongs to, its VP, and what each of its options would do. */
function issueDetail(pack: Pack, id: IssueId): Message {
  const { kind, vp } = issueOf(pack, id);
  return msg('versailles-1919.issue-detail', { region: regionName(kind), vp, options: optionsText(pack, id) });
}

/** What each option of an issue would do: "To Romania: +1 unrest in Europe". */
export function optionsText(pack: Pack, id: IssueId): readonly Message[] {
  return issueOf(pack, id).options.map(({ label, effects }) =>
    msg('versailles-1919.issue-option', { option: label, effects: effectsText(effects) }),
  );
}
