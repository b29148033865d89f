import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { type ChapterSpan, finestStretches, type Stretch } from '../../log/chapter-spans.ts';
import { stretchName } from '../../log/stretch-name.ts';
import type { TableView } from '../../play/table-view.ts';

type Step = { readonly at: string; readonly name: Message; readonly selected: boolean };

/** What steps through the past: by chapters and their parts, or by entries in a game that has none. */
export type History = {
  readonly first: number;
  /** What `?at=` takes to go a step back or on; undefined at either end. */
  readonly previous: string | number | undefined;
  readonly next: string | number | undefined;
  /** Where the reader is. */
  readonly where: Message;
  /** The chapters with their parts; a chapter without parts is a step of its own. Empty: the steps are entries. */
  readonly chapters: readonly { readonly name: Message; readonly address: string; readonly steps: readonly Step[] }[];
};

/** The history of a table at the entry that is looked at. */
export function historyModel(
  chapters: readonly ChapterSpan[],
  { asOf, seq }: Pick<TableView, 'asOf' | 'seq'>,
  current: Stretch | undefined,
): History {
  const steps = finestStretches(chapters);
  if (!current)
    return {
      first: 1,
      previous: asOf > 1 ? asOf - 1 : undefined,
      next: asOf < seq ? asOf + 1 : undefined,
      where: msg('pages.log.position', { at: asOf, seq }),
      chapters: [],
    };

  const place = steps.indexOf(current);
  // From within a stretch the next step is its end.
  const next = asOf < current.last ? current : steps[place + 1];
  return {
    first: 1,
    previous: steps[place - 1]?.address,
    next: next?.address,
    where: stretchName(chapters, current),
    chapters: chapters.map((chapter) => ({
      name: chapter.name,
      address: chapter.address,
      steps: (chapter.parts.length > 0 ? chapter.parts : [chapter]).map((step) => ({
        at: step.address,
        name: step.name,
        selected: step === current,
      })),
    })),
  };
}
