import { expect, test } from '@jest/globals';
import { sayEvent } from '../../../../src/games/iron-curtain/board/say-event.ts';
import type { Effect } from '../../../../src/games/iron-curtain/effect.ts';
import { translator } from '../../../../src/i18n/translator.ts';
import { aView, START } from './a-view.ts';

const { t } = translator('en', 'utc');
const gain: Effect = { op: 'gain', points: 1 };

test.each<readonly [Effect, string]>([
  [
    { op: 'infiltrate', max: 3, where: { regions: ['europe', 'asia'] }, max_per_card: 2 },
    'Infiltrate 3 in Europe and Asia, max 2 a card',
  ],
  [{ op: 'infiltrate', max: 3, where: { only: 'no_us_cubes' } }, 'Infiltrate 3 where the US has no cube'],
  [gain, 'USSR gains 1 point'],
  [{ op: 'remove_opponent', max: 2, where: { regions: ['europe'] } }, 'Take off 2 US cubes in Europe'],
  [{ op: 'command', max: 2, where: { only: 'next_to_this_card' } }, 'Place 2 cubes next to this card'],
  [{ op: 'command_ignore_dominance', max: 1 }, 'Place 1 cube; dominance costs nothing'],
  [{ op: 'command_ignore_adjacency', max: 2 }, 'Place 2 cubes, access not needed'],
  [{ op: 'move_own', max: 2, where: { only: 'empty' } }, 'Move 2 own cubes on empty cards'],
  [{ op: 'score_region', region: 'this' }, 'Score this region'],
  [{ op: 'score_region', region: 'asia' }, 'Score Asia'],
  [
    { op: 'sequence', effects: [gain, { op: 'score_region', region: 'any' }] },
    'USSR gains 1 point, then: Score a region',
  ],
  [{ op: 'choice', effects: [gain, gain, gain] }, 'USSR gains 1 point, or: USSR gains 1 point, or: USSR gains 1 point'],
])('%j', (effect, said) => {
  expect(t(sayEvent(effect, 'ussr', aView(START).regions))).toBe(said);
});
