import type { Answer } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { theAmounts } from '../answers.ts';
import { openIssues } from '../cards.ts';
import { msg } from '../msg.ts';
import { issueName } from '../names.ts';
import type { FactionId } from '../pack-types.ts';
import type { Position } from '../types.ts';
import { neededToLead } from './cubes.ts';
import { cubesText } from './cubes-words.ts';
import { supplyOf } from './supply.ts';

/** 4.1: why cubes cannot be placed so; undefined where that is for the choice to say. */
export function refusePlacing({ state, pack }: Position, faction: FactionId, answer: Answer): Message | undefined {
  const amounts = theAmounts({ given: answer });
  const issues = Object.keys(amounts).filter((issue) => openIssues(state).includes(issue));
  if (issues.length !== Object.keys(amounts).length || issues.length === 0) return undefined;
  if (issues.length !== 2) return msg('versailles-1919.refused.two-issues', { count: issues.length });
  const behind = issues.find((issue) => (amounts[issue] ?? 0) < neededToLead(state, issue, faction));
  if (behind !== undefined)
    return msg('versailles-1919.refused.not-leading', {
      issue: issueName(pack, behind),
      cubes: cubesText(state, behind),
      needed: neededToLead(state, behind, faction),
    });
  const { available } = supplyOf(state, faction);
  const total = issues.reduce((sum, issue) => sum + (amounts[issue] ?? 0), 0);
  return total > available ? msg('versailles-1919.refused.cubes', { total, available }) : undefined;
}
