import { type DraftKey, deleteDraft } from './draft-store.ts';
import type { DraftView } from './draft-view.ts';
import { readDraft } from './read-draft.ts';
import type { Services } from './services.ts';

/** Throws a seat's draft away; gives the empty one. */
export async function discardDraft(services: Services, key: DraftKey): Promise<DraftView> {
  await deleteDraft(services, key);
  return readDraft(services, key);
}
