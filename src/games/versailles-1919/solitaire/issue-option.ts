import type { Option } from '../../../kernel/choice.ts';
import { cubesText } from '../influence/cubes-words.ts';
import { issueName } from '../names.ts';
import type { FactionId, IssueId } from '../pack-types.ts';
import type { At } from '../types.ts';
import { msg } from './msg.ts';
import { potentialValue } from './value.ts';

/** An open issue as an option: what it could be worth to a faction (16.3), and the cubes on it. */
export function issueOption({ state, pack }: At, issue: IssueId, faction: FactionId): Option {
  return {
    id: issue,
    label: msg('versailles-1919-solitaire.option.issue', { issue: issueName(pack, issue) }),
    detail: msg('versailles-1919-solitaire.option.issue-detail', {
      value: potentialValue(pack, issue, faction),
      cubes: cubesText(state, issue),
    }),
    place: `issue:${issue}`,
  };
}
