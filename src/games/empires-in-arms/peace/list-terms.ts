import { controllerOf } from '../forces/who-commands.ts';
import type { CorpsId, LeaderId, MinorId, Power, ProvinceId } from '../pack-lists.ts';
import type { BoardWithRuleset } from '../position-types.ts';
import { cededTo, homeProvinces } from './home-provinces.ts';
import type { TermChoice, Victor } from './term-choice.ts';
import { whyNotTerm } from './why-not-term.ts';

/** What terms can name of a loser's: for the sheet on which a victor writes its list. */
export type Nameable = {
  readonly corps: readonly CorpsId[];
  readonly leaders: readonly LeaderId[];
  readonly home: readonly ProvinceId[];
  readonly lands: readonly (ProvinceId | MinorId)[];
};

export function nameableOf(board: BoardWithRuleset, loser: Power, victor: Omit<Victor, 'wishes'>): Nameable {
  const { state, pack } = board;
  const isOpen = (choice: TermChoice) => whyNotTerm(board, loser, victor, choice, []) === undefined;
  const cedes = (named: { home: readonly ProvinceId[]; lands: readonly (ProvinceId | MinorId)[] }) =>
    isOpen({ term: 'B.7', ...named, conquer: [] }) || isOpen({ term: 'C.4', ...named, conquer: [] });
  const minors = pack.minors.flatMap(({ id }) => (controllerOf(state, id) === loser ? [id] : []));
  return {
    // In the order of the pack: that of the state would tell when each came onto the map.
    corps: pack.corps.flatMap(({ id: corps }) => (state.corps[corps] && isOpen({ term: 'B.4', corps }) ? [corps] : [])),
    leaders: Object.keys(state.leaders).filter((leader) => isOpen({ term: 'C.6', leader })),
    home: homeProvinces(board, loser).filter((id) => cedes({ home: [id], lands: [] })),
    lands: [...cededTo(board, loser), ...minors].filter((id) => cedes({ home: [], lands: [id] })),
  };
}

/**
 * What a victor takes who has not said what it would like: of the terms that need no names, the harder first. None of
 * them changes the map.
 */
export function defaultWishes({ kind }: Pick<Victor, 'kind'>): readonly TermChoice[] {
  const list: readonly TermChoice[] = [
    { term: 'C.3', phases: 1 },
    { term: 'C.2' },
    { term: 'C.1' },
    { term: 'B.3', phases: 1 },
    { term: 'B.2' },
    { term: 'B.1' },
  ];
  return kind === 'conditional' ? list.filter(({ term }) => term.startsWith('B.')) : list;
}
