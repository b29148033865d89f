import { msg } from '../i18n/msg.ts';
import type { Message } from '../kernel/message.ts';
import type { ChapterSpan, Stretch } from './chapter-spans.ts';

/** "Round 1: Turn 3"; a chapter alone by its name. */
export function stretchName(chapters: readonly ChapterSpan[], stretch: Stretch): Message {
  const chapter = chapters.find(({ parts }) => parts.includes(stretch));
  return chapter ? msg('tables.part', { chapter: chapter.name, part: stretch.name }) : stretch.name;
}
