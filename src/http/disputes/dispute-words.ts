import type { Dispute } from '../../disputes/dispute.ts';
import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';

/** What kind of dispute it is, in a word or two. */
export function typeWords(type: Dispute['type']): Message {
  return msg(`moderation.type-${type}`);
}

/** The state of a dispute, in one sentence. */
export function stateWords(dispute: Pick<Dispute, 'state'> & { readonly takenByName?: string | undefined }): Message {
  const { state, takenByName = '' } = dispute;
  return msg(`moderation.stands-${state}`, { name: takenByName });
}
