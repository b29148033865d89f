import { z } from 'zod';
import { CHAPTER_ID } from '../kernel/chapter.ts';

/**
 * What the people of a table may do beside the game, as it is stored in `Table.policy`; what is missing is as usual.
 * Each room reads its own part, with its usual values: `clockPolicy`, `takebackPolicy`, `moderationPolicy`,
 * `windowPolicy`, `pressPolicy`, `isBidFor`, `computerPace`.
 */
export const policySchema = z.strictObject({
  /** Whether people choose their seats, or bid for them in secret until the game begins. */
  seating: z.enum(['chosen', 'bids']).optional(),
  /** False: how the game ends changes nobody's rating. */
  rated: z.boolean().optional(),
  /** How often each seat may stop all clocks by itself, and for how many hours at most. */
  emergencyPauses: z.int().min(0).max(10).optional(),
  emergencyPauseHours: z.number().min(1).max(336).optional(),
  /** Computer players answer at once, or after minutes as people do. */
  computerPace: z.enum(['at-once', 'human']).optional(),
  takebacks: z.enum(['consent', 'never']).optional(),
  takebackHours: z.number().min(1).max(720).optional(),
  /** A host who does not play may moderate the table. */
  hostModerates: z.boolean().optional(),
  disputePauseHours: z.number().min(0).max(336).optional(),
  disputeEscalationHours: z.number().min(1).max(720).optional(),
  /** While a question is answered in secret everybody sees which seats are ready; else how many are. */
  namesReady: z.boolean().optional(),
  /** To whom letters may be written: to anybody, or only to everybody at once. */
  pressTo: z.enum(['anybody', 'everybody']).optional(),
  /** When: `parts` are those that `pressParts` names; `around`: before the game and after it. */
  pressWhen: z.enum(['always', 'parts', 'around', 'never']).optional(),
  /** Chapters of the game, or parts of them, by their ids: `politics`. */
  pressParts: z.array(z.string().regex(CHAPTER_ID).max(40)).max(20).optional(),
  /** Whether letters say who wrote them; `choice`: as the writer likes. */
  pressSigned: z.enum(['always', 'choice', 'never']).optional(),
  /** Whether the letters of a finished game can be read by all who may read the game. */
  pressPublished: z.enum(['agreed', 'always', 'never']).optional(),
});

export type Policy = z.infer<typeof policySchema>;
