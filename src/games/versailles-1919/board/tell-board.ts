import type { Message } from '../../../kernel/message.ts';
import { tellDeals } from '../deals/deal-view.ts';
import { named } from '../names.ts';
import type { View } from '../view-types.ts';
import { msg } from './msg.ts';
import { kindTitle, nationTitle } from './names.ts';
import { tellEvent, tellIssue, tellStrategy } from './tell-cards.ts';
import { tellNations } from './tell-nations.ts';
import { tellColumns, tellDemobilized, tellHappiness, tellTracks, tellZones } from './tell-tracks.ts';
import { bidWords, checkLines } from './trouble-words.ts';

/** The board in sentences: everything that the picture shows, in the same order, and the whole discard pile. */
export function tellBoard(view: View): readonly Message[] {
  const cards = tellCards(view);
  const tracks = [...tellTracks(view), ...tellHappiness(view), tellDemobilized(view)];
  const nations = tellNations(view);
  return [
    tellTurn(view),
    ...tellTrouble(view),
    ...tellDeals(view.deals),
    ...view.drawn.map((issue) => tellIssue(issue, 'drawn')),
    ...(view.ending ? [...nations, ...tracks, ...cards] : [...cards, ...tracks, ...nations]),
    ...view.strategies.map((card) => tellStrategy(card, view.strategiesChosen)),
    ...tellPiles(view),
  ];
}

/** What is printed on the board, and what is seldom looked up: the cards that nobody has, decks and boxes. */
export function tellRests(view: View): readonly Message[] {
  return [
    ...tellColumns(view),
    ...tellZones(view),
    tellDemobilized(view),
    ...view.strategies.map((card) => tellStrategy(card, view.strategiesChosen)),
    ...tellPiles(view),
  ];
}

function tellPiles(view: View): readonly Message[] {
  return [
    ...(view.discard.length > 0 ? [tellDiscards(view)] : []),
    msg('versailles-1919-board.decks', {
      issues: view.deck,
      events: view.eventDeck,
      discarded: view.eventDiscard.length,
    }),
    msg('versailles-1919-board.end-card-place', { where: view.endCard }),
  ];
}

/** The Table and the Waiting Room. */
function tellCards({ table, event, waitingRoom, waitingEvents }: View): readonly Message[] {
  return [
    ...table.map((issue) => tellIssue(issue, 'table')),
    ...(event ? [tellEvent(event, 'table')] : []),
    ...waitingRoom.map((issue) => tellIssue(issue, 'waiting')),
    ...waitingEvents.map((each) => tellEvent(each, 'waiting')),
  ];
}

function tellTurn(view: View): Message {
  const { active, ending, turn, done, solo } = view;
  if (ending) return msg('versailles-1919-board.text-ended', { how: named(ending.how), turn });
  if (!active) return msg('versailles-1919-board.turn', { turn });
  return msg('versailles-1919-board.text-turn', {
    turn,
    nation: nationTitle(active),
    political: done.political ? 'done' : 'open',
    military: done.military ? 'done' : 'open',
    solo: solo
      ? msg('versailles-1919-board.text-solo', {
          nation: nationTitle(solo.faction),
          points: solo.points,
          target: solo.target,
        })
      : '',
  });
}

/** The check and the auction under way. */
function tellTrouble(view: View): readonly Message[] {
  const { check, auction } = view;
  return [
    ...(check ? checkLines(view, check).map((line) => msg('versailles-1919-board.text-check', { line })) : []),
    ...(auction
      ? [
          tellIssue(auction.issue, 'auction'),
          ...view.factions
            .filter(({ id }) => id !== view.neutral)
            .map(({ id }) =>
              msg('versailles-1919-board.text-bid', {
                nation: nationTitle(id),
                owner: id === auction.owner ? 'yes' : 'no',
                bid: bidWords(auction, id),
              }),
            ),
        ]
      : []),
  ];
}

/** The whole discard pile lies open; the first cards can be taken for a price. */
function tellDiscards({ discard, discardPrices }: View): Message {
  return msg('versailles-1919-board.text-discards', {
    issues: discard.map(({ name, kind, vp }, n) => {
      const price = discardPrices[n];
      const args = { name, kind: kindTitle(kind), vp };
      return price === undefined
        ? msg('versailles-1919-board.text-issue', args)
        : msg('versailles-1919-board.text-discarded', { ...args, price });
    }),
  });
}
