import type { State } from '../state.ts';
import type { Draft, Promised } from './deal.ts';
import { isSame } from './promised.ts';

const NOTHING: Draft = { promises: [] };

/** What a seat has prepared for its next deal. */
export function draftOf({ drafts }: State, seat: string): Draft {
  return drafts && Object.hasOwn(drafts, seat) ? (drafts[seat] ?? NOTHING) : NOTHING;
}

export function keepDraft(state: State, seat: string, draft: Draft): void {
  state.drafts = { ...state.drafts, [seat]: draft };
}

/** What was proposed is prepared no more. */
export function dropProposed(state: State, seat: string, proposed: readonly Promised[]): void {
  if (!state.drafts) return;
  const { promises } = draftOf(state, seat);
  keepDraft(state, seat, { promises: promises.filter((each) => !proposed.some((other) => isSame(each, other))) });
}
