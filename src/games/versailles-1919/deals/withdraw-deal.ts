import { nationArgs } from '../names.ts';
import type { Decide } from '../types.ts';
import { openDeal, removeDeal } from './find-deal.ts';
import { msg } from './msg.ts';
import { noteArgs, termsText } from './terms-words.ts';

/** 12.4: the player who proposed a deal takes it back before all have accepted. */
export const withdrawDeal: Decide<'withdraw-deal'> = {
  section: '12.4',
  seats: ({ state }, { deal }) => [openDeal(state, deal).by],
  ask: (position, _, { deal: id }) => {
    const deal = openDeal(position.state, id);
    const terms = termsText(position, deal);
    return {
      prompt: msg('versailles-1919-deals.ask.withdraw', { deal: id, terms, ...noteArgs(deal) }),
      choice: {
        kind: 'one',
        options: [{ id: 'withdraw', label: msg('versailles-1919-deals.option.withdraw') }],
      },
    };
  },
  waiting: ({ state }, { deal }) =>
    msg('versailles-1919-deals.waiting.withdraw', { deal, ...nationArgs(openDeal(state, deal).by) }),
  apply({ state, tell }, _, { deal: id }) {
    const { by, parties } = openDeal(state, id);
    removeDeal(state, id);
    tell({ type: 'deal-withdrawn', faction: by, deal: id, parties });
  },
  fallback: () => 'withdraw',
};
