import { msg } from '../i18n/msg.ts';
import { refuseUnfit } from '../kernel/unfit-data.ts';
import { explainFault } from './explain-fault.ts';
import { fillHead } from './fill-head.ts';
import { type GameRecord, recordSchema } from './record.ts';
import { refuseRecord } from './say.ts';
import { withoutNotes } from './without-notes.ts';

/** Most faults of a record that one answer lists. */
const LISTED = 20;

/**
 * A record from parsed JSON. Refused (`bad-input`) with the place of every fault: an unknown key, another kind of
 * value, data that nobody can keep or follow (see `unfitPlace`), a setup entry that contradicts the head.
 */
export function readRecord(json: unknown): GameRecord {
  refuseUnfit(json, 'record');
  const plain = withoutNotes(json);
  const read = recordSchema.safeParse(plain);
  if (read.success) return fillHead(read.data);
  const { issues } = read.error;
  const details = issues
    .slice(0, LISTED)
    .flatMap((issue) => explainFault(issue, plain))
    .slice(0, LISTED);
  throw refuseRecord(msg('records.not-a-record', { count: issues.length }), details);
}
