import type { Amounts } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { theAmounts, theOption } from '../answers.ts';
import { isRegion, issueOf, optionOf, settledOf } from '../cards.ts';
import { effectsText } from '../effects/effect-text.ts';
import { seatOf } from '../factions.ts';
import { msg } from '../msg.ts';
import { issueName, nationArgs, tokenName } from '../names.ts';
import type { FactionId, IssueOption } from '../pack-types.ts';
import { flagsFor, tellBotFlags } from '../solitaire/bot-flags.ts';
import { optionsFor, tellBotOption } from '../solitaire/bot-option.ts';
import { msg as solitaireMsg } from '../solitaire/msg.ts';
import { isBot } from '../solitaire/solo.ts';
import { deciderFor } from '../two-players/decided-for.ts';
import { msg as neutralMsg } from '../two-players/msg.ts';
import { isNeutral } from '../two-players/neutral.ts';
import { moodOf, openOptions } from '../two-players/neutral-option.ts';
import type { Choosing, Decide, Position, Step } from '../types.ts';

/** 5.3 step 1d, 10.6: the winner's option; its icons are carried out in the order of the card. */
export const chooseOption: Decide<'option'> = {
  section: '5.3',
  seats: (position, { faction }) => [seatOf(position, faction)],
  ask: (position, _, { faction, issue, again }) => ({
    prompt: promptOf(position, { faction, issue, again }),
    brief: msg('versailles-1919.brief.option', { issue: issueName(position.pack, issue) }),
    choice: {
      kind: 'one',
      options: optionsFor(position, faction, issue).map((option) => ({
        id: option.id,
        label: msg('versailles-1919.option.option', { option: option.label }),
        detail: effectsText(option.effects),
      })),
    },
  }),
  waiting: ({ pack }, { faction, issue }) =>
    msg('versailles-1919.waiting.option', { ...nationArgs(faction), issue: issueName(pack, issue) }),
  apply(play, answers, { faction, issue, again }) {
    const { state, pack, push, tell } = play;
    const card = issueOf(pack, issue);
    const option = optionOf(card, theOption(answers));
    const open = openOptions(play, faction, issue).length;
    const printed = card.options.length;
    settledOf(state, issue).option = option.id;
    if (state.settling && !again) state.settling.unrestIn = unrestIn(option);
    tellBotOption(play, issue, option, faction);
    const by = deciderFor(play, faction);
    if (isNeutral(state, faction))
      tell({ type: 'neutral-option-chosen', faction, by, issue, option: option.id, open, printed });
    else tell({ type: 'option-chosen', faction, issue, option: option.id, only: printed === 1 });
    const context = { you: faction, card: { issue } };
    push(...option.effects.map((effect) => ({ step: 'carry-out' as const, args: { effect, context } })));
  },
  fallback: (position, _, { faction, issue }) => kindest(position, faction, issue),
  onlyAnswer: () => {}, // everything is open; `apply` tells it
};

/** 6.3: a naval icon with both flags: the winner chooses for each. */
export const navalFlags: Decide<'naval-flags'> = {
  section: '6.3',
  seats: (position, { faction }) => [seatOf(position, faction)],
  ask: (position, _, { faction, issue, n }) => ({
    prompt: msg('versailles-1919.ask.naval-flags', { issue: issueName(position.pack, issue), n }),
    brief: msg('versailles-1919.brief.naval-flags', { n }),
    choice: {
      kind: 'spread',
      slots: flagsFor(position, faction).map((token) => ({ id: token, label: tokenName(token, 1), max: n })),
      total: { min: n, max: n },
    },
  }),
  waiting: ({ pack }, { faction, issue }) =>
    msg('versailles-1919.waiting.naval-flags', { ...nationArgs(faction), issue: issueName(pack, issue) }),
  apply(play, answers, { faction, issue }) {
    const { state, tell } = play;
    const amounts = theAmounts(answers);
    tellBotFlags(play, issue, faction);
    for (const token of ['navy-uk', 'navy-us'] as const) {
      const n = amounts[token] ?? 0;
      if (n === 0) continue;
      settledOf(state, issue).tokens.push(...Array.from({ length: n }, () => token));
      tell({ type: 'tokens-placed', faction, issue, token, n });
    }
  },
  fallback: (_, __, { faction, n }): Amounts => (faction === 'us' ? { 'navy-us': n } : { 'navy-uk': n }),
  onlyAnswer: () => {}, // everything is open; `apply` tells it
};

/** 10.6: after a bid the new owner chooses; after none there is nothing to choose. */
export const optionAfterBid: Step<'option-after-bid'> = {
  section: '10.6',
  run({ state, push }, { issue }) {
    const settled = state.settled.find((other) => other.issue === issue);
    if (settled) push({ ask: 'option', args: { faction: settled.owner, issue, again: true } });
  },
};

/** The regions to which an option adds unrest. */
function unrestIn({ effects }: IssueOption) {
  return effects.flatMap((effect) =>
    effect.op === 'unrest' && effect.n > 0 && isRegion(effect.where) ? [effect.where] : [],
  );
}

/** The winner's question; 15.5, 16.9.1: a neutral one and a bot have not all options. */
function promptOf({ state, pack }: Position, { faction, issue, again }: Choosing): Message {
  const name = issueName(pack, issue);
  if (isBot(state, faction)) return solitaireMsg('versailles-1919-solitaire.ask.option', { issue: name });
  return isNeutral(state, faction)
    ? neutralMsg('versailles-1919-two-players.ask.option', { issue: name })
    : msg('versailles-1919.ask.option', { issue: name, again: again ? 'yes' : 'no' });
}

/** The first of the options that make the chooser's nation least unhappy. */
export function kindest(position: Position, faction: FactionId, issue: string): string {
  const mood = (option: IssueOption) => moodOf(position.state, option, faction);
  const [first, ...others] = optionsFor(position, faction, issue);
  if (!first) throw new Error(`${issue} has no options`);
  return others.reduce((best, next) => (mood(next) > mood(best) ? next : best), first).id;
}
