import type { Translator } from '../i18n/translator.ts';
import { Refusal } from '../kernel/refusal.ts';

/** What went wrong, for a terminal: a sentence for what people can mend, the stack for faults of the program. */
export function reportFault(fault: unknown, words: Translator): string {
  if (fault instanceof Refusal) {
    return [words.t(fault.reason), ...fault.details.map(({ at, reason }) => `  ${at}: ${words.t(reason)}`)].join('\n');
  }
  const file = fileFault(fault, words);
  if (file !== undefined) return file;
  return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
}

/** A file that is not there, is there already, is none, or is somebody else's. */
function fileFault(fault: unknown, words: Translator): string | undefined {
  if (typeof fault !== 'object' || fault === null || !('code' in fault)) return undefined;
  const what = 'path' in fault ? String(fault.path) : String(fault);
  switch (fault.code) {
    case 'ENOENT':
      return words.text('cli.no-file', { what });
    case 'EEXIST':
      return words.text('cli.file-there', { what });
    case 'EISDIR':
      return words.text('cli.is-folder');
    case 'ENOTDIR':
      return words.text('cli.no-folder', { what });
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return words.text('cli.no-access', { what });
    case 'ENOSPC':
      return words.text('cli.disk-full');
    default:
      return undefined;
  }
}
