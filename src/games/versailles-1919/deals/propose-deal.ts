import type { Field, Option, Slot } from '../../../kernel/choice.ts';
import { accepts } from '../../../kernel/explain-refusal.ts';
import type { Message } from '../../../kernel/message.ts';
import { fieldsOf, theAnswer } from '../answers.ts';
import { supplyOf } from '../influence/supply.ts';
import { msg as gameMsg } from '../msg.ts';
import type { FactionId } from '../pack-types.ts';
import type { Decide, Position } from '../types.ts';
import { dropProposed } from './drafts.ts';
import { freeCubes, MOST_CUBES } from './free-cubes.ts';
import { listedPromises } from './listed-promises.ts';
import { msg } from './msg.ts';
import { dealers, factionOf, othersThan, theAnswerer } from './parties.ts';
import { refuseWords } from './plain-line.ts';
import { promiseText } from './promise-words.ts';
import { promiseId, promiseIdOf } from './promised.ts';
import { readTerms } from './read-terms.ts';
import { refuseEmpty, refuseMore, refuseTerms } from './refuse-terms.ts';

/** Characters of a note or a message. */
export const LONGEST_TEXT = 500;

/** Promises that one list of a deal may hold. */
const MOST_PROMISES = 6;

/** 12.4: a deal is proposed; it holds when all others who are named in it have accepted. */
export const proposeDeal: Decide<'propose-deal'> = {
  section: '12.4',
  seats: dealers,
  ask: (position, seat) => {
    const { available, exhausted } = supplyOf(position.state, factionOf(seat));
    return {
      prompt: msg('versailles-1919-deals.ask.propose', { available, exhausted }),
      choice: { kind: 'form', fields: fieldsFor(position, factionOf(seat)) },
    };
  },
  refuse(position, seat, answer, args) {
    const tooMany = refuseMore(position.state, factionOf(seat));
    if (tooMany) return tooMany;
    const terms = readTerms(position, factionOf(seat), answer);
    const refused = refuseWords(fieldsOf(answer).note) ?? refuseTerms(position, terms);
    if (refused) return refused;
    return accepts(proposeDeal.ask(position, seat, args).choice, answer) ? refuseEmpty(terms) : undefined;
  },
  waiting: () => msg('versailles-1919-deals.waiting.propose'),
  apply(play, answers) {
    const { state, tell } = play;
    const faction = theAnswerer(answers);
    const terms = readTerms(play, faction, theAnswer(answers));
    dropProposed(state, faction, terms.promises);
    state.dealsMade += 1;
    state.deals.push({ ...terms, id: state.dealsMade, accepted: [], status: 'open' });
    tell({ type: 'deal-proposed', faction, deal: state.dealsMade, terms });
  },
  fallback: () => ({}),
};

function fieldsFor(position: Position, by: FactionId): readonly Field[] {
  const { state } = position;
  const others = othersThan(position, by);
  const free = (faction: FactionId) => freeCubes(state, faction);
  const exhausted = (faction: FactionId) => supplyOf(state, faction).exhausted;
  const mine = listedPromises(position, by, by).map((each) => option(promiseId(each), promiseText(position, each)));
  const theirs = others.flatMap((other) =>
    listedPromises(position, by, other).map((each) => option(promiseIdOf(each), promiseText(position, each))),
  );
  return [
    ...spread('give', msg('versailles-1919-deals.field.give'), free(by), others, (other) => [
      free(by),
      exhausted(other),
    ]),
    ...spread('get', msg('versailles-1919-deals.field.get'), exhausted(by), others, (other) => [
      free(other),
      exhausted(by),
    ]),
    ...some('mine', msg('versailles-1919-deals.field.mine'), mine, MOST_PROMISES),
    ...some('theirs', msg('versailles-1919-deals.field.theirs'), theirs, MOST_PROMISES),
    ...some('with', msg('versailles-1919-deals.field.with'), others.map(seatOption), others.length),
    {
      id: 'note',
      label: msg('versailles-1919-deals.field.note'),
      choice: { kind: 'text', min: 1, max: LONGEST_TEXT },
      optional: true,
    },
  ];
}

/** A faction as an option. */
export function seatOption(faction: FactionId): Option {
  return option(faction, gameMsg('versailles-1919.seat', { nation: faction }));
}

function option(id: string, label: Message): Option {
  return { id, label };
}

/** Cubes for some of the others; left out where none can be moved. */
function spread(
  id: string,
  label: Message,
  total: number,
  others: readonly FactionId[],
  limits: (other: FactionId) => readonly number[],
): readonly Field[] {
  const slots = others.flatMap((other): readonly Slot[] => {
    const max = Math.min(MOST_CUBES, ...limits(other));
    return max > 0 ? [{ ...seatOption(other), max }] : [];
  });
  const most = Math.min(
    total,
    slots.reduce((sum, { max }) => sum + max, 0),
  );
  if (slots.length === 0) return [];
  return [{ id, label, choice: { kind: 'spread', slots, total: { min: 1, max: most } }, optional: true }];
}

function some(id: string, label: Message, options: readonly Option[], most: number): readonly Field[] {
  if (options.length === 0) return [];
  const max = Math.min(most, options.length);
  return [{ id, label, choice: { kind: 'some', options, min: 1, max }, optional: true }];
}
