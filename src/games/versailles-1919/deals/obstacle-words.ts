import type { Message } from '../../../kernel/message.ts';
import { nationArgs } from '../names.ts';
import type { Cards } from '../types.ts';
import { msg } from './msg.ts';
import type { Obstacle } from './obstacle.ts';
import { promiseText } from './promise-words.ts';

/** Why a deal is not possible: one sentence. */
export function obstacleText(cards: Cards, obstacle: Obstacle): Message {
  switch (obstacle.kind) {
    case 'gives': {
      const { faction, n, free, bid } = obstacle;
      return msg('versailles-1919-deals.obstacle.gives', { ...nationArgs(faction), n, free, bid });
    }
    case 'recovers': {
      const { faction, n, exhausted } = obstacle;
      return msg('versailles-1919-deals.obstacle.recovers', { ...nationArgs(faction), n, exhausted });
    }
    case 'past':
      return msg('versailles-1919-deals.obstacle.past', { promise: promiseText(cards, obstacle.promised) });
    case 'contradiction':
      return msg('versailles-1919-deals.obstacle.contradiction', {
        promise: promiseText(cards, obstacle.promised),
        held: promiseText(cards, obstacle.held),
      });
  }
}
