import type { Options } from './options.ts';
import type { Pack } from './pack-types.ts';
import type { State } from './state.ts';

/** What most rules go by of a position: the campaign as it stands, and all that is printed. `board/` draws. */
export type Board = { readonly state: State; readonly pack: Pack };

/** The same for rules that a later ruleset corrects. */
export type BoardWithRuleset = Board & { readonly ruleset: number };

/** The same for rules that the table's options change. */
export type BoardWithOptions = Board & { readonly options: Options };
