import type { Answer, Option } from '../../../kernel/choice.ts';
import { narrowChoice } from '../../../kernel/narrow-choice.ts';
import { readRestriction, restrictionFields } from '../../../kernel/restriction-choice.ts';
import { fieldsOf, theAnswer } from '../answers.ts';
import type { FactionId } from '../pack-types.ts';
import type { Decide, Position } from '../types.ts';
import type { Draft, Promised } from './deal.ts';
import { draftOf, keepDraft } from './drafts.ts';
import { msg } from './msg.ts';
import { dealers, factionOf, theAnswerer } from './parties.ts';
import { promiseText } from './promise-words.ts';
import { isSame, promiseIdOf } from './promised.ts';
import { subjectText } from './subject-words.ts';
import { findSubject, subjectsFor } from './subjects/find-subjects.ts';
import { type OpenSubject, subjectId } from './subjects/subject.ts';

/** Promises that a seat may have prepared at a time. */
const MOST_DRAFTS = 6;

const DROP = 'drop:';
const NOTHING = 'nothing';

/**
 * 12.2: a promise about any choice of this turn is prepared for a deal, in two steps: what it is about, and what of the
 * answers it leaves. Nobody else learns of it before the deal is proposed.
 */
export const draftPromise: Decide<'draft-promise'> = {
  section: '12.2',
  sealed: true,
  seats: dealers,
  ask: (position, seat) => {
    const faction = factionOf(seat);
    const subject = pickedBy(position, faction);
    if (subject)
      return {
        prompt: msg('versailles-1919-deals.ask.draft-terms', { subject: subjectText(position, subject) }),
        choice: { kind: 'form', fields: restrictionFields(subject.choice) },
      };
    return {
      prompt: msg('versailles-1919-deals.ask.draft'),
      choice: { kind: 'one', options: firstOptions(position, faction) },
    };
  },
  refuse: (position, seat, answer) => {
    const faction = factionOf(seat);
    const subject = pickedBy(position, faction);
    if (subject) {
      const within = readRestriction(subject.choice, fieldsOf(answer));
      if (!within || narrowChoice(subject.choice, within)) return undefined;
      return msg('versailles-1919-deals.refused.nothing-left', { subject: subjectText(position, subject) });
    }
    const count = draftOf(position.state, faction).promises.length;
    const isMore = count >= MOST_DRAFTS && subjectsFor(position, faction).some((each) => subjectId(each) === answer);
    return isMore ? msg('versailles-1919-deals.refused.too-many-drafts', { count }) : undefined;
  },
  waiting: () => msg('versailles-1919-deals.waiting.draft'),
  apply(play, answers) {
    const { state, tell } = play;
    const faction = theAnswerer(answers);
    const answer = theAnswer(answers);
    const subject = pickedBy(play, faction);
    const draft = draftOf(state, faction);
    const promised = subject && promiseOf(subject, answer);
    if (subject) keepDraft(state, faction, withPromise(draft, promised));
    else keepDraft(state, faction, pickedOrDropped(play, faction, answer));
    tell({ type: 'promise-drafted', faction, promised });
  },
  fallback: () => ({}),
};

/** What the seat has picked, as it stands now; nothing when it cannot come up any more. */
function pickedBy(position: Position, faction: FactionId): OpenSubject | undefined {
  const { subject } = draftOf(position.state, faction);
  return subject && findSubject(position, subject);
}

function firstOptions(position: Position, faction: FactionId): readonly Option[] {
  const subjects = subjectsFor(position, faction).map((subject) => ({
    id: subjectId(subject),
    label: msg('versailles-1919-deals.option.subject', { subject: subjectText(position, subject) }),
  }));
  const drafted = draftOf(position.state, faction).promises.map((promised) => ({
    id: `${DROP}${promiseIdOf(promised)}`,
    label: msg('versailles-1919-deals.option.drop', { promise: promiseText(position, promised) }),
  }));
  return [...subjects, ...drafted, { id: NOTHING, label: msg('versailles-1919-deals.option.nothing') }];
}

function pickedOrDropped(position: Position, faction: FactionId, answer: Answer): Draft {
  const { promises } = draftOf(position.state, faction);
  const picked = subjectsFor(position, faction).find((each) => subjectId(each) === answer);
  if (picked) {
    const { choice: _, ...subject } = picked;
    return { promises, subject };
  }
  return { promises: promises.filter((each) => `${DROP}${promiseIdOf(each)}` !== answer) };
}

/** The promise as it was filled in; undefined where nothing was. */
function promiseOf({ choice, ...subject }: OpenSubject, answer: Answer): Promised | undefined {
  const within = readRestriction(choice, fieldsOf(answer));
  return within && { kind: 'answer', ...subject, within };
}

function withPromise({ promises }: Draft, promised: Promised | undefined): Draft {
  if (!promised || promises.some((each) => isSame(each, promised))) return { promises };
  return { promises: [...promises, promised] };
}
