import type { ChronicleChart, ChronicleLine, ChronicleRule } from '../../kernel/chronicle.ts';
import { positionOf } from '../../kernel/machine.ts';
import type { Message } from '../../kernel/message.ts';
import { chronicleSpans, type KeptMoment } from '../../log/chronicle-spans.ts';
import { readChronicle } from '../../log/read-chronicle.ts';
import { readPosition } from '../../log/read-position.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';

/** The chapter in which something began or ended. */
export type ToldChapter = { readonly id: string; readonly name: Message };

/** Something that lasted, in words. Without `from` it was there when these moments began; without `to` it lasts. */
export type ToldSpan = {
  readonly kind: string;
  readonly said: Message;
  readonly from: ToldChapter | undefined;
  readonly to: ToldChapter | undefined;
};

/** A game's story, for everybody alike. */
export type ToldChronicle = {
  readonly title: Message;
  readonly lines: readonly ChronicleLine[];
  readonly charts: readonly ChronicleChart[];
  readonly moments: readonly KeptMoment[];
  readonly kinds: ChronicleRule['kinds'];
  readonly spans: readonly ToldSpan[];
  readonly tick: ChronicleRule['tick'];
  /** What `before` is to tell of what came before this. */
  readonly older: number | undefined;
};

/**
 * The story of a started table up to entry `seq`: its newest 144 chapters, or those up to entry `before`. Refuses
 * (`not-found`) a game that tells none, and an entry that the table does not have.
 */
export async function tellChronicle(
  services: Services,
  table: { readonly id: string; readonly seq: number },
  before?: number,
): Promise<ToldChronicle> {
  const noStory = () => refuse('not-found', 'tables.no-chronicle');
  if (table.seq === 0) throw noStory();
  if (before !== undefined && !(Number.isSafeInteger(before) && before >= 1 && before <= table.seq))
    throw refuse('not-found', 'tables.no-such-entry', { last: table.seq });
  const at = await readPosition(services, table.id, table.seq);
  const rule = at.head.game.rules.chronicle;
  const read = await readChronicle(services, at, before);
  if (!rule || !read) throw noStory();

  const position = positionOf(at.head.game, at.machine);
  const chapter = (moment: KeptMoment | undefined) =>
    moment?.id !== undefined && moment.name ? { id: moment.id, name: moment.name } : undefined;
  return {
    title: rule.title,
    lines: rule.lines,
    charts: rule.charts(at.head.game.setting),
    moments: read.moments,
    kinds: rule.kinds,
    spans: chronicleSpans(read.moments).map(({ id, value, from, to }) => ({
      ...rule.tell(position, id, value),
      from: chapter(from),
      to: chapter(to),
    })),
    tick: (month) => rule.tick(month),
    older: read.older,
  };
}
