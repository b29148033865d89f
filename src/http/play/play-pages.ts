import type { Route } from '../route/route.ts';
import { sendAnswerLink, showAnswerLink } from './answer-link.ts';
import { sendAnswersLink, showAnswersLink } from './answers-link.ts';
import {
  addBegunStep,
  addLinkStep,
  discardBegunSteps,
  discardLinkSteps,
  editLinkSheet,
  sendBegunSteps,
  sendLinkSteps,
  showBegunDraft,
  showLinkComposer,
  showLinkDraft,
  showLinkSheet,
  undoBegunStep,
  undoLinkStep,
} from './composer-link.ts';
import { sendLinkOptionalAction, showLinkOptionalAction } from './optional-action-link.ts';
import {
  addOwnStep,
  discardOwnSteps,
  editOwnSheet,
  sendOwnSteps,
  showOwnComposer,
  showOwnDraft,
  showOwnSheet,
  undoOwnStep,
} from './own-composer.ts';
import { sendOwnOptionalAction, showOwnOptionalAction } from './own-optional-actions.ts';

import { setLinkReady, setOwnReady } from './ready-pages.ts';

/** The pages on which seats decide, for players who are signed in and for readers of a mail. */
export const playPages: readonly Route[] = [
  showAnswerLink,
  sendAnswerLink,
  showBegunDraft,
  addBegunStep,
  undoBegunStep,
  discardBegunSteps,
  sendBegunSteps,
  showAnswersLink,
  sendAnswersLink,
  showLinkComposer,
  showLinkDraft,
  addLinkStep,
  undoLinkStep,
  discardLinkSteps,
  sendLinkSteps,
  showLinkSheet,
  editLinkSheet,
  setLinkReady,
  showLinkOptionalAction,
  sendLinkOptionalAction,
  showOwnComposer,
  showOwnDraft,
  addOwnStep,
  undoOwnStep,
  discardOwnSteps,
  sendOwnSteps,
  showOwnSheet,
  editOwnSheet,
  setOwnReady,
  showOwnOptionalAction,
  sendOwnOptionalAction,
];
