import { type SenderProof, UNPROVEN } from './sender-proof.ts';

/** A mail, and how it came in. */
export type Arrived = {
  /** Its first bytes; `whole` when these are all. */
  readonly raw: Uint8Array;
  readonly whole: boolean;
  /** The envelope's sender; empty for bounces. */
  readonly mailFrom: string;
  /** The machine that brought it; undefined where that is a server of the operator's own, or a mailbox. */
  readonly remote: { readonly address: string; readonly helo: string } | undefined;
  /** The names of servers whose `Authentication-Results` on top of this mail are believed. */
  readonly trusted: readonly string[];
};

/** How far the sender is proven, and what for. */
export type ProvenSender = {
  readonly proof: SenderProof;
  /** The From address that the proof is about, in lower case. */
  readonly from: string | undefined;
  /** A digest of each text that is signed: by it the same mail is known, whatever else is changed of it. */
  readonly signed: readonly string[];
};

/** Nothing is known of a mail's sender. */
export const UNKNOWN_SENDER: ProvenSender = { proof: UNPROVEN, from: undefined, signed: [] };
