import { theOption } from '../answers.ts';
import { isFaction } from '../factions.ts';
import { issueName, nationName } from '../names.ts';
import type { FactionId } from '../pack-types.ts';
import type { Decide, Play, Step } from '../types.ts';
import { bidText } from '../uprising/bid-words.ts';
import { auctionOf } from '../uprising/forces.ts';
import { compareBids } from './bot-bids.ts';
import { msg } from './msg.ts';
import { botsOf, SOLO_SEAT, soloOf } from './solo.ts';

/** 16.11: the player has not bid: the better bot takes the issue; of two equal bids the player picks one. */
export const awardToBot: Step<'award-to-bot'> = {
  section: '16.11',
  run(play) {
    const { state, push } = play;
    const { bids, best } = auctionOf(state);
    const standing = best && bids[best];
    if (!standing) throw new Error('no bot has bid');
    const among = botsOf(state).filter((bot) => {
      const bid = bids[bot];
      return bid !== undefined && compareBids(bid, standing) === 0;
    });
    if (among.length > 1) push({ ask: 'which-bot-wins', args: { among } });
    else award(play, best, false);
  },
};

/** 16.11: equal bids of both bots. */
export const whichBotWins: Decide<'which-bot-wins'> = {
  section: '16.11',
  seats: () => [SOLO_SEAT],
  ask: ({ state, pack }, _, { among }) => {
    const { issue, bids } = auctionOf(state);
    return {
      prompt: msg('versailles-1919-solitaire.ask.which-bot-wins', { issue: issueName(pack, issue) }),
      brief: msg('versailles-1919-solitaire.brief.which-bot-wins', { issue: issueName(pack, issue) }),
      choice: {
        kind: 'one',
        options: among.map((faction) => {
          const bid = bids[faction];
          return {
            id: faction,
            label: msg('versailles-1919-solitaire.option.faction', { who: nationName(faction) }),
            ...(bid && { detail: bidText(bid) }),
          };
        }),
      },
    };
  },
  waiting: ({ state, pack }) =>
    msg('versailles-1919-solitaire.waiting.which-bot-wins', { issue: issueName(pack, auctionOf(state).issue) }),
  apply(play, answers) {
    const chosen = theOption(answers);
    if (!isFaction(chosen)) throw new Error(`${chosen} is no faction`);
    award(play, chosen, true);
  },
  fallback: ({ state }, _, { among }) => among.find((bot) => bot !== soloOf(state).faction) ?? '',
};

function award({ state, push, tell }: Play, faction: FactionId, chosen: boolean): void {
  const auction = auctionOf(state);
  auction.in = [faction];
  auction.best = faction;
  tell({ type: 'bot-wins', faction, issue: auction.issue, chosen });
  push({ step: 'next-bid', args: {} });
}
