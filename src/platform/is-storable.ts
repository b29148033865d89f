import { unfitPlace } from '../kernel/unfit-data.ts';

/** Whether plain data can be stored; see `unfitPlace`. */
export function isStorable(data: unknown): boolean {
  return unfitPlace(data, '') === undefined;
}
