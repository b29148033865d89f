import type { Services } from '../../platform/services.ts';
import { createMailReader, type MailReader } from './mail-reader.ts';
import { type MemoryBudget, memoryBudget } from './memory-budget.ts';
import { LONGEST_READ } from './read-body.ts';
import { createSenderProver, type SenderProver } from './sender-prover.ts';

/** What all ways share by which mail comes in. */
export type InboundRoom = {
  readonly services: Services;
  /** The domain of the addresses for replies. */
  readonly domain: string;
  /** Names of servers whose `Authentication-Results` are believed, in lower case. */
  readonly trusted: readonly string[];
  readonly reader: MailReader;
  readonly prover: SenderProver;
  readonly budget: MemoryBudget;
  close(): Promise<void>;
};

export type InboundSettings = {
  readonly domain: string;
  readonly trusted?: readonly string[];
  /** Another than that which asks the DNS of this machine. */
  readonly prover?: SenderProver;
};

/** How much all mails that are being read may take together. */
const MEMORY = 64 * LONGEST_READ;

/** Mails are read, and their senders proven, on threads of their own, which `close` ends. */
export function openInbound(services: Services, settings: InboundSettings): InboundRoom {
  const { domain, trusted = [], prover = createSenderProver() } = settings;
  const reader = createMailReader();
  return {
    services,
    domain,
    trusted: trusted.map((name) => name.toLowerCase()),
    reader,
    prover,
    budget: memoryBudget(MEMORY),
    async close() {
      await Promise.all([reader.close(), prover.close()]);
    },
  };
}
