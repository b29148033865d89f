import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';

/** The log of a process: one JSON text a line, to the standard output when no other place is given. */
export function createLog(level: string, to?: DestinationStream): Logger {
  const options = { level, serializers: { err: describeError } };
  return to === undefined ? pino(options) : pino(options, to);
}
