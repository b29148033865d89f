import type { Message } from '../../../kernel/message.ts';
import { SIDES, sideOf } from '../sides.ts';
import type { CardFace, CardInPlay, RegionView, View } from '../view-types.ts';
import { msg } from './msg.ts';
import { sideName } from './say-event.ts';

/**
 * The board in sentences: everything that the picture shows but the mark for reconstructed values, which is beside it
 * in words.
 */
export function tellBoard(view: View): readonly Message[] {
  const leader = sideOf(view.score);
  const score = msg('iron-curtain-board.text-score', {
    points: Math.abs(view.score),
    side: leader ? sideName(leader) : '',
    steps: view.stepsToFlag,
  });
  const lines = [tellTurn(view), score];
  const chosen = view.chosen?.known[0];
  const played = view.cards.find((card) => card.id === view.played);
  if (chosen?.side) lines.push(msg('iron-curtain-board.text-chosen', faceArgs(chosen, view.regions)));
  else if (view.chosen && view.active) {
    lines.push(msg('iron-curtain-board.chosen-hidden', { side: sideName(view.active) }));
  } else if (played?.side) lines.push(msg('iron-curtain-board.text-played', faceArgs(played, view.regions)));
  for (const region of view.regions) {
    lines.push(tellRegion(region));
    for (const card of view.cards) if (card.region === region.id) lines.push(tellCard(card, region));
  }
  for (const side of SIDES) {
    lines.push(
      msg('iron-curtain-board.text-side', {
        side: sideName(side),
        reserve: view.reserve[side],
        removed: view.removed[side],
        hand: view.hands[side].count,
        aside: view.aftermath[side].count,
      }),
    );
  }
  lines.push(msg('iron-curtain-board.deck', { count: view.deck }));
  return lines;
}

function tellTurn(view: View): Message {
  const { round, rounds, turn, turns } = view;
  if (view.ending) {
    return msg('iron-curtain-board.text-ending', { side: sideName(view.ending.winner), how: view.ending.how });
  }
  return view.active
    ? msg('iron-curtain-board.text-turn', { round, rounds, turn, turns, side: sideName(view.active) })
    : msg('iron-curtain-board.text-before-round', { round, rounds });
}

function tellRegion(region: RegionView): Message {
  return msg('iron-curtain-board.text-region', {
    name: region.name,
    count: region.cards.length,
    size: region.size,
    bonus: region.bonus,
    us: region.controlled.us,
    ussr: region.controlled.ussr,
    scored: region.scored ? 'yes' : 'no',
  });
}

function tellCard(card: CardInPlay, region: RegionView): Message {
  const state = card.dominance ? `${card.dominance}_dominates` : card.control ? `${card.control}_controls` : 'nobody';
  return msg('iron-curtain-board.text-card', {
    name: card.name,
    region: region.name,
    kind: card.side ? 'strategy' : 'start',
    side: card.side ? sideName(card.side) : '',
    cubes: card.cubes ?? 0,
    where: tellWhere(card.x, card.y),
    cubesOn:
      card.us + card.ussr === 0
        ? msg('iron-curtain-board.text-no-cubes')
        : msg('iron-curtain-board.text-cubes', { us: card.us, ussr: card.ussr, state }),
    last: card.last ? 'yes' : 'no',
  });
}

function tellWhere(x: number, y: number): Message {
  if (x === 0 && y === 0) return msg('iron-curtain-board.where-start');
  return msg('iron-curtain-board.where', {
    ns: y < 0 ? 'north' : y > 0 ? 'south' : 'level',
    ew: x > 0 ? 'east' : x < 0 ? 'west' : 'level',
    x: Math.abs(x),
    y: Math.abs(y),
    both: x !== 0 && y !== 0 ? 'yes' : 'no',
  });
}

/** The arguments of a sentence about a printed card. */
export function faceArgs(card: CardFace, regions: readonly RegionView[]) {
  return {
    name: card.name,
    region: regions.find((region) => region.id === card.region)?.name ?? card.region,
    side: card.side ? sideName(card.side) : '',
    cubes: card.cubes ?? 0,
    event: card.eventText ?? '',
  };
}
