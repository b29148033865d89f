import { theOption } from '../answers.ts';
import { nationArgs, nationName } from '../names.ts';
import type { FactionId } from '../pack-types.ts';
import type { Decide } from '../types.ts';
import { concludeDeal } from './conclude-deal.ts';
import type { Deal } from './deal.ts';
import { openDeal, removeDeal } from './find-deal.ts';
import { msg } from './msg.ts';
import { obstacleTo } from './obstacle.ts';
import { obstacleText } from './obstacle-words.ts';
import { theAnswerer } from './parties.ts';
import { noteArgs, termsText } from './terms-words.ts';

/** 12.4: another party accepts a deal or declines it. With the last acceptance it holds; one refusal ends it. */
export const answerDeal: Decide<'answer-deal'> = {
  section: '12.4',
  seats: ({ state }, { deal }) => unanswered(openDeal(state, deal)),
  ask: (position, _, { deal: id }) => {
    const { state } = position;
    const deal = openDeal(state, id);
    const obstacle = obstacleTo(position, deal);
    return {
      prompt: msg('versailles-1919-deals.ask.answer', {
        ...nationArgs(deal.by),
        deal: id,
        terms: termsText(position, deal),
        ...noteArgs(deal),
        others: deal.parties.map(nationName),
        count: deal.parties.length,
      }),
      choice: {
        kind: 'one',
        options: [
          {
            id: 'accept',
            label: msg('versailles-1919-deals.option.accept'),
            ...(obstacle && {
              detail: msg('versailles-1919-deals.option.impossible', { why: obstacleText(position, obstacle) }),
            }),
          },
          { id: 'decline', label: msg('versailles-1919-deals.option.decline') },
        ],
      },
    };
  },
  waiting: ({ state }, { deal: id }) => {
    const deal = openDeal(state, id);
    return msg('versailles-1919-deals.waiting.answer', {
      deal: id,
      by: nationName(deal.by),
      parties: unanswered(deal).map(nationName),
    });
  },
  apply(play, answers, { deal: id }) {
    const { state, tell } = play;
    const faction = theAnswerer(answers);
    const deal = openDeal(state, id);
    if (theOption(answers) === 'decline') {
      removeDeal(state, id);
      tell({ type: 'deal-declined', faction, deal: id, by: deal.by, parties: deal.parties });
      return;
    }
    deal.accepted.push(faction);
    tell({ type: 'deal-accepted', faction, deal: id, by: deal.by });
    concludeDeal(play, deal);
  },
  fallback: () => 'decline',
};

/** Parties that have not answered yet. */
export function unanswered({ parties, accepted }: Deal): readonly FactionId[] {
  return parties.filter((party) => !accepted.includes(party));
}
