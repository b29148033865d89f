import type { Alongside } from '../platform/services.ts';
import { dropDrafts, dropSheets } from '../play/drafts/drop-drafts.ts';
import { endTakebacks } from '../rulings/takeback/end-takebacks.ts';
import { keepSeats } from '../seats/substitutes/keep-seats.ts';

/** What the rooms above the log have each of its writes bring along. */
export const ALONGSIDE: readonly Alongside[] = [dropDrafts, dropSheets, endTakebacks, keepSeats];
