import { type MessageKey, msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import type { Shape } from '../../outlets/webhooks/shapes.ts';
import type { WebhookView } from '../../outlets/webhooks/webhooks.ts';

export const SHAPE_WORDS: { readonly [shape in Shape]: MessageKey } = {
  json: 'outlets.shape-json',
  discord: 'outlets.shape-discord',
  slack: 'outlets.shape-slack',
  matrix: 'outlets.shape-matrix',
};

/** How a webhook fares; undefined where all is well. */
export function webhookState({ trouble, stoppedAt }: WebhookView, translator: Translator): Message | undefined {
  if (trouble === undefined) return undefined;
  const why = troubleText(trouble);
  if (stoppedAt) return msg('outlets.stopped', { when: translator.dateTime(stoppedAt), trouble: why });
  return msg('outlets.failing', { trouble: why });
}

/** Why a delivery failed, as it is kept with the webhook. */
function troubleText(trouble: string): Message {
  switch (trouble) {
    case 'private':
      return msg('outlets.trouble-private');
    case 'unknown-host':
      return msg('outlets.trouble-unknown-host');
    case 'timed-out':
      return msg('outlets.trouble-timed-out');
    case 'redirected':
      return msg('outlets.trouble-redirected');
    default:
      return trouble.startsWith('status-')
        ? msg('outlets.trouble-status', { status: trouble.slice('status-'.length) })
        : msg('outlets.trouble-unreachable');
  }
}
