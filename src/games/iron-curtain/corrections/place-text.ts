import type { Message } from '../../../kernel/message.ts';
import { nameOf } from '../map/cards.ts';
import type { Pack } from '../pack-types.ts';
import type { CubePlace, HiddenPlace } from './correction-fact.ts';
import { msg } from './msg.ts';

/** Where cubes or a hidden card are: "Japan", "the reserve", "the hand of the US". */
export function placeText(pack: Pack, place: CubePlace | HiddenPlace): Message {
  if (typeof place === 'string') return msg('iron-curtain-corrections.place', { place, side: 'none' });
  if ('card' in place) return msg('iron-curtain-corrections.option.card', { card: nameOf(pack, place.card) });
  return msg('iron-curtain-corrections.place', { place: place.in, side: place.side });
}
