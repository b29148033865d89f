import type { ClubAnswers } from '../../clubs/read-answers.ts';
import { clubLinks, composeClubAnswer } from '../kinds/club-answer.ts';
import type { DigestClub } from '../turn/compose-digest.ts';
import type { ExampleAbout, Variants } from './example.ts';
import { NO_TOKEN, READER } from './example-table.ts';
import { letterFrame } from './letter-frame.ts';

const CLUB = { clubId: NO_TOKEN, clubName: 'Tuesday Club', members: 5 } as const;
const WROTE = { name: 'boris@example.org', address: true };

function answered(of: ExampleAbout, answers: Pick<ClubAnswers, 'joined' | 'declined'>) {
  const { stopUrl: unsubscribeUrl, baseUrl } = letterFrame(of);
  const mail = { answers: { ...CLUB, ...answers }, links: clubLinks(of.settings, CLUB), unsubscribeUrl, baseUrl };
  return composeClubAnswer(mail, of.translator);
}

/** One who joined, one who declined, and what was gathered. */
export const clubAnswerExamples: Variants = {
  joined: (of) => answered(of, { joined: [READER], declined: [] }),
  declined: (of) => answered(of, { joined: [], declined: [WROTE] }),
  several: (of) =>
    answered(of, { joined: [READER, 'Clara', 'Dora'], declined: [WROTE, { name: 'Eva', address: false }] }),
};

/** What a digest tells of it. */
export function clubOfDigest(of: ExampleAbout): DigestClub {
  const answers = { ...CLUB, joined: [READER, 'Clara'], declined: [WROTE] };
  return { answers, links: clubLinks(of.settings, CLUB), stopUrl: letterFrame(of).stopUrl };
}
