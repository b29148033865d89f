import type { Message } from '../../../kernel/message.ts';
import { nationArgs, nationName } from '../names.ts';
import type { FactionId } from '../pack-types.ts';
import type { Position } from '../types.ts';
import { openDeals } from './find-deal.ts';
import { msg } from './msg.ts';
import { promiseText } from './promise-words.ts';
import { noteArgs, termsText } from './terms-words.ts';

/** Section 12 as everybody sees it. */
export type DealsView = {
  /** Proposals that still need answers. */
  readonly open: readonly {
    readonly id: number;
    readonly by: FactionId;
    readonly parties: readonly FactionId[];
    /** Those of them that have accepted. */
    readonly accepted: readonly FactionId[];
    /** What it binds to, each within a sentence. */
    readonly terms: readonly Message[];
    /** What binds nobody. */
    readonly note: string | undefined;
  }[];
  /** What binds in this turn. */
  readonly promises: readonly { readonly faction: FactionId; readonly text: Message }[];
};

export function dealsView(position: Position): DealsView {
  const { state } = position;
  return {
    open: openDeals(state).map(({ id, by, parties, accepted, note, ...terms }) => ({
      id,
      by,
      parties,
      accepted: [...accepted],
      terms: termsText(position, terms),
      note,
    })),
    promises: state.promises.map((promised) => ({ faction: promised.faction, text: promiseText(position, promised) })),
  };
}

/** The same line by line, for the board in words; nothing where there is nothing. */
export function tellDeals({ open, promises }: DealsView): readonly Message[] {
  return [
    ...open.map(({ id, by, parties, accepted, terms, note }) =>
      msg('versailles-1919-deals.line.open', {
        ...nationArgs(by),
        deal: id,
        parties: parties.map(nationName),
        terms,
        ...noteArgs({ note }),
        accepted: accepted.map(nationName),
        count: accepted.length,
      }),
    ),
    ...(promises.length > 0
      ? [msg('versailles-1919-deals.line.promises', { promises: promises.map(({ text }) => text) })]
      : []),
  ];
}
