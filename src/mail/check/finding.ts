import type { Message } from '../../kernel/message.ts';

/** What a check found: it is as it should be, or not; undefined: that depends on what is elsewhere. */
export type Finding = { readonly good: boolean | undefined; readonly words: Message };
