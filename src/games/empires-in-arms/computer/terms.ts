import type { SheetLine } from '../../../kernel/choice.ts';
import type { ComputerAnswer } from '../../../kernel/computer-rule.ts';
import { powerName, provinceName } from '../names.ts';
import { POWERS, type Power } from '../pack-lists.ts';
import { type AskedFor, beginDraft, type Draft, sheetOf, type Wish } from './asked.ts';
import { msg } from './msg.ts';
import { bare, offered } from './read-choice.ts';
import { distance, type Situation, situationOf } from './situation.ts';
import { writeWishes } from './write-wishes.ts';

/** 4.4.4: of the terms that name nothing on the map, the harder first. */
const BY_HARDNESS = ['C.3-1', 'C.2', 'C.1', 'B.3-1', 'B.2', 'B.1'];

/** 4.4.3 to 4.4.5: as a loser it keeps its provinces, as a victor it takes land before money, the nearest first. */
export function terms(asked: AskedFor<'terms'>): ComputerAnswer {
  const situation = situationOf(asked);
  const draft = beginDraft(asked);
  const spared = POWERS.map((victor) => spare(victor));
  const taken = POWERS.flatMap((loser) => [...cessions(situation, draft, loser), ...others(loser)]);
  return sheetOf(writeWishes(draft, [...spared, ...taken]));
}

const spare = (victor: Power): Wish => ({
  line: { order: `spared-${victor}`, answer: 'A.5' },
  why: msg('empires-in-arms-computer.peace.spared'),
});

/** B.7 and C.4: all that the loser holds abroad, else one home province. */
function cessions(situation: Situation, { point }: Draft, loser: Power): readonly Wish[] {
  const order = `cession-${loser}`;
  const all = offered(point, order, 'lands');
  const [home] = offered(point, order, 'home').toSorted(
    (a, b) => farFrom(situation, bare(a)) - farFrom(situation, bare(b)),
  );
  return offered(point, order, 'term').flatMap(({ id: term }): readonly Wish[] => [
    ...(all.length > 0
      ? [wish({ order, answer: { term, lands: all.map(({ id }) => id) } }, 'lands', loser, powerName(loser))]
      : []),
    ...(home
      ? [
          wish(
            { order, answer: { term, home: [home.id] } },
            'province',
            loser,
            provinceName(situation.pack, bare(home)),
          ),
        ]
      : []),
  ]);
}

function wish(line: SheetLine, what: 'lands' | 'province', loser: Power, land: Wish['why']): Wish {
  return { line, why: msg('empires-in-arms-computer.peace.cession', { what, loser: powerName(loser), land }) };
}

function farFrom(situation: Situation, land: string): number {
  const { pack, power } = situation;
  const capital = pack.province[land]?.capital ?? pack.minor[land]?.capital ?? '';
  return distance(situation, capital, pack.nations[power].capital);
}

const others = (loser: Power): readonly Wish[] =>
  BY_HARDNESS.map((term) => ({
    line: { order: `take-${loser}`, answer: term },
    why: msg('empires-in-arms-computer.peace.take', { loser: powerName(loser) }),
  }));
