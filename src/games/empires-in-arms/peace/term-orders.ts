import type { Field, Option, Order } from '../../../kernel/choice.ts';
import { controllerOf } from '../forces/who-commands.ts';
import { leaderName, powerName, provinceName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { BoardWithRuleset } from '../position-types.ts';
import { whyNotChangeEmpire } from './holy-roman-empire.ts';
import { type Nameable, nameableOf } from './list-terms.ts';
import { msg } from './msg.ts';
import type { Surrender } from './peace-frames.ts';
import { choiceText, termEffect, termName } from './say-term.ts';
import type { TermChoice } from './term-choice.ts';
import { EMPIRE_CHANGES, idOf, PLAIN, SPARING } from './term-line.ts';
import { whyNotTerm } from './why-not-term.ts';

type Accepted = Surrender['victors'][number];

/** The lines that a power may write: as a loser what it is spared, as a victor what it would take (4.4.3, 4.4.4). */
export function termOrders(board: BoardWithRuleset, power: Power, surrenders: readonly Surrender[]): readonly Order[] {
  return surrenders.flatMap((surrender) => {
    const { loser, victors } = surrender;
    if (loser === power)
      return victors.flatMap((victor) => (victor.kind === 'conditional' ? [sparedBy(board, victor.power)] : []));
    const own = victors.find((victor) => victor.power === power);
    return own ? [...takenFrom(board, loser, own), ...empireOrder(board, surrender, own)] : [];
  });
}

function sparedBy({ pack }: BoardWithRuleset, victor: Power): Order {
  return {
    id: `spared-${victor}`,
    label: msg('empires-in-arms-peace.order-spared', { victor: powerName(victor) }),
    choice: {
      kind: 'one',
      options: SPARING.map((term) => ({
        id: term,
        label: termName(pack, term),
        detail: msg('empires-in-arms-peace.cancels', {
          terms: pack.peace.term[term].cancels.map((other) => termName(pack, other)),
          minors: (pack.peace.term[term].figures.minorsStillCede ?? 0) > 0 ? 'yes' : 'no',
        }),
      })),
    },
  };
}

function takenFrom(board: BoardWithRuleset, loser: Power, victor: Accepted): readonly Order[] {
  const { pack } = board;
  const nameable = nameableOf(board, loser, victor);
  const plain = PLAIN.filter((choice) => whyNotTerm(board, loser, victor, choice, []) === undefined);
  const options = [
    ...plain.map((choice) => option(pack, choice, choiceText(pack, choice))),
    ...nameable.corps.map((corps) => corpsOption(board, corps)),
    ...nameable.leaders.map((leader) => option(pack, { term: 'C.6', leader }, leaderName(pack, leader))),
  ];
  return [
    {
      id: `take-${loser}`,
      label: msg('empires-in-arms-peace.order-take', { loser: powerName(loser) }),
      choice: { kind: 'one', options },
    },
    ...cession(board, loser, victor, nameable),
  ];
}

function option(pack: Pack, choice: TermChoice, label: Option['label']): Option {
  return {
    id: idOf(choice),
    label: 'leader' in choice ? choiceText(pack, choice) : label,
    detail: termEffect(pack, choice),
  };
}

/** The victor's choice of a corps is an informed one: it is shown what the corps holds. */
function corpsOption({ state, pack }: BoardWithRuleset, corps: string): Option {
  const there = state.corps[corps];
  const factors = Object.values(there?.factors ?? {}).reduce((sum, number) => sum + number, 0);
  return {
    id: `corps:${corps}`,
    label: choiceText(pack, { term: 'B.4', corps }),
    detail: msg('empires-in-arms-peace.corps-holds', { factors }),
    ...(there && { place: there.area }),
  };
}

function cession(
  board: BoardWithRuleset,
  loser: Power,
  { kind }: Accepted,
  { home, lands }: Nameable,
): readonly Order[] {
  if (home.length + lands.length === 0) return [];
  const { state, pack } = board;
  const terms = kind === 'conditional' ? (['B.7'] as const) : (['B.7', 'C.4'] as const);
  const free = lands.filter((id) => controllerOf(state, id) === loser && state.minors[id]?.status === 'free');
  const term: Field = {
    id: 'term',
    label: msg('empires-in-arms-peace.cession-term'),
    choice: {
      kind: 'one',
      options: terms.map((id) => ({
        id,
        label: termName(pack, id),
        detail: termEffect(pack, { term: id, home: [], lands: [], conquer: [] }),
      })),
    },
  };
  return [
    {
      id: `cession-${loser}`,
      label: msg('empires-in-arms-peace.order-cession', { loser: powerName(loser) }),
      choice: {
        kind: 'form',
        fields: [
          term,
          ...someLands(pack, 'home', home),
          ...someLands(pack, 'lands', lands),
          ...someLands(pack, 'conquer', free),
        ],
      },
    },
  ];
}

function someLands(pack: Pack, field: 'home' | 'lands' | 'conquer', ids: readonly string[]): readonly Field[] {
  if (ids.length === 0) return [];
  const options = ids.map((id): Option => {
    const place = (pack.province[id] ?? pack.minor[id])?.capital;
    const label = provinceName(pack, id);
    return { id: `${pack.province[id] ? 'province' : 'minor'}:${id}`, label, ...(place && { place }) };
  });
  const label = msg('empires-in-arms-peace.cession-lands', { field });
  return [{ id: field, label, optional: true, choice: { kind: 'some', options, min: 0, max: ids.length } }];
}

/** 10.8: the first of the victors may change the Holy Roman Empire (ruling). */
function empireOrder(board: BoardWithRuleset, surrender: Surrender, { power }: Accepted): readonly Order[] {
  if (surrender.victors[0]?.power !== power) return [];
  const options = EMPIRE_CHANGES.flatMap((change) =>
    whyNotChangeEmpire(board, surrender, change)
      ? []
      : [{ id: change, label: msg('empires-in-arms-peace.empire-change', { change }) }],
  );
  if (options.length === 0) return [];
  const label = msg('empires-in-arms-peace.order-empire', { loser: powerName(surrender.loser) });
  return [{ id: `empire-${surrender.loser}`, label, choice: { kind: 'one', options } }];
}
