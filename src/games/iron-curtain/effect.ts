import type { z } from 'zod';
import type { nestingEffects, simpleEffects, where } from './pack/effect-schema.ts';

/** Which cards in play an event reaches; judged before the event begins. Absent: all of them. */
export type Where = z.infer<typeof where>;

/** What an event does, as the data pack writes it. What each of them means, the schema says: pack/effect-schema.ts. */
export type Effect = Readonly<z.infer<(typeof simpleEffects)[number] | ReturnType<typeof nestingEffects>[number]>>;

/** An interface, because only that may refer to effects while their type is being inferred. */
export interface EffectList extends ReadonlyArray<Effect> {}

export type PlacingEffect = Extract<
  Effect,
  { readonly op: 'infiltrate' | 'command' | 'command_ignore_dominance' | 'command_ignore_adjacency' }
>;
