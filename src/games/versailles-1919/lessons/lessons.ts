import type { Lessons } from '../../../kernel/lessons.ts';
import type { Versailles } from '../types.ts';
import { msg } from './msg.ts';

/** A first game as France with the UK and the US, the shortest, in the order of the rules. */
export const lessons: Lessons<Versailles> = {
  players: 3,
  seat: 'fr',
  options: { length: 'standard', turn_order: 'as-listed' },
  begin: msg('versailles-1919-lessons.begin'),
  questions: {
    action: msg('versailles-1919-lessons.action'),
    'military-action': msg('versailles-1919-lessons.military-action'),
    'place-influence': msg('versailles-1919-lessons.place-influence'),
    reclaim: msg('versailles-1919-lessons.reclaim'),
    'deploy-unit': msg('versailles-1919-lessons.deploy-unit'),
    'demobilize-unit': msg('versailles-1919-lessons.demobilize-unit'),
    option: msg('versailles-1919-lessons.option'),
    'optional-event': msg('versailles-1919-lessons.optional-event'),
    'advance-cards': msg('versailles-1919-lessons.advance-cards'),
    'refill-from': msg('versailles-1919-lessons.refill-from'),
    'announce-modifier': msg('versailles-1919-lessons.announce-modifier'),
    'hit-issue': msg('versailles-1919-lessons.hit-issue'),
    bid: msg('versailles-1919-lessons.bid'),
    'take-strategy': msg('versailles-1919-lessons.take-strategy'),
  },
  facts: {
    'issue-settled': msg('versailles-1919-lessons.issue-settled'),
    'event-carried-out': msg('versailles-1919-lessons.event-carried-out'),
    crisis: msg('versailles-1919-lessons.crisis'),
    'unrest-moved': msg('versailles-1919-lessons.unrest-moved'),
    'happiness-changed': msg('versailles-1919-lessons.happiness-changed'),
    'uprising-rolled': msg('versailles-1919-lessons.uprising-rolled'),
    'issue-unsettled': msg('versailles-1919-lessons.issue-unsettled'),
    'end-card-settled': msg('versailles-1919-lessons.end-card-settled'),
    'game-over': msg('versailles-1919-lessons.game-over'),
  },
};
