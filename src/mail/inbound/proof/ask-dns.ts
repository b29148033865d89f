import { Resolver } from 'node:dns/promises';

/** Asks the DNS for records of a type, as `dns.promises.resolve` does, whose answer depends on the type. */
export type AskDns = (name: string, type: string) => Promise<unknown>;

const TIMEOUT = 2500;
const TRIES = 2;

/** The DNS of this machine, asked with patience for a few seconds. */
export function systemDns(): AskDns {
  const resolver = new Resolver({ timeout: TIMEOUT, tries: TRIES });
  return (name, type) => resolver.resolve(name, type);
}

/** In which there is nothing. */
export const emptyDns: AskDns = async (name) => {
  throw Object.assign(new Error(`${name} is not looked up`), { code: 'ENOTFOUND' });
};

/** Questions that one mail may have asked. SPF asks ten of its own, each signature one or two. */
const MOST_QUESTIONS = 60;

/** One mail's questions: how many there may be, and whether one of them stayed without an answer. */
export function boundedDns(ask: AskDns): { readonly ask: AskDns; readonly failed: () => boolean } {
  let asked = 0;
  let failed = false;
  return {
    failed: () => failed,
    async ask(name, type) {
      asked += 1;
      try {
        if (asked > MOST_QUESTIONS) throw Object.assign(new Error('too many questions'), { code: 'ETIMEOUT' });
        return await ask(name, type);
      } catch (error) {
        if (!isNoSuchName(error)) failed = true;
        throw error;
      }
    },
  };
}

/** The answer that there is nothing of that name, which is one. */
function isNoSuchName(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOTFOUND' || code === 'ENODATA';
}
