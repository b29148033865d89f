import type { Choice } from '../../../kernel/choice.ts';
import type { Json, JsonObject } from '../../../kernel/json.ts';
import { isFaction } from '../factions.ts';
import type { FactionId } from '../pack-types.ts';
import type { Position } from '../types.ts';
import type { Promisable } from './promisable.ts';

/** A question as it is put to the seat that decides for a faction. */
export type Put = { readonly name: Promisable; readonly args: JsonObject; readonly choice: Choice };

/** Whose choice a question is: the faction that acts, or the one for whom a card is carried out. */
export function factionAsked(args: JsonObject): FactionId | undefined {
  const faction = stringIn(args, 'faction') ?? stringIn(objectIn(args, 'context'), 'you');
  return isFaction(faction) ? faction : undefined;
}

/** What a question is about: an issue, a region, a card; undefined where there is only one such question. */
export function aboutOf({ state }: Pick<Position, 'state'>, name: Promisable, args: JsonObject): string | undefined {
  if (name === 'optional-event') return state.event;
  if (name === 'bid' || name === 'bid-influence') return state.auction?.issue;
  const card = objectIn(objectIn(args, 'context'), 'card');
  return stringIn(card, 'event') ?? stringIn(card, 'issue') ?? stringIn(args, 'issue') ?? stringIn(args, 'region');
}

function stringIn(object: JsonObject | undefined, key: string): string | undefined {
  const value = object?.[key];
  return typeof value === 'string' ? value : undefined;
}

function objectIn(object: JsonObject | undefined, key: string): JsonObject | undefined {
  const value = object?.[key];
  return isObject(value) ? value : undefined;
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
