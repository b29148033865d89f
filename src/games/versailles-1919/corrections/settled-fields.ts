import type { Amounts, Answer, Field, Option } from '../../../kernel/choice.ts';
import { issueOf } from '../cards.ts';
import { FACTIONS, factionsIn } from '../factions.ts';
import { issueName, nationName, tokenName } from '../names.ts';
import { TOKENS } from '../pack/value-schemas.ts';
import type { FactionId, IssueId, OptionId, Token } from '../pack-types.ts';
import type { At, Position } from '../types.ts';
import { optionIn, valueIn } from './correction.ts';
import { msg } from './msg.ts';

const OF = '/';
/** More of a kind than any card gives. */
const MOST_TOKENS = 9;

/** An issue with its option, who controls it, and what lies on it. */
export type Wanted = {
  readonly issue: IssueId;
  readonly option: OptionId;
  readonly owner: FactionId;
  readonly tokens: readonly Token[];
};

/**
 * What is asked about an issue that is settled, or shall be: one of all options of these issues, the owner, the tokens.
 */
export function settledFields(
  position: Position,
  issues: readonly { readonly issue: IssueId; readonly detail?: Option['detail'] }[],
): readonly Field[] {
  const { state, pack } = position;
  return [
    {
      id: 'issue',
      label: msg('versailles-1919-corrections.field.issue-and-option'),
      choice: {
        kind: 'one',
        options: issues.flatMap(({ issue, detail }) =>
          issueOf(pack, issue).options.map((option) => ({
            id: `${issue}${OF}${option.id}`,
            label: msg('versailles-1919-corrections.option.issue-option', {
              issue: issueName(pack, issue),
              option: option.label,
            }),
            ...(detail && { detail }),
          })),
        ),
      },
    },
    {
      id: 'owner',
      label: msg('versailles-1919-corrections.field.owner'),
      choice: {
        kind: 'one',
        options: factionsIn(state).map((faction) => ({ id: faction, label: nationName(faction) })),
      },
    },
    {
      id: 'tokens',
      label: msg('versailles-1919-corrections.field.tokens'),
      choice: {
        kind: 'spread',
        slots: TOKENS.map((token) => ({ id: token, label: tokenName(token, 1), max: MOST_TOKENS })),
        total: { min: 0, max: MOST_TOKENS },
      },
    },
  ];
}

/** What was answered to these fields. */
export function wantedIn(answer: Answer): Wanted {
  const [issue = '', option = ''] = optionIn(answer, 'issue').split(OF);
  const owner = FACTIONS.find((faction) => faction === optionIn(answer, 'owner'));
  if (!owner) throw new Error('no such owner');
  const amounts = amountsOf(valueIn(answer, 'tokens'));
  const tokens = TOKENS.flatMap((token) => Array.from({ length: amounts[token] ?? 0 }, () => token));
  return { issue, option, owner, tokens };
}

function amountsOf(answer: Answer | undefined): Amounts {
  const all: readonly (readonly [string, unknown])[] = typeof answer === 'object' ? Object.entries(answer) : [];
  return Object.fromEntries(all.filter((entry): entry is readonly [string, number] => typeof entry[1] === 'number'));
}

/** Issues that can be settled: all but the end card, which has no options (13.2). */
export function canBeSettled({ pack }: Pick<At, 'pack'>, issue: IssueId): boolean {
  return issue !== pack.endCard;
}
