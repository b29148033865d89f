import type { Route } from '../route/route.ts';
import { compareSandbox } from './compare-page.ts';
import { beginFirstGameOnPage } from './first-game-page.ts';
import { keepOnPage, showKeep } from './keep-pages.ts';
import {
  answerInPractice,
  endPractice,
  goBackInPractice,
  goOnInPractice,
  letComputerAnswer,
  showPractice,
} from './practice-page.ts';
import { beginSandboxOnPage } from './sandbox-page.ts';

/** First games and sandboxes. */
export const practicePages: readonly Route[] = [
  beginFirstGameOnPage,
  beginSandboxOnPage,
  showPractice,
  answerInPractice,
  goOnInPractice,
  letComputerAnswer,
  goBackInPractice,
  endPractice,
  showKeep,
  keepOnPage,
  compareSandbox,
];
