import type { Viewer } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import type { Setting } from '../../kernel/rules.ts';
import { narrateCorrection } from './corrections/narrate-correction.ts';
import { endingText, markerText, netText } from './ending/outcome.ts';
import { eventText } from './events/event-text.ts';
import type { Fact } from './fact.ts';
import { cardOf, nameOf, regionIdOf, regionOf } from './map/cards.ts';
import { msg } from './msg.ts';
import { narrateCubes } from './narrate-cubes.ts';
import type { CardId, Pack, Side } from './pack-types.ts';
import { isSide, opponent } from './sides.ts';
import type { IronCurtain } from './types.ts';

/** A fact in words, for one viewer: a hidden card is named only to its side and to the moderator (8.1). */
export function narrate({ pack }: Setting<IronCurtain>, fact: Fact, viewer: Viewer): Message | undefined {
  const name = (card: CardId) => nameOf(pack, card);
  switch (fact.type) {
    case 'set-up':
      return msg('iron-curtain.told.set-up', {
        start: name(fact.start),
        ...fact.cubes,
        reserveUs: fact.reserve.us,
        reserveUssr: fact.reserve.ussr,
      });
    case 'cards-dealt':
      return dealt(pack, fact, viewer);
    case 'starter-set':
      return msg('iron-curtain.told.starter', { by: fact.by ?? 'nobody', starter: fact.starter, round: fact.round });
    case 'card-chosen':
      if (viewer !== fact.side && viewer !== 'moderator') return undefined;
      return msg('iron-curtain.told.chosen', { side: fact.side, card: name(fact.card), only: yesNo(fact.only) });
    case 'card-placed': {
      const region = regionOf(pack, regionIdOf(pack, fact.card));
      const { card, direction } = fact.beside;
      return msg('iron-curtain.told.placed', {
        side: fact.side,
        card: name(fact.card),
        region: region.name,
        inPlay: fact.inPlay,
        size: region.size,
        where: msg('iron-curtain.direction', { direction, card: name(card) }),
        only: yesNo(fact.only),
      });
    }
    case 'region-scored': {
      const { name: region, size } = regionOf(pack, fact.region);
      return msg('iron-curtain.told.scored', {
        reason: fact.reason,
        region,
        inPlay: fact.inPlay,
        size,
        whole: yesNo(fact.inPlay === size),
        ...fact.controlled,
        controlled: fact.controlled.us + fact.controlled.ussr > 0 ? 'some' : 'none',
        bonus: fact.bonus,
        bonusTo: fact.bonus > 0 && fact.bonusTo ? fact.bonusTo : 'nobody',
        net: netText(fact.net),
        marker: markerText(fact.score),
      });
    }
    case 'order-chosen':
      return msg('iron-curtain.told.order', { side: fact.side, card: name(fact.card), cubes: fact.cubes });
    case 'event-chosen':
      return msg('iron-curtain.told.event', {
        side: fact.side,
        card: name(fact.card),
        event: printedEvent(pack, fact.card),
      });
    case 'event-declined':
      return msg('iron-curtain.told.event-declined', {
        side: fact.side,
        card: name(fact.card),
        event: printedEvent(pack, fact.card),
      });
    case 'event-without-effect':
      return msg('iron-curtain.told.event-nothing', {
        card: name(fact.card),
        event: eventText(pack, fact.effect, fact.side),
      });
    case 'card-without-effect':
      return msg('iron-curtain.told.card-nothing', { card: name(fact.card) });
    case 'effect-chosen':
      return msg('iron-curtain.told.effect', { side: fact.side, event: eventText(pack, fact.effect, fact.side) });
    case 'points-gained':
      return msg('iron-curtain.told.gained', {
        side: fact.side,
        points: fact.points,
        card: name(fact.card),
        marker: markerText(fact.score),
      });
    case 'round-ended':
      return roundEnded(pack, fact, viewer);
    case 'aftermath':
      return msg('iron-curtain.told.aftermath', {
        cards: fact.cards.map(({ card, ...shown }) =>
          msg('iron-curtain.told.aftermath-card', { ...shown, card: name(card) }),
        ),
        ...fact.sums,
        net: netText(fact.gainer === 'ussr' ? -fact.points : fact.points),
        capped: yesNo(fact.capped),
        marker: markerText(fact.score),
      });
    case 'game-over':
      return endingText(fact.ending, fact.score);
    case 'corrected-cubes':
    case 'corrected-marker':
    case 'corrected-hidden-cards':
    case 'corrected-card-in-play':
    case 'corrected-space':
      return narrateCorrection(pack, fact, viewer);
    default:
      return narrateCubes(pack, fact);
  }
}

/** The side whose doing a fact is; none for what the rules themselves do. */
export function doerOf(_setting: Setting<IronCurtain>, fact: Fact): Side | undefined {
  if (fact.type === 'starter-set') return fact.by;
  return 'side' in fact ? fact.side : undefined;
}

function dealt(pack: Pack, { round, hands, deck }: Extract<Fact, { type: 'cards-dealt' }>, viewer: Viewer): Message {
  const names = (side: Side) => hands[side].map((card) => nameOf(pack, card));
  if (viewer === 'moderator')
    return msg('iron-curtain.told.dealt-all', { round, us: names('us'), ussr: names('ussr'), deck });
  if (!isSide(viewer)) return msg('iron-curtain.told.dealt', { round, count: hands.us.length, deck });
  const other = opponent(viewer);
  return msg('iron-curtain.told.dealt-you', {
    round,
    cards: names(viewer),
    opponent: other,
    count: hands[other].length,
    deck,
  });
}

function roundEnded(pack: Pack, fact: Extract<Fact, { type: 'round-ended' }>, viewer: Viewer): Message {
  const { round, aside } = fact;
  const marker = markerText(fact.score);
  const names = (side: Side) => aside[side].map((card) => nameOf(pack, card));
  if (fact.last) return msg('iron-curtain.told.last-round-over', { marker });
  if (viewer === 'moderator')
    return msg('iron-curtain.told.round-over-all', { round, marker, us: names('us'), ussr: names('ussr') });
  if (!isSide(viewer)) return msg('iron-curtain.told.round-over', { round, marker });
  return msg('iron-curtain.told.round-over-you', { round, marker, cards: names(viewer), opponent: opponent(viewer) });
}

function printedEvent(pack: Pack, id: CardId): Message {
  const card = cardOf(pack, id);
  return eventText(pack, card.event, card.side);
}

function yesNo(is: boolean): 'yes' | 'no' {
  return is ? 'yes' : 'no';
}
