import { describe, expect, test } from '@jest/globals';
import { chapter, parts } from '../../../../src/games/empires-in-arms/chapter.ts';
import { chapterKey, isChapterId } from '../../../../src/kernel/chapter.ts';
import { english } from '../../played-game.ts';
import { type WholeCampaign, wholeCampaign } from '../harness/whole-campaign.ts';

const keyOf = ({ position }: WholeCampaign) => chapterKey(chapter(position));

describe('3: the chapters of a campaign', () => {
  test('are its months, with the phases as parts', () => {
    const { id, name, part } = chapter(wholeCampaign().position);
    expect([id, english.t(name)]).toEqual(['1805-01', 'January 1805']);
    expect(part && [part.id, english.t(part.name)]).toEqual(['politics', 'Political phase']);
    expect(parts.map((one) => `${one.id}: ${english.t(one.name)}`)).toEqual([
      'politics: Political phase',
      'reinforcement: Reinforcement phase',
      'naval: Naval phase',
      'land: Land phase',
      'economy: Economic phase',
    ]);
  });

  test('follow one another, each once, and are all addresses', () => {
    const game = wholeCampaign();
    const met: string[] = [];
    while (game.state.month < 14) {
      if (met.at(-1) !== keyOf(game)) met.push(keyOf(game));
      game.answered();
    }
    expect(met.slice(0, 14)).toEqual([
      ...['1805-01/politics', '1805-01/naval', '1805-01/land'],
      ...['1805-02/politics', '1805-02/naval', '1805-02/land'],
      ...['1805-03/politics', '1805-03/naval', '1805-03/land', '1805-03/economy'],
      ...['1805-04/politics', '1805-04/reinforcement', '1805-04/naval', '1805-04/land'],
    ]);
    expect(met).toContain('1806-02/politics');
    expect(new Set(met).size).toBe(met.length);
    expect(met.filter((key) => !key.split('/').every(isChapterId))).toEqual([]);
  });

  test('follow from what everybody sees: a chapter is the same whatever is hidden', () => {
    const game = wholeCampaign();
    const other = game.changed(({ powers, standing }) => {
      powers.austria.money = 0;
      standing.austria = { quiet: true };
    });
    expect(chapter(other.position)).toEqual(chapter(game.position));
  });

  test('an order that is given beside a window begins none', () => {
    const game = wholeCampaign();
    const before = keyOf(game);
    game.beside('austria', 'standing-orders', { politics: 'quiet', minors: 'all', purchases: 'ask' });
    expect(keyOf(game)).toBe(before);
  });
});
