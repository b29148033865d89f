import { board } from '../../../../src/games/versailles-1919/board.ts';
import type { View } from '../../../../src/games/versailles-1919/view-types.ts';
import { translator } from '../../../../src/i18n/translator.ts';
import type { Drawing } from '../../../../src/kernel/board.ts';
import { aTable } from '../a-table.ts';
import { readSvg } from './read-svg.ts';

const { t } = translator('en', 'utc');

/** A table in the middle of a game for four, with something everywhere. */
export function aFullTable() {
  return aTable()
    .withPlayers('uk', 'fr', 'us', 'it')
    .withTable('rhineland', 'constantinople')
    .withWaitingRoom('palestine', 'womens-suffrage', 'rush-to-the-finish')
    .withInfluence('rhineland', { fr: 5, uk: 2 })
    .withInfluence('womens-suffrage', { us: 3 })
    .withDiscard('togo', 'korea', 'byelorus', 'banat')
    .withEvent('arthur-balfour', 'us')
    .withWaitingEvents('mahatma-gandhi', 'gertrude-bell')
    .withSettled('fr', 'indemnity', ['reparations', 'reparations'], 'yes')
    .withSettled('uk', 'mesopotamia', ['empire-uk'], 'uk-mandate')
    .withUnrest('me', 5, 1)
    .withUnit('fr', 'eu', 6)
    .withUnit('us', 'me', 7)
    .withUnits('it', { exhausted: 1, demobilized: 1 })
    .withHappiness({ uk: 9, fr: 23, us: 20, it: 0, jp: 12 })
    .withStrategyOf({ fr: 'reparations', uk: 'isolationism', us: 'fourteen-points', it: 'mobilization' });
}

/** A view drawn and read: its document, and every piece of lettering. */
export function drawn(view: View, places: Drawing['places'] = []) {
  const svg = board.draw('board', view, { t, places });
  const { letters } = readSvg(svg);
  return { svg, words: letters.map(({ text }) => text), text: letters.map(({ text }) => text).join(' ') };
}

/** A view in words. */
export function told(view: View): readonly string[] {
  return board.text(view).map(t);
}

/** What only the viewer is told. */
export function toldAlone(view: View): readonly string[] {
  return board.private(view).map(t);
}
