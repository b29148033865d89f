import stringify from 'safe-stable-stringify';
import { isRecord } from '../../../kernel/is-record.ts';
import type { LoadedPack } from '../../../kernel/loaded-pack.ts';
import type { Message } from '../../../kernel/message.ts';
import { eventSentence } from '../events/event-text.ts';
import type { Pack } from '../pack-types.ts';
import type { PackFile } from './pack-schema.ts';
import { provenanceOf } from './provenance.ts';

type Reconstructed = LoadedPack['reconstructed'];

/**
 * Every value of the pack that is not the printed one: `cards.poland.cubes`, its value (an event's in words), its
 * source.
 */
export function listReconstructed(file: PackFile, pack: Pick<Pack, 'card' | 'region'>): Reconstructed {
  const { cards, ...rest } = file;
  const events = new Map<string, Message>();
  for (const { id, event, side } of Object.values(pack.card))
    events.set(`cards.${id}.event`, eventSentence(pack, event, side));
  return valuesIn({ ...rest, cards: Object.fromEntries(cards.map((card) => [card.id, card])) }, '', events);
}

function valuesIn(value: unknown, at: string, events: ReadonlyMap<string, Message>): Reconstructed {
  if (!isRecord(value)) return [];
  if (typeof value.source !== 'string')
    return Object.entries(value).flatMap(([key, inner]) => valuesIn(inner, at ? `${at}.${key}` : key, events));
  if (provenanceOf(value.source) !== 'reconstructed') return [];
  return [{ at, value: events.get(at) ?? shown(value.value), source: value.source }];
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : (stringify(value) ?? '');
}
