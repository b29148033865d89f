import type { Dispute } from '../../../disputes/dispute.ts';
import type en from '../../../i18n/en/moderation.json';
import { type Message, messagesOf } from '../../../kernel/message.ts';

const say = messagesOf<typeof en>();

/** What kind of dispute it is, in a word or two. */
export function typeWords(type: Dispute['type']): Message {
  return say(`moderation.type-${type}`);
}

/** How a dispute stands, in one sentence. */
export function stateWords(dispute: Pick<Dispute, 'state'> & { readonly takenByName?: string | undefined }): Message {
  const { state, takenByName = '' } = dispute;
  return say(`moderation.stands-${state}`, { name: takenByName });
}
