import type { Message } from '../../../kernel/message.ts';
import { effectAt, eventOf, isRegion, issueOf } from '../cards.ts';
import type { Effect } from '../effect.ts';
import { effectText } from '../effects/effect-text.ts';
import { isFaction } from '../factions.ts';
import { placeText } from '../military/place-words.ts';
import { msg as gameMsg } from '../msg.ts';
import { eventName, issueName, named, nationName, regionName, strategyName, tokenName } from '../names.ts';
import { settledBy } from '../turn/action-options.ts';
import type { Cards } from '../types.ts';
import type { Subject } from './deal.ts';
import { effectsIn } from './effects-in.ts';
import { msg } from './msg.ts';

/** What an id of an answer means, within a sentence; `n` of it where there is an amount. */
export function idText(cards: Cards, { to, about = '' }: Subject, id: string, n = 1): Message | string {
  const { pack } = cards;
  switch (to) {
    case 'option':
      return issueOf(pack, about).options.find((option) => option.id === id)?.label ?? id;
    case 'which-effect': {
      const part = partsOf(cards, about)[Number(id) - 1];
      return part ? effectText(part) : id;
    }
    case 'deploy-unit':
    case 'demobilize-unit':
    case 'exhaust-units':
    case 'reclaim':
      return id === 'available' || id === 'exhausted' || isRegion(id) ? placeText(id) : word(id);
    case 'naval-flags':
      return id === 'navy-uk' || id === 'navy-us' ? tokenName(id, n) : id;
    default:
      return cardText(cards, id) ?? placedText(id) ?? word(id);
  }
}

/** The parts of the either/or that a card holds; it is the first one of its two halves. */
function partsOf(cards: Cards, event: string): readonly Effect[] {
  const { conference, crisis } = eventOf(cards.pack, event);
  for (const half of [conference, crisis])
    for (const { effect } of effectsIn(effectAt(cards, half))) if (effect.op === 'either') return effect.effects;
  return [];
}

/** A card by its name; one of your cubes may go with an event (5.3, step 3b). */
function cardText({ pack }: Cards, id: string): Message | string | undefined {
  const discarded = id.startsWith('discard:') ? id.slice('discard:'.length) : undefined;
  const settled = settledBy(id);
  if (discarded !== undefined)
    return gameMsg('versailles-1919.option.from-discard', { issue: issueName(pack, discarded), price: 0 });
  if (settled !== undefined) return msg('versailles-1919-deals.word-settle', { issue: issueName(pack, settled) });
  if (id.endsWith('+cube'))
    return msg('versailles-1919-deals.word-cube', { event: eventName(pack, id.slice(0, -'+cube'.length)) });
  if (Object.hasOwn(pack.issue, id)) return issueName(pack, id);
  if (Object.hasOwn(pack.event, id)) return eventName(pack, id);
  return Object.hasOwn(pack.strategy, id) ? strategyName(pack, id) : undefined;
}

/** A region, a nation, a space of a track, or the units of a bid. */
function placedText(id: string): Message | undefined {
  if (isRegion(id)) return regionName(id);
  if (isFaction(id)) return nationName(id);
  const [region, column] = id.split(':');
  if (isRegion(region))
    return gameMsg('versailles-1919.option.space', { region: regionName(region), column: Number(column) });
  const force = /^(units:|region\+)(\d+)$/.exec(id);
  if (!force) return undefined;
  return msg('versailles-1919-deals.word-force', {
    units: Number(force[2]),
    inRegion: force[1] === 'region+' ? 'yes' : 'no',
  });
}

function word(id: string): Message {
  return msg('versailles-1919-deals.word', { word: named(id) });
}
