import { administrationPageRoutes } from './administration/administration-page-routes.ts';
import { showComparison } from './desk/compare-page.ts';
import { showDesk } from './desk/desk-page.ts';
import { changeDeskSeats, showDeskSeats } from './desk/desk-seats-pages.ts';
import { showDeskTable } from './desk/desk-table-page.ts';
import { showTableActors, showTableAudit, showTableMails } from './desk/trace-pages.ts';
import { showDisputeLink, talkByLink, withdrawByLink } from './disputes/dispute-link.ts';
import {
  resolveDisputeOnPage,
  showDispute,
  takeDisputeOnPage,
  talkOnPage,
  withdrawDisputeOnPage,
} from './disputes/dispute-pages.ts';
import { changeModeration, dismissOnPage, nominateOnPage, showModerators } from './disputes/moderators-pages.ts';
import { openDisputeOnPage, showNewDispute } from './disputes/new-dispute-pages.ts';
import { answerNominationOnPage, showNomination, withdrawNominationOnPage } from './disputes/nomination-pages.ts';
import { downloadGamePack, showGame } from './games/game-pages.ts';
import { showGamePicture } from './games/game-picture.ts';
import { showLegendFile } from './games/legend-page.ts';
import { showMap, showMapFile } from './games/map-pages.ts';
import { showRulebook } from './games/rulebook-page.ts';
import { showArchive } from './home/archive-page.ts';
import { showHelp } from './home/help-page.ts';
import { showHome } from './home/home-page.ts';
import { bidOnPage, startWithoutBidsOnPage } from './lobby/bids-pages.ts';
import { changeTableOnPage, showChangeTable } from './lobby/change-table-pages.ts';
import {
  askWhetherToCancel,
  cancelOnPage,
  inviteOnPage,
  joinOnPage,
  seatComputerOnPage,
  withdrawInvitationOnPage,
} from './lobby/forming-table-pages.ts';
import { askWhetherToLeave, askWhetherToRemove, leaveOnPage, remindOnPage, removeOnPage } from './lobby/guest-pages.ts';
import { answerInvitationLink, showInvitation } from './lobby/invitation-pages.ts';
import { endJoinLinkOnPage, joinByLink, makeJoinLinkOnPage, showJoinLink } from './lobby/join-link-pages.ts';
import { createNewTable, showNewTable } from './lobby/new-table-pages.ts';
import { rematchOnPage } from './lobby/rematch-page.ts';
import { openWordsOnPage } from './lobby/words-page.ts';
import { showMail, showMailbox, showMailHtml } from './mailbox/mailbox-pages.ts';
import { watchNews } from './news/news-route.ts';
import { outletPages } from './outlets/outlet-pages.ts';
import { allPackPages } from './packs/all-pack-pages.ts';
import { endAbsenceOnPage, setAbsence, showAbsences } from './people/absence-pages.ts';
import { confirmAddressChange, showAddressChange } from './people/address-pages.ts';
import {
  askForAddressChange,
  changePreferences,
  letMailCome,
  makeKeyOnPage,
  revokeKey,
  showPreferences,
  signOutOfAll,
} from './people/preferences-pages.ts';
import { askForLink, followSignInLink, showSignIn, showSignInLink, signOutHere } from './people/sign-in-pages.ts';
import { showUnsubscribe, stopMail } from './people/unsubscribe-pages.ts';
import { showWelcome, welcomeNewcomer } from './people/welcome-pages.ts';
import { oddsPages } from './planning/odds-pages.ts';
import { planPages } from './planning/plan-pages.ts';
import { playPages } from './play/play-pages.ts';
import { practicePages } from './practice/practice-pages.ts';
import { pressPages } from './press/all-press-pages.ts';
import { peoplePages } from './profiles/all-people-pages.ts';
import type { Route } from './route/route.ts';
import { makeRulingOnPage, showRuling } from './rulings/ruling-pages.ts';
import { letFormerPlayerWatch, offerSeatOnPage, showOfferSeat, withdrawSeatOffer } from './seats/offer-seat-pages.ts';
import { askWhetherToResign, resignOnPage } from './seats/resign-pages.ts';
import { answerSeatOfferLink, showSeatOfferLink } from './seats/seat-offer-link.ts';
import { answerSeatOffer, changeWaitingList, showSeatOffer, showSeats } from './seats/seat-offer-pages.ts';
import { endSpectatorLinkOnPage, makeSpectatorLink, showSpectatorLinks } from './seats/spectator-link-pages.ts';
import { watchByLink } from './seats/watch-page.ts';
import { showAnimation } from './tables/animation-page.ts';
import { showBoardPng, showBoardSvg } from './tables/board-pages.ts';
import { showCampaign } from './tables/campaign-page.ts';
import { showLog } from './tables/log-page.ts';
import { muteTableMail } from './tables/mute-page.ts';
import { downloadPack, showPack } from './tables/pack-pages.ts';
import { downloadRecord } from './tables/record-page.ts';
import { chooseRepliesOnPage } from './tables/replies-page.ts';
import { markSeen } from './tables/seen-page.ts';
import { showTable } from './tables/table-page.ts';
import { answerTakebackLink, showTakebackLink } from './takebacks/takeback-link.ts';
import {
  answerTakebackOnPage,
  askForTakebackOnPage,
  showTakeback,
  showTakebackForm,
} from './takebacks/takeback-pages.ts';
import { followUndoLink, showUndoLink } from './takebacks/undo-link.ts';
import { comeBackOnPage, resumeClocksOnPage, stopClocksOnPage } from './time/clock-pages.ts';
import { changeDeskClocks, showDeskClocks } from './time/moderators-clock-pages.ts';

/**
 * Every page and every form of one. They work without scripts; those of `public/` only make them handier. Of two paths
 * that a request fits, the first takes it: `/moderators/dismiss` stands before `/moderators/:nomination`.
 */
export const pageRoutes: readonly Route[] = [
  showArchive,
  showHelp,
  showHome,

  showGame,
  showGamePicture,
  downloadGamePack,
  showRulebook,
  showLegendFile,
  showMap,
  showMapFile,

  showAbsences,
  setAbsence,
  endAbsenceOnPage,
  showAddressChange,
  confirmAddressChange,
  ...peoplePages,
  showPreferences,
  changePreferences,
  askForAddressChange,
  letMailCome,
  makeKeyOnPage,
  revokeKey,
  signOutOfAll,
  showSignIn,
  askForLink,
  showSignInLink,
  followSignInLink,
  signOutHere,
  showUnsubscribe,
  stopMail,
  showWelcome,
  welcomeNewcomer,

  joinOnPage,
  inviteOnPage,
  withdrawInvitationOnPage,
  remindOnPage,
  askWhetherToLeave,
  leaveOnPage,
  askWhetherToRemove,
  removeOnPage,
  showChangeTable,
  changeTableOnPage,
  showJoinLink,
  joinByLink,
  makeJoinLinkOnPage,
  endJoinLinkOnPage,
  seatComputerOnPage,
  askWhetherToCancel,
  cancelOnPage,
  showInvitation,
  answerInvitationLink,
  showNewTable,
  createNewTable,
  rematchOnPage,
  openWordsOnPage,
  bidOnPage,
  startWithoutBidsOnPage,

  showBoardSvg,
  showBoardPng,
  showLog,
  showAnimation,
  showCampaign,
  muteTableMail,
  chooseRepliesOnPage,
  showPack,
  downloadPack,
  downloadRecord,
  markSeen,
  watchNews,
  showTable,

  ...playPages,
  ...practicePages,
  ...pressPages,
  ...outletPages,

  showOfferSeat,
  offerSeatOnPage,
  withdrawSeatOffer,
  letFormerPlayerWatch,
  askWhetherToResign,
  resignOnPage,
  showSeatOfferLink,
  answerSeatOfferLink,
  showSeats,
  changeWaitingList,
  showSeatOffer,
  answerSeatOffer,
  ...allPackPages,
  ...planPages,
  ...oddsPages,
  showSpectatorLinks,
  makeSpectatorLink,
  endSpectatorLinkOnPage,
  watchByLink,

  showTakebackLink,
  answerTakebackLink,
  showUndoLink,
  followUndoLink,
  showTakebackForm,
  askForTakebackOnPage,
  showTakeback,
  answerTakebackOnPage,

  stopClocksOnPage,
  resumeClocksOnPage,
  comeBackOnPage,
  showDeskClocks,
  changeDeskClocks,

  showDisputeLink,
  talkByLink,
  withdrawByLink,
  showDispute,
  talkOnPage,
  withdrawDisputeOnPage,
  takeDisputeOnPage,
  resolveDisputeOnPage,
  showModerators,
  nominateOnPage,
  changeModeration,
  showNewDispute,
  openDisputeOnPage,
  showNomination,
  dismissOnPage,
  answerNominationOnPage,
  withdrawNominationOnPage,

  showComparison,
  showDesk,
  showDeskSeats,
  changeDeskSeats,
  showDeskTable,
  showTableMails,
  showTableActors,
  showTableAudit,

  showRuling,
  makeRulingOnPage,

  ...administrationPageRoutes,

  showMailbox,
  showMail,
  showMailHtml,
];
