import type { Viewer } from '../../../kernel/decision.ts';
import type { Message } from '../../../kernel/message.ts';
import { markerText } from '../ending/outcome.ts';
import { nameOf } from '../map/cards.ts';
import type { Pack } from '../pack-types.ts';
import type { CorrectionFact, HiddenPlace } from './correction-fact.ts';
import { msg } from './msg.ts';
import { placeText } from './place-text.ts';

/**
 * What a moderator put right, for one viewer: a hidden card is named to those who held it or hold it now (8.1, A26).
 */
export function narrateCorrection(pack: Pack, fact: CorrectionFact, viewer: Viewer): Message {
  switch (fact.type) {
    case 'corrected-cubes':
      return msg('iron-curtain-corrections.told.cubes', {
        side: fact.of,
        amount: fact.amount,
        from: placeText(pack, fact.from),
        to: placeText(pack, fact.to),
      });
    case 'corrected-marker':
      return msg('iron-curtain-corrections.told.marker', { from: markerText(fact.from), to: markerText(fact.to) });
    case 'corrected-hidden-cards': {
      const [one, other] = fact.cards;
      if (!one || !other) throw new Error('two cards change places');
      const args = { from: placeText(pack, one.from), to: placeText(pack, one.to) };
      const knows = viewer === 'moderator' || isOf(one.from, viewer) || isOf(one.to, viewer);
      if (!knows) return msg('iron-curtain-corrections.told.hidden-cards', args);
      return msg('iron-curtain-corrections.told.hidden-cards-named', {
        ...args,
        card: nameOf(pack, one.card),
        with: nameOf(pack, other.card),
      });
    }
    case 'corrected-card-in-play':
      return msg('iron-curtain-corrections.told.card-in-play', {
        out: nameOf(pack, fact.out),
        in: nameOf(pack, fact.in),
        place: placeText(pack, fact.from),
      });
    case 'corrected-space':
      return msg('iron-curtain-corrections.told.space', {
        card: nameOf(pack, fact.card),
        beside: fact.beside.map((card) => nameOf(pack, card)),
      });
  }
}

function isOf(place: HiddenPlace, viewer: Viewer): boolean {
  return place !== 'deck' && place.side === viewer;
}
