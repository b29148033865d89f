import type { Route } from '../route/route.ts';
import { followLetterLink, showLetterLink } from './letter-link.ts';
import { agreeOnPage, markReadOnPage, muteOnPage, sendLetterOnPage, showPress } from './press-pages.ts';
import { showPublished } from './published-page.ts';
import { openReportedOnPage } from './reported-page.ts';
import { answerOnPage, reportOnPage, showThread } from './thread-pages.ts';

/** Pages of letters between players. */
export const pressPages: readonly Route[] = [
  openReportedOnPage,
  showPress,
  sendLetterOnPage,
  muteOnPage,
  agreeOnPage,
  showThread,
  answerOnPage,
  reportOnPage,
  markReadOnPage,
  showPublished,
  showLetterLink,
  followLetterLink,
];
