/** The tables compare mailboxes too, and they know nothing of this room. */
export { mailboxOf } from '../platform/mailbox-of.ts';
