import { listMailExamples, readMailExample } from './administration/mail-examples-routes.ts';
import {
  compareEntries,
  readDesk,
  readDeskClocks,
  readFullLog,
  readFullState,
  readTableActors,
  readTableAudit,
  readTableMails,
} from './desk/desk-routes.ts';
import { replaceHolder } from './desk/desk-seats-route.ts';
import {
  listDisputesRoute,
  openDisputeRoute,
  readDisputeRoute,
  resolveDisputeRoute,
  takeDisputeRoute,
  talkInDisputeRoute,
  withdrawDisputeRoute,
} from './disputes/dispute-routes.ts';
import { dismissOne, listModerators, nominateOne } from './disputes/moderators-routes.ts';
import {
  answerOneNomination,
  listNominations,
  readOneNomination,
  withdrawOneNomination,
} from './disputes/nomination-routes.ts';
import { listGames, readGame, readGamePack } from './games/game-routes.ts';
import { listArchive } from './home/archive-route.ts';
import { listMyTables, listOpenTables } from './home/list-tables-routes.ts';
import { placeMyBids, startWithoutMissingBids } from './lobby/bids-routes.ts';
import { changeMyTable } from './lobby/change-table-route.ts';
import {
  addComputer,
  cancelMyTable,
  inviteSomebody,
  joinOpenTable,
  removeComputer,
  takeInvitationBack,
} from './lobby/forming-table-routes.ts';
import { guestRoutes } from './lobby/guest-routes.ts';
import { acceptInvitation, declineInvitation, listInvitations } from './lobby/invitation-routes.ts';
import { makeTable } from './lobby/new-table-route.ts';
import { askForRematch } from './lobby/rematch-route.ts';
import { openMyWords } from './lobby/words-route.ts';
import { endMyCalendar, readMyCalendar, renewMyCalendar } from './outlets/calendar-routes.ts';
import { readTableFeed } from './outlets/feed-route.ts';
import { endSubscription, listMySubscriptions, makeSubscription } from './outlets/push-routes.ts';
import { endWebhook, listTableWebhooks, makeWebhook, restartWebhook } from './outlets/webhook-routes.ts';
import { keptPackRoutes } from './packs/kept-pack-routes.ts';
import { endMyAbsence, listMyAbsences, makeAbsence, readMyRecord } from './people/absence-routes.ts';
import { endKey, listKeys, makeKey } from './people/api-key-routes.ts';
import { askForSignIn } from './people/sign-in-route.ts';
import { askMyOdds, tryMyOdds } from './planning/odds-routes.ts';
import { endMyShare, readMyPlan, readPlanByLink, shareMyPlan, writeMyPlan } from './planning/plan-routes.ts';
import { confirmAhead, orderMyTurnAhead, takeAheadBack } from './play/ahead-routes.ts';
import { addDraftStep, readMyDraft, sendMyDraft, throwDraftAway, undoDraftStep } from './play/draft-routes.ts';
import { sayReady } from './play/ready-route.ts';
import { editMySheet, readMySheet, sendMySheet } from './play/sheet-routes.ts';
import { submit } from './play/submit-route.ts';
import { tryMyOrders } from './play/try-orders-route.ts';
import {
  agreeToPublishRoute,
  markReadRoute,
  muteWriterRoute,
  openReportedRoute,
  readPressRoute,
  readPublishedRoute,
  readReportedRoute,
  readThreadRoute,
  reportLettersRoute,
  sendLetterRoute,
} from './press/press-routes.ts';
import { peopleRoutes } from './profiles/all-people-routes.ts';
import type { ApiRoute } from './route/route.ts';
import { listCorrections, makeRuling, tryTheRuling } from './rulings/ruling-routes.ts';
import { letWatch, offerSeatToSomebody, readSeatOffers, takeOfferBack } from './seats/offer-seat-routes.ts';
import { resign } from './seats/resign-route.ts';
import {
  acceptSeat,
  declineOfferedSeat,
  joinWaitingList,
  leaveWaitingList,
  listSeatOffers,
  listWaitingLists,
} from './seats/seat-offer-routes.ts';
import { endLink, listLinks, makeLink } from './seats/spectator-link-routes.ts';
import { readBoardPng, readBoardSvg } from './tables/board-routes.ts';
import { readCampaign } from './tables/campaign-route.ts';
import { readPackByHash } from './tables/pack-route.ts';
import { readRecord } from './tables/record-route.ts';
import { chooseRepliesHere } from './tables/replies-route.ts';
import { seen } from './tables/seen-route.ts';
import { changeTableMail } from './tables/table-mail-route.ts';
import { listChapters, readDecisions, readTable, readTableLog } from './tables/table-routes.ts';
import { answerTheTakeback, askForTakeback, listTakebacks, withdrawMyTakeback } from './takebacks/takeback-routes.ts';
import { readTableClocks, resumeClocks, returnToTable, stopClocks } from './time/clock-routes.ts';
import { extendTableClocks, pauseTableClocks, resumeTableClocks } from './time/moderators-clock-routes.ts';

/** Every route of the API. The router, the OpenAPI document and the tests over all routes are made from this list. */
export const routes: readonly ApiRoute[] = [
  askForSignIn,
  ...peopleRoutes,
  listKeys,
  makeKey,
  endKey,
  listMyAbsences,
  makeAbsence,
  endMyAbsence,
  readMyRecord,
  readMyCalendar,
  renewMyCalendar,
  endMyCalendar,
  listMySubscriptions,
  makeSubscription,
  endSubscription,

  listGames,
  readGame,
  readGamePack,
  readPackByHash,
  ...keptPackRoutes,

  listMyTables,
  makeTable,
  listOpenTables,
  listArchive,
  readTable,
  readTableLog,
  listChapters,
  readCampaign,
  readBoardSvg,
  readBoardPng,
  readTableFeed,
  readRecord,
  joinOpenTable,
  openMyWords,
  placeMyBids,
  startWithoutMissingBids,
  cancelMyTable,
  inviteSomebody,
  takeInvitationBack,
  changeMyTable,
  ...guestRoutes,
  addComputer,
  removeComputer,
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
  listTableWebhooks,
  makeWebhook,
  endWebhook,
  restartWebhook,
  askForRematch,

  readDecisions,
  submit,
  tryMyOrders,
  readMyPlan,
  writeMyPlan,
  askMyOdds,
  tryMyOdds,
  shareMyPlan,
  endMyShare,
  readPlanByLink,
  readMyDraft,
  addDraftStep,
  undoDraftStep,
  throwDraftAway,
  sendMyDraft,
  sayReady,
  readMySheet,
  editMySheet,
  sendMySheet,
  orderMyTurnAhead,
  takeAheadBack,
  confirmAhead,
  seen,
  changeTableMail,
  chooseRepliesHere,
  resign,
  readTableClocks,
  stopClocks,
  resumeClocks,
  returnToTable,
  listTakebacks,
  askForTakeback,
  answerTheTakeback,
  withdrawMyTakeback,

  listDisputesRoute,
  openDisputeRoute,
  readDisputeRoute,
  talkInDisputeRoute,
  withdrawDisputeRoute,
  takeDisputeRoute,
  resolveDisputeRoute,

  readPressRoute,
  sendLetterRoute,
  readThreadRoute,
  markReadRoute,
  muteWriterRoute,
  reportLettersRoute,
  agreeToPublishRoute,
  readPublishedRoute,
  readReportedRoute,
  openReportedRoute,

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
  readDeskClocks,
  readTableActors,
  readTableAudit,
  listCorrections,
  tryTheRuling,
  makeRuling,
  pauseTableClocks,
  resumeTableClocks,
  extendTableClocks,
  replaceHolder,

  listMailExamples,
  readMailExample,
];
