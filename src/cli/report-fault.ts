import { ChanceMismatch, ChanceNeeded } from '../kernel/dealer.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Speaker } from '../words/speaker.ts';

/** What went wrong, for a terminal: a sentence for what people can mend, the stack for faults of the program. */
export function reportFault(fault: unknown, words: Speaker): string {
  if (fault instanceof Refusal) {
    return [words.say(fault.reason), ...fault.details.map(({ at, reason }) => `  ${at}: ${words.say(reason)}`)].join(
      '\n',
    );
  }
  if (fault instanceof ChanceNeeded) return words.text('cli.chance-needed', { draw: fault.message });
  if (fault instanceof ChanceMismatch) return words.text('cli.chance-mismatch', { what: fault.message });
  if (fault instanceof SyntaxError) return words.text('cli.not-json', { what: fault.message });
  if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT')
    return words.text('cli.no-file', { what: fault.message });
  return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
}
