import type { Lessons } from '../../../kernel/lessons.ts';
import type { IronCurtain } from '../types.ts';
import { msg } from './msg.ts';

/** A first game as the US, with the usual options. */
export const lessons: Lessons<IronCurtain> = {
  players: 2,
  seat: 'us',
  options: {},
  begin: msg('iron-curtain-lessons.begin'),
  questions: {
    'who-starts': msg('iron-curtain-lessons.who-starts'),
    'card-to-play': msg('iron-curtain-lessons.card-to-play'),
    space: msg('iron-curtain-lessons.space'),
    'order-or-event': msg('iron-curtain-lessons.order-or-event'),
    'opponents-event': msg('iron-curtain-lessons.opponents-event'),
    'spread-cubes': msg('iron-curtain-lessons.spread-cubes'),
    'take-back-cube': msg('iron-curtain-lessons.take-back-cube'),
    'remove-cubes': msg('iron-curtain-lessons.remove-cubes'),
    'move-cube-from': msg('iron-curtain-lessons.move-cube-from'),
    'which-effect': msg('iron-curtain-lessons.which-effect'),
    'which-region': msg('iron-curtain-lessons.which-region'),
  },
  facts: {
    'card-placed': msg('iron-curtain-lessons.card-placed'),
    'event-chosen': msg('iron-curtain-lessons.event-chosen'),
    'region-scored': msg('iron-curtain-lessons.region-scored'),
    'points-gained': msg('iron-curtain-lessons.points-gained'),
    'round-ended': msg('iron-curtain-lessons.round-ended'),
    aftermath: msg('iron-curtain-lessons.aftermath'),
    'game-over': msg('iron-curtain-lessons.game-over'),
  },
};
