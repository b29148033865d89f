import { addDraftStep, readMyDraft, sendMyDraft, throwDraftAway, undoDraftStep } from './drafts/draft-routes.ts';
import { listGames, readGame, readGamePack } from './games/game-routes.ts';
import { endKey, listKeys, makeKey } from './people/api-key-routes.ts';
import { askForSignIn } from './people/ask-for-sign-in.ts';
import { changeMe, readMe } from './people/player-routes.ts';
import type { Route } from './route.ts';
import { cancelMyTable, inviteSomebody, joinOpenTable, takeInvitationBack } from './tables/change-table.ts';
import { makeTable } from './tables/create-table.ts';
import { acceptInvitation, declineInvitation, listInvitations } from './tables/invitation-routes.ts';
import { readBoardPng, readBoardSvg } from './tables/read-board.ts';
import { readRecord } from './tables/read-record.ts';
import { listMyTables, listOpenTables, readDecisions, readTable, readTableLog } from './tables/read-tables.ts';
import { resign, seen } from './tables/seat-routes.ts';
import { submit } from './tables/submit-answers.ts';

/** Every route of the API. The router, the OpenAPI document and the tests over all routes are made from this list. */
export const routes: readonly Route[] = [
  askForSignIn,
  readMe,
  changeMe,
  listKeys,
  makeKey,
  endKey,

  listGames,
  readGame,
  readGamePack,

  listMyTables,
  makeTable,
  listOpenTables,
  readTable,
  readTableLog,
  readBoardSvg,
  readBoardPng,
  readRecord,
  joinOpenTable,
  cancelMyTable,
  inviteSomebody,
  takeInvitationBack,
  listInvitations,
  acceptInvitation,
  declineInvitation,

  readDecisions,
  submit,
  readMyDraft,
  addDraftStep,
  undoDraftStep,
  throwDraftAway,
  sendMyDraft,
  seen,
  resign,
];
