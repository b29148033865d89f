import type { Viewer } from '../../kernel/decision.ts';
import { refuse } from '../../platform/refuse.ts';

/** As whom a table is read: as the reader is, or as a spectator when they ask for it. Refuses (`forbidden`) others. */
export function chosenViewer(viewer: Viewer, as: string | undefined): Viewer {
  if (as === undefined || as === viewer || as === 'spectator') return as ?? viewer;
  throw viewer === 'spectator'
    ? refuse('forbidden', 'api.only-spectator', { given: as })
    : refuse('forbidden', 'api.not-your-view', { seat: viewer, given: as });
}
