import type { Sitting } from './sitting.ts';

/** The address at which somebody at their seat composes an answer to a question, and what that leads to. */
export function draftAddress({ base }: Pick<Sitting, 'base'>, decision: string): string {
  return `${base}/drafts/${encodeURIComponent(decision)}`;
}
