import type { Sitting } from './sitting.ts';

/** The address of a sheet's page for somebody at their seat. */
export function sheetAddress({ base }: Pick<Sitting, 'base'>, decision: string): string {
  return `${base}/sheets/${encodeURIComponent(decision)}`;
}
