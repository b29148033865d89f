import type { Services } from '../../platform/services.ts';
import { type DraftKey, deleteDraft } from './draft-store.ts';
import type { DraftView } from './draft-view.ts';
import { readDraft } from './read-draft.ts';

/** Throws a seat's draft away; gives the empty one. */
export async function discardDraft(services: Services, key: DraftKey): Promise<DraftView> {
  await deleteDraft(services, key);
  return readDraft(services, key);
}
