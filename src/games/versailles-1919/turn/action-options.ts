import type { IssueId } from '../pack-types.ts';

const SETTLE = 'settle:';

/** 3.2: to settle this issue, as an option of the political action. */
export function settleOption(issue: IssueId): string {
  return `${SETTLE}${issue}`;
}

/** The issue that an option settles; undefined for every other action. */
export function settledBy(option: string): IssueId | undefined {
  return option.startsWith(SETTLE) ? option.slice(SETTLE.length) : undefined;
}

/** 3.1: the options of the military action. */
export const MILITARY = ['deploy', 'demobilize'] as const;

export function isMilitary(option: string): option is (typeof MILITARY)[number] {
  return MILITARY.some((id) => id === option);
}
