import type { ApiRoute } from '../route/route.ts';
import { addDraftStep, readMyDraft, sendMyDraft, throwDraftAway, undoDraftStep } from './drafts/draft-routes.ts';
import { listGames, readGame, readGamePack } from './games/game-routes.ts';
import { moderationRoutes } from './moderation/moderation-routes.ts';
import { endMyAbsence, listMyAbsences, makeAbsence, readMyRecord } from './people/absence-routes.ts';
import { endKey, listKeys, makeKey } from './people/api-key-routes.ts';
import { askForSignIn } from './people/ask-for-sign-in.ts';
import { changeMe, readMe } from './people/player-routes.ts';
import { endLink, listLinks, makeLink } from './spectators/spectator-link-routes.ts';
import {
  acceptSeat,
  declineOfferedSeat,
  joinWaitingList,
  leaveWaitingList,
  listSeatOffers,
  listWaitingLists,
} from './substitutes/seat-offers.ts';
import {
  letWatch,
  offerSeatToSomebody,
  readSeatOffers,
  takeOfferBack,
} from './substitutes/table-substitute-requests.ts';
import { cancelMyTable, inviteSomebody, joinOpenTable, takeInvitationBack } from './tables/change-table.ts';
import { readTableClocks, resumeClocks, returnToTable, stopClocks } from './tables/clock-routes.ts';
import { makeTable } from './tables/create-table.ts';
import { acceptInvitation, declineInvitation, listInvitations } from './tables/invitation-routes.ts';
import { readBoardPng, readBoardSvg } from './tables/read-board.ts';
import { readRecord } from './tables/read-record.ts';
import { listMyTables, listOpenTables, readDecisions, readTable, readTableLog } from './tables/read-tables.ts';
import { askForRematch, listArchive } from './tables/rematch-routes.ts';
import { resign, seen } from './tables/seat-routes.ts';
import { submit } from './tables/submit-answers.ts';
import { answerTheTakeback, askForTakeback, listTakebacks, withdrawMyTakeback } from './tables/takeback-routes.ts';
import { openMyWords } from './tables/words-route.ts';

/** Every route of the API. The router, the OpenAPI document and the tests over all routes are made from this list. */
export const routes: readonly ApiRoute[] = [
  askForSignIn,
  readMe,
  changeMe,
  listKeys,
  makeKey,
  endKey,
  listMyAbsences,
  makeAbsence,
  endMyAbsence,
  readMyRecord,

  listGames,
  readGame,
  readGamePack,

  listMyTables,
  makeTable,
  listOpenTables,
  listArchive,
  readTable,
  readTableLog,
  readBoardSvg,
  readBoardPng,
  readRecord,
  joinOpenTable,
  openMyWords,
  cancelMyTable,
  inviteSomebody,
  takeInvitationBack,
  listInvitations,
  acceptInvitation,
  declineInvitation,

  listSeatOffers,
  acceptSeat,
  declineOfferedSeat,
  listWaitingLists,
  joinWaitingList,
  leaveWaitingList,
  readSeatOffers,
  offerSeatToSomebody,
  takeOfferBack,
  letWatch,
  listLinks,
  makeLink,
  endLink,
  askForRematch,

  readDecisions,
  submit,
  readMyDraft,
  addDraftStep,
  undoDraftStep,
  throwDraftAway,
  sendMyDraft,
  seen,
  resign,
  readTableClocks,
  stopClocks,
  resumeClocks,
  returnToTable,
  listTakebacks,
  askForTakeback,
  answerTheTakeback,
  withdrawMyTakeback,

  ...moderationRoutes,
];
