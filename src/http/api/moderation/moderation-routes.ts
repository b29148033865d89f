import type { ApiRoute } from '../../route/route.ts';
import { extendClocks, pauseClocks, resumeClocks } from './clock-routes.ts';
import {
  compareEntries,
  readDesk,
  readFullLog,
  readFullState,
  readTableActors,
  readTableAudit,
  readTableClocks,
  readTableMails,
} from './desk-routes.ts';
import {
  listDisputesRoute,
  openDisputeRoute,
  readDisputeRoute,
  resolveDisputeRoute,
  takeDisputeRoute,
  talkInDisputeRoute,
  withdrawDisputeRoute,
} from './dispute-routes.ts';
import { dismissOne, listModerators, nominateOne } from './moderators-routes.ts';
import { answerOneNomination, listNominations, readOneNomination, withdrawOneNomination } from './nomination-routes.ts';
import { listCorrections, makeRuling, tryTheRuling } from './ruling-routes.ts';
import { replaceHolder } from './seat-route.ts';

/** Disputes, the moderator's desk, and rulings. */
export const moderationRoutes: readonly ApiRoute[] = [
  listDisputesRoute,
  openDisputeRoute,
  readDisputeRoute,
  talkInDisputeRoute,
  withdrawDisputeRoute,
  takeDisputeRoute,
  resolveDisputeRoute,
  listModerators,
  nominateOne,
  listNominations,
  readOneNomination,
  answerOneNomination,
  withdrawOneNomination,
  dismissOne,
  readDesk,
  readFullState,
  readFullLog,
  compareEntries,
  readTableMails,
  readTableClocks,
  readTableActors,
  readTableAudit,
  listCorrections,
  tryTheRuling,
  makeRuling,
  pauseClocks,
  resumeClocks,
  extendClocks,
  replaceHolder,
];
