import type { Db } from '../../../src/database/client.ts';
import type { Services } from '../../../src/platform/services.ts';
import { testServices } from '../../harness/services.ts';

/** The middle rooms on a database that other processes serve: to set tables up and to look at what became of them. */
export function outside(db: Db): Services {
  return { ...testServices(db, { settings: { mailMergeSeconds: 0 } }), clock: { now: () => new Date() } };
}
