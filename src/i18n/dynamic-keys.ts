/**
 * Beginnings of message keys that code or templates complete while running, e.g. `common.span-${unit}`. The message
 * check takes every message that begins so as used, and refuses a composed key that is not declared here.
 */
export const DYNAMIC_KEYS: readonly string[] = [
  'api.field-',
  'api.title-',
  'common.span-',
  'mail-examples.shape-',
  'mail.reason-',
  'moderation.cannot-',
  'moderation.clock-',
  'moderation.clocks-absence-',
  'moderation.end-',
  'moderation.how-',
  'moderation.kind-',
  'moderation.look-',
  'moderation.mail-',
  'moderation.stands-',
  'moderation.state-',
  'moderation.table-',
  'moderation.type-',
  'moderation.urgency-',
  'pages.unsubscribe.kind-',
  'pages.unsubscribe.stop-',
  'reply.command-',
  'tables.line-',
  'subjects.dispute-',
  'takebacks.closed-',
];
