import type { Route } from '../route/route.ts';
import { compareSandbox } from './compare-page.ts';
import { beginFirstGame } from './first-game-page.ts';
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
  beginFirstGame,
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
