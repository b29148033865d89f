import type { Frame } from '../../../kernel/frame.ts';
import type { Rules } from '../../../kernel/rules.ts';
import type { CardId } from '../pack-types.ts';
import type { State } from '../state.ts';
import type { IronCurtain, Step } from '../types.ts';

/** 2.1 to 2.3: cubes, start card, marker. */
export const setUpTable: Rules<IronCurtain>['setup'] = ({ pack }) => {
  const { cubesPerSide, startCubes } = pack.figures;
  const state: State = {
    round: 1,
    plays: 0,
    active: undefined,
    starter: undefined,
    score: 0,
    reserve: { us: cubesPerSide - startCubes.us, ussr: cubesPerSide - startCubes.ussr },
    removed: { us: 0, ussr: 0 },
    map: [{ card: pack.start.id, x: 0, y: 0, ...startCubes }],
    hands: { us: [], ussr: [] },
    deck: [...pack.strategy],
    aftermath: { us: [], ussr: [] },
    revealed: false,
    chosen: undefined,
    played: undefined,
    scored: [],
    sheet: [],
    ending: undefined,
  };
  const agenda: readonly Frame<IronCurtain>[] = [
    { step: 'set-up', args: {} },
    { step: 'deal-cards', args: { round: 1 } },
    { step: 'begin-round', args: { round: 1 } },
  ];
  return { state, agenda };
};

/** 2.4: the deck is shuffled once, for both rounds. */
export const setUp: Step<'set-up'> = {
  section: '2',
  run({ state, pack, shuffle, tell }) {
    state.deck = shuffle<CardId>('deck:strategy', state.deck);
    tell({ type: 'set-up', start: pack.start.id, cubes: pack.figures.startCubes, reserve: { ...state.reserve } });
  },
};
