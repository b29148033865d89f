import type { Field } from '../../../kernel/choice.ts';
import { lastSquare } from '../status/square.ts';
import type { Position } from '../types.ts';
import { correction, numberIn, powerIn, powerOptions } from './correction.ts';
import { msg } from './msg.ts';

/** More of anything than a campaign ever has. */
const MOST = 9_999;

const powerField = (position: Position): Field => ({
  id: 'power',
  label: msg('empires-in-arms-corrections.field', { field: 'power' }),
  choice: { kind: 'one', options: powerOptions(position) },
});
const amount = (id: 'square' | 'points' | 'money' | 'manpower', min: number, max: number): Field => ({
  id,
  label: msg('empires-in-arms-corrections.field', { field: id }),
  choice: { kind: 'number', min, max },
});

/** 2.4.3: a marker goes anywhere on the political status display. */
export const correctStatus = correction({
  label: msg('empires-in-arms-corrections.label', { what: 'status' }),
  ask: (position) => ({
    prompt: msg('empires-in-arms-corrections.ask', { what: 'status' }),
    choice: { kind: 'form', fields: [powerField(position), amount('square', 1, lastSquare(position.pack) + 1)] },
  }),
  apply({ state, tell }, answer) {
    const of = powerIn(answer, 'power');
    const power = state.powers[of];
    const { square: from } = power;
    const to = numberIn(answer, 'square') - 1;
    power.square = to;
    // An account ends where the marker stands; one that has no line yet needs none.
    if (power.account.length > 0 && to !== from)
      power.account.push({ month: state.month, for: 'correction', points: to - from, square: to });
    tell({ type: 'corrected-status', of, from, to });
  },
});

/** 8.1: victory points, below 0 as long as a bid is not made good. */
export const correctVictoryPoints = correction({
  label: msg('empires-in-arms-corrections.label', { what: 'points' }),
  ask: (position) => ({
    prompt: msg('empires-in-arms-corrections.ask', { what: 'points' }),
    choice: { kind: 'form', fields: [powerField(position), amount('points', -MOST, MOST)] },
  }),
  apply({ state, tell }, answer) {
    const of = powerIn(answer, 'power');
    const { victoryPoints: from } = state.powers[of];
    const to = numberIn(answer, 'points');
    state.powers[of].victoryPoints = to;
    tell({ type: 'corrected-victory-points', of, from, to });
  },
});

/** 8.2: what a power has; only its player learns how much. */
export const correctTreasury = correction({
  label: msg('empires-in-arms-corrections.label', { what: 'treasury' }),
  ask: (position) => ({
    prompt: msg('empires-in-arms-corrections.ask', { what: 'treasury' }),
    choice: {
      kind: 'form',
      fields: [powerField(position), amount('money', 0, MOST), amount('manpower', 0, MOST)],
    },
  }),
  apply({ state, tell }, answer) {
    const of = powerIn(answer, 'power');
    const [money, manpower] = [numberIn(answer, 'money'), numberIn(answer, 'manpower')];
    Object.assign(state.powers[of], { money, manpower });
    tell({ type: 'corrected-treasury', of, money, manpower });
  },
});
