import { ACCESS_TO, type Access, OPEN_BY_TREATY } from '../access/access.ts';
import { lastMonth } from '../access/access-month.ts';
import type { AccessView } from '../access/access-view.ts';
import { stillHolds } from '../access/has-access.ts';
import { POWERS, type Power } from '../pack-lists.ts';
import { hasAccessByTreaty } from '../peace/treaties.ts';
import type { Board } from '../position-types.ts';

/** Who lets whom in and where (10.3), what is allowed on the same terms together; first what C.5 compels to. */
export function accessSeen(board: Board): readonly AccessView[] {
  return [...compelled(board), ...POWERS.flatMap((from) => allowed(board, from))];
}

function compelled(board: Board): readonly AccessView[] {
  return board.state.treaties.flatMap((treaty) =>
    treaty.term === 'C.5' && hasAccessByTreaty(board.state, treaty.to, treaty.from)
      ? [
          {
            from: treaty.from,
            to: treaty.to,
            into: OPEN_BY_TREATY,
            through: lastMonth(board, treaty.until),
            while: undefined,
            byTreaty: true,
          },
        ]
      : [],
  );
}

function allowed(board: Board, from: Power): readonly AccessView[] {
  const all = (board.state.access?.[from] ?? []).filter((access) => stillHolds(board.state, from, access));
  const byTerms = new Map<string, Access[]>();
  for (const access of all) byTerms.set(termsOf(access), [...(byTerms.get(termsOf(access)) ?? []), access]);
  return [...byTerms.values()].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    const into = ACCESS_TO.filter((one) => alike.some((access) => access.into === one));
    const through = lastMonth(board, first.until);
    return [{ from, to: first.to, into, through, while: first.while, byTreaty: false }];
  });
}

const termsOf = ({ to, until, while: condition }: Readonly<Access>) => JSON.stringify([to, until, condition]);
