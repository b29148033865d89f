import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';

/** What a moderator can do to a game, as the pages offer it. */
export const RULING_KINDS = ['rewind', 'correct', 'force', 'skip', 'withdraw', 'replace-roll', 'end', 'undo'] as const;
export type RulingKind = (typeof RULING_KINDS)[number];

export function kindOf(text: string | null): RulingKind | undefined {
  return RULING_KINDS.find((kind) => kind === text);
}

/** Its name, and what it does in one sentence. */
export function kindWords(kind: RulingKind): { readonly title: Message; readonly help: Message } {
  return { title: msg(`moderation.kind-${kind}`), help: msg(`moderation.kind-help-${kind}`) };
}
