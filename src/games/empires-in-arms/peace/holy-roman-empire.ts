import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';

/** What a formal peace makes of the Holy Roman Empire (10.8). */
export type EmpireChange = 'dissolve' | 'restore';

/** Why a formal peace cannot change the empire; undefined: it can. */
export type NoEmpireChange = { readonly why: 'dissolved' | 'not_dissolved' | 'not_its_peace' };

/**
 * 4.4.1, 10.8: it is dissolved or restored in a formal peace alone. No term of the chart speaks of it, so it stands
 * beside them, for the first of the victors to choose: dissolved if its holder surrenders, restored if the power that
 * had it at first is a victor (ruling).
 */
export function whyNotChangeEmpire(
  { state, pack }: Board,
  peace: { readonly loser: Power; readonly victors: readonly { readonly power: Power }[] },
  change: EmpireChange,
): NoEmpireChange | undefined {
  const holder = state.holyRomanEmpire;
  switch (change) {
    case 'dissolve':
      if (holder === undefined) return { why: 'dissolved' };
      return holder === peace.loser ? undefined : { why: 'not_its_peace' };
    case 'restore':
      if (holder !== undefined) return { why: 'not_dissolved' };
      return peace.victors.some(({ power }) => power === pack.setup.holyRomanEmpire)
        ? undefined
        : { why: 'not_its_peace' };
  }
}

/** Throws on what `whyNotChangeEmpire` refuses. Ask and do it before the peace itself is made. */
export function changeEmpire(
  board: Board,
  peace: Parameters<typeof whyNotChangeEmpire>[1],
  change: EmpireChange,
): void {
  const no = whyNotChangeEmpire(board, peace, change);
  if (no) throw new Error(`the Holy Roman Empire cannot be changed so: ${no.why}`);
  board.state.holyRomanEmpire = change === 'restore' ? board.pack.setup.holyRomanEmpire : undefined;
}
