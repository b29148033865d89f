import { Router } from 'express';
import type { HttpContext } from '../context.ts';
import { absencesPage } from './absences-page.ts';
import { addressPages } from './address-pages.ts';
import { administrationPages } from './administration/administration-pages.ts';
import { archivePage } from './archive-page.ts';
import { gamePages } from './game-pages.ts';
import { helpPage } from './help-page.ts';
import { homePage } from './home-page.ts';
import { answerLink } from './links/answer-link.ts';
import { composerLink } from './links/composer-link.ts';
import { invitationPage } from './links/invitation-page.ts';
import { optionalActionLink } from './links/optional-action-link.ts';
import { takebackLink } from './links/takeback-link.ts';
import { unsubscribePage } from './links/unsubscribe-page.ts';
import { mailboxPages } from './mailbox/mailbox-pages.ts';
import { moderationPages } from './moderation/moderation-pages.ts';
import { newTablePage } from './new-table/new-table-page.ts';
import { preferencesPage } from './preferences-page.ts';
import { rematchPage } from './rematch-page.ts';
import { signInPages } from './sign-in-pages.ts';
import { spectatorLinksPage } from './spectate/spectator-links-page.ts';
import { watchPage } from './spectate/watch-page.ts';
import { offerPage } from './substitutes/offer-page.ts';
import { seatsPage } from './substitutes/seats-page.ts';
import { substituteLink } from './substitutes/substitute-link.ts';
import { boardPictures } from './tables/board-pictures.ts';
import { clockActs } from './tables/clock-acts.ts';
import { logPage } from './tables/log-page.ts';
import { ownComposer } from './tables/own-composer.ts';
import { ownOptionalActions } from './tables/own-optional-actions.ts';
import { packPage } from './tables/pack-page.ts';
import { recordDownload } from './tables/record-download.ts';
import { tableActs } from './tables/table-acts.ts';
import { tablePage } from './tables/table-page.ts';
import { takebackPages } from './tables/takeback-pages.ts';
import { welcomePage } from './welcome-page.ts';

/** All pages. They work without scripts; those of `public/` only make them handier. */
export function createPagesRouter(context: HttpContext): Router {
  const router = Router();
  const table = tablePage(context);
  router.use(
    homePage(context),
    signInPages(context),
    welcomePage(context),
    preferencesPage(context),
    absencesPage(context),
    addressPages(context),
    newTablePage(context),
    table.router,
    tableActs(context, table.show),
    clockActs(context, table.show),
    ownComposer(context),
    ownOptionalActions(context),
    takebackPages(context),
    logPage(context),
    boardPictures(context),
    packPage(context),
    recordDownload(context),
    archivePage(context),
    rematchPage(context),
    seatsPage(context),
    offerPage(context),
    substituteLink(context),
    spectatorLinksPage(context),
    watchPage(context),
    gamePages(context),
    helpPage(context),
    invitationPage(context),
    answerLink(context),
    composerLink(context),
    optionalActionLink(context),
    takebackLink(context),
    unsubscribePage(context),
    mailboxPages(context),
    administrationPages(context),
    moderationPages(context),
  );
  return router;
}
