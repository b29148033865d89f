import { z } from '../schemas/zod.ts';

/** The header `Prefer` of RFC 7240, as Node gives it. */
export const preferHeaders = z.object({
  prefer: z.string().optional().openapi({
    description: 'With `return=minimal` the answer has no `table`, and the header `Preference-Applied` says so',
    example: 'return=minimal',
  }),
});

/** Told with an answer that left out what was not wanted. */
export const MINIMAL = { 'Preference-Applied': 'return=minimal' };

/**
 * Whether the sender wants no more than that it is done. Of several wishes about it the first counts; others are none
 * of ours.
 */
export function prefersMinimal({ prefer = '' }: z.output<typeof preferHeaders>): boolean {
  const wishes = prefer.split(',').map((wish) => wish.replace(/;.*$/s, '').replaceAll(/[\s"]/g, '').toLowerCase());
  return wishes.find((wish) => wish.startsWith('return=')) === 'return=minimal';
}
