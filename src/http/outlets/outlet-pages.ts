import type { Route } from '../route/route.ts';
import { showCalendar } from './calendar-page.ts';
import { showTableFeed, showWatchFeed } from './feed-pages.ts';
import { endCalendarOnPage, renewCalendarOnPage, showFeeds } from './feeds-pages.ts';
import { subscribeOnPage, unsubscribeOnPage } from './push-pages.ts';
import { showPushWorker } from './push-worker.ts';
import { addWebhookOnPage, removeWebhookOnPage, resumeWebhookOnPage, showWebhooks } from './webhook-pages.ts';

/** Pages of what is told outside mail: calendars, feeds, webhooks, notices in browsers. */
export const outletPages: readonly Route[] = [
  showFeeds,
  renewCalendarOnPage,
  endCalendarOnPage,
  showCalendar,
  subscribeOnPage,
  unsubscribeOnPage,
  showPushWorker,
  showTableFeed,
  showWebhooks,
  addWebhookOnPage,
  removeWebhookOnPage,
  resumeWebhookOnPage,
  showWatchFeed,
];
