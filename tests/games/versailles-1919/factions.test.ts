import { expect, test } from '@jest/globals';
import { clockwiseFrom, endingWith, factionsIn, seatOf } from '../../../src/games/versailles-1919/factions.ts';
import { aTable } from './a-table.ts';

test('clockwise from a faction, and with it last', () => {
  const { state } = aTable().withOrder('us', 'uk', 'fr').doing();
  expect(clockwiseFrom(state, 'uk')).toEqual(['uk', 'fr', 'us']);
  expect(endingWith(state, 'uk')).toEqual(['fr', 'us', 'uk']);
});

test('a faction with a seat decides for itself', () => {
  const { state } = aTable().turnOf('fr');
  expect(seatOf({ seats: ['uk', 'fr', 'us'], state }, 'us')).toBe('us');
});

test('15.2: for a neutral faction whoever’s turn it is decides; 16.6: a lone player decides for the bots', () => {
  const { state } = aTable().turnOf('fr');
  expect(seatOf({ seats: ['uk', 'fr'], state }, 'us')).toBe('fr');
  expect(seatOf({ seats: ['uk'], state }, 'us')).toBe('uk');
});

test('15.1: a neutral faction has pieces and takes no turns', () => {
  const { state } = aTable().turnOf('uk');
  expect(factionsIn({ ...state, order: ['fr', 'uk'] })).toEqual(['fr', 'uk', 'us']);
});
