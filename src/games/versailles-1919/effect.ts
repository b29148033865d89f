import type { z } from 'zod';
import type { checkWhere, nestingEffects, per, players, simpleEffects, where } from './pack/effect-schema.ts';
import type { EventId, FactionId, IssueId, RegionId } from './pack-types.ts';

/** What each of them means, the schema says: pack/effect-schema.ts. */
export type Where = z.infer<typeof where>;
export type CheckWhere = z.infer<typeof checkWhere>;
export type Per = z.infer<typeof per>;
export type Players = z.infer<typeof players>;

/** What cards do. */
export type Effect = Readonly<z.infer<(typeof simpleEffects)[number] | ReturnType<typeof nestingEffects>[number]>>;

/** An interface, because only that may refer to effects while their type is being inferred. */
export interface EffectList extends ReadonlyArray<Effect> {}

export type EffectOf<Op extends Effect['op']> = Extract<Effect, { op: Op }>;

/** For whom an effect is, and which card says so. */
export type Context = {
  readonly you: FactionId;
  readonly card: { readonly issue: IssueId } | { readonly event: EventId; readonly part: 'conference' | 'crisis' };
  /** The regions that were chosen or checked. */
  readonly regions?: readonly RegionId[];
};
