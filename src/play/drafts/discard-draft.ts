import type { Services } from '../../platform/services.ts';
import { deleteDraft } from './draft-store.ts';
import type { DraftView } from './draft-view.ts';
import { type DraftKey, openDraft } from './open-draft.ts';
import { readDraft } from './read-draft.ts';

/** Throws a seat's draft for a question away; gives the empty one. Refuses what `openDraft` refuses. */
export async function discardDraft(services: Services, key: DraftKey): Promise<DraftView> {
  const { stored } = await openDraft(services, key);
  if (stored) await deleteDraft(services, key, stored);
  return readDraft(services, { ...key, begins: undefined });
}
