/** How far it is sure that a mail comes from the address that it says it comes from. */
export type SenderProof = {
  /** `proven`: by a signature or by the server it came from; `failed`: its domain says that it is forged. */
  readonly state: 'proven' | 'unproven' | 'failed';
  /** What proves it, for the answer mail and the log. */
  readonly by: 'dkim' | 'spf' | 'arc' | 'server' | undefined;
};

/** Nothing is known of the sender. */
export const UNPROVEN: SenderProof = { state: 'unproven', by: undefined };
