import { policySchema } from '../policy.ts';

/** Whether the seats of a table are bid for, in secret, while it is forming. */
export function isBidFor({ policy }: { readonly policy: unknown }): boolean {
  return policySchema.safeParse(policy).data?.seating === 'bids';
}
