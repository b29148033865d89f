import { Router } from 'express';
import type { HttpContext } from '../context.ts';
import { addressPages } from './address-pages.ts';
import { gamePages } from './game-pages.ts';
import { helpPage } from './help-page.ts';
import { homePage } from './home-page.ts';
import { answerLink } from './links/answer-link.ts';
import { composerLink } from './links/composer-link.ts';
import { invitationPage } from './links/invitation-page.ts';
import { offerLink } from './links/offer-link.ts';
import { unsubscribePage } from './links/unsubscribe-page.ts';
import { mailboxPages } from './mailbox/mailbox-pages.ts';
import { newTablePage } from './new-table/new-table-page.ts';
import { preferencesPage } from './preferences-page.ts';
import { signInPages } from './sign-in-pages.ts';
import { boardPictures } from './tables/board-pictures.ts';
import { logPage } from './tables/log-page.ts';
import { ownComposer } from './tables/own-composer.ts';
import { ownOffers } from './tables/own-offers.ts';
import { packPage } from './tables/pack-page.ts';
import { recordDownload } from './tables/record-download.ts';
import { tableActs } from './tables/table-acts.ts';
import { tablePage } from './tables/table-page.ts';
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
    addressPages(context),
    newTablePage(context),
    table.router,
    tableActs(context, table.show),
    ownComposer(context),
    ownOffers(context),
    logPage(context),
    boardPictures(context),
    packPage(context),
    recordDownload(context),
    gamePages(context),
    helpPage(context),
    invitationPage(context),
    answerLink(context),
    composerLink(context),
    offerLink(context),
    unsubscribePage(context),
    mailboxPages(context),
  );
  return router;
}
