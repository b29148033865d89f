import type {
  EventCard,
  EventPart,
  FactionId,
  Issue,
  IssueId,
  IssueOption,
  Pack,
  RegionId,
  Strategy,
} from './pack-types.ts';
import type { Settled, State } from './state.ts';
import type { Position } from './types.ts';

export const REGIONS = ['eu', 'ba', 'me', 'af', 'pa'] as const satisfies readonly RegionId[];

export function isRegion(id: string | undefined): id is RegionId {
  return REGIONS.some((region) => region === id);
}

export function issueOf(pack: Pack, id: IssueId): Issue {
  const issue = pack.issue[id];
  if (!issue) throw new Error(`no issue ${id}`);
  return issue;
}

export function optionOf(issue: Issue, id: string): IssueOption {
  const option = issue.options.find((other) => other.id === id);
  if (!option) throw new Error(`no option ${id} of ${issue.id}`);
  return option;
}

export function eventOf(pack: Pack, id: string): EventCard {
  const event = pack.event[id];
  if (!event) throw new Error(`no event ${id}`);
  return event;
}

export function strategyOf(pack: Pack, id: string): Strategy {
  const strategy = pack.strategy[id];
  if (!strategy) throw new Error(`no strategy ${id}`);
  return strategy;
}

/** What a half of an event does at this table: the sources differ on some, and an option decides. */
export function effectAt({ options }: Pick<Position, 'options'>, { effect, otherwise }: EventPart) {
  const set =
    otherwise && Object.entries(options).some(([id, value]) => id === otherwise.option && value === otherwise.value);
  return set ? otherwise.effect : effect;
}

/** The region of an issue that has a track. */
export function regionOfIssue(pack: Pack, id: IssueId): RegionId | undefined {
  const { kind } = issueOf(pack, id);
  return isRegion(kind) ? kind : undefined;
}

/** 1.7: what a faction controls. */
export function controlledBy(state: State, faction: FactionId): readonly Settled[] {
  return state.settled.filter((settled) => settled.owner === faction);
}

export function settledOf(state: State, issue: IssueId): Settled {
  const settled = state.settled.find((other) => other.issue === issue);
  if (!settled) throw new Error(`${issue} is not settled`);
  return settled;
}

/** Issues that can hold cubes. */
export function openIssues({ table, waitingRoom }: State): readonly IssueId[] {
  return [...table, ...waitingRoom];
}

/** Printed VP of the issues a faction controls (11.2, 14.1). */
export function issueVp(state: State, pack: Pack, faction: FactionId): number {
  return controlledBy(state, faction).reduce((sum, { issue }) => sum + issueOf(pack, issue).vp, 0);
}
