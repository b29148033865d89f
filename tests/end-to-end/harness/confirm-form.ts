/**
 * The form that does what the link of an answer says: the button of its page or, where the answer leads on to the next
 * question of the same seat, the one that sends what is composed so far.
 */
export const CONFIRM =
  'section.decision form:not([action]):has(input[name=seq]), ' +
  'section.decision form[action$="/send"]:not(:has(input[name=decision]))';
