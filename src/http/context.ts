import { newVerifyRun, type VerifyRun } from '../administration/verify-run.ts';
import type { InboundRoom } from '../mail/inbound/inbound-room.ts';
import type { Transport } from '../mail/transports/transport.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Services } from '../platform/services.ts';
import { newTurns, type Turns } from '../platform/take-turns.ts';
import { createMetrics, type Metrics } from './health/metrics.ts';
import { type Disk, watchDisk } from './health/watch-disk.ts';
import { type Assets, createAssets } from './middleware/assets.ts';
import { type Callers, createCallers } from './middleware/know-caller.ts';
import { createSeats, type Seats } from './middleware/known-seats.ts';
import type { WindowCounter } from './middleware/window-counter.ts';
import { createNewsDesk, type NewsDesk } from './news/news-desk.ts';
import { takenCounter } from './people/taken-counter.ts';
import { createPictureDesk, type PictureDesk, type PictureLimits } from './picture-desk.ts';
import { createOddsDesk, type OddsDesk } from './planning/odds-desk.ts';
import { createPracticeDesk, type PracticeDesk, type PracticeLimits } from './practice/practice-desk.ts';

/*
 * What the HTTP room is built from. `createApp(context)` in app.ts mounts, in this order: request id and log, health,
 * security headers, compression, assets, the caller (middleware/caller.ts), rate limits, the same-origin check
 * (middleware/refuse-foreign-origin.ts: forms need no token of their own), `/api` from api-routes.ts, the pages from
 * page-routes.ts, and last the errors (errors/answer-error.ts).
 *
 * A route of either list has a guard (route/guards/), and what it cannot do it throws as a `Refusal`, which the error
 * handler turns into a problem document or a page. Routes answer a submission through `submitMeasured`
 * (submit-measured.ts), and call `context.callers.forget(player.id)` after they changed a player, a session or a key.
 */

/** What the HTTP room needs to know beyond `services.settings`. */
export type HttpSettings = {
  /** Express's `trust proxy`: how many proxies are in front, or which. */
  readonly trustProxy: boolean | number | string;
  /** When given, `/metrics` asks for it as a bearer token. */
  readonly metricsToken?: string | undefined;
  readonly rateLimits: RateLimits;
  readonly pictures?: PictureLimits;
  readonly practice?: PracticeLimits;
  /** How long an answer of `/readyz` and `/metrics` is given again; a second when not given. */
  readonly keepHealthMs?: number;
};

export type RateLimits = {
  /** Requests of one player, of one link of a mail, or of one address where the caller is not known, in a minute. */
  readonly perMinute: number;
  /** Requests of one player, or one link, that change something, in a minute. */
  readonly writes: number;
  /** Links to sign in, or to change an address, asked for from one network address in a quarter of an hour. */
  readonly signIns: number;
  /** Keys and links from one address that nobody knows, in a quarter of an hour. */
  readonly failures: number;
};

/** Limits that people do not notice and programs that run wild do. */
export const USUAL_RATE_LIMITS: RateLimits = { perMinute: 600, writes: 120, signIns: 10, failures: 60 };

/** A mail provider that posts here what came in: what it signs with, and where its mails are taken in. */
export type WebhookSettings = { readonly secret: string; readonly room: InboundRoom };

/** What main gives. */
export type HttpParts = {
  readonly services: Services;
  readonly settings: HttpSettings;
  /** For a backup of everything, which has a connection of its own. */
  readonly databaseUrl: string;
  readonly pictures: Pick<Pictures, 'png' | 'ready' | 'waiting'>;
  /** For the one mail that does not go through the outbox (`accounts/delete-persons-account`). */
  readonly transport: Pick<Transport, 'send'>;
  /** Whether the job workers of this process run; `/readyz` says so. */
  readonly jobsRun: () => boolean;
  /** The built-in database: where its files are, and whether it runs. Undefined: it is somebody else's. */
  readonly builtInDatabase: { readonly folder: string; readonly runs: () => boolean } | undefined;
  /** Undefined: no mail comes in over HTTP. */
  readonly webhook?: WebhookSettings | undefined;
};

export type HttpContext = HttpParts & {
  readonly metrics: Metrics;
  readonly callers: Callers;
  readonly seats: Seats;
  /** `assets.url('despatch.css')`: where a file of `public/`, or the stylesheet, is fetched. */
  readonly assets: Assets;
  /** Requests that write take turns, by table. */
  readonly turns: Turns;
  readonly disk: Disk;
  /** The release gate, as an administrator starts it. */
  readonly verifying: VerifyRun;
  /** The pages that are open, and want to know when their table moves. */
  readonly news: NewsDesk;
  /** Pictures for callers over HTTP. */
  readonly pictureDesk: PictureDesk;
  /** Fights that are tried on planning boards. */
  readonly odds: OddsDesk;
  /** How often players take along all that is theirs. */
  readonly taken: WindowCounter;
  /** First games and sandboxes: how many are begun, and who thinks for the computer. */
  readonly practice: PracticeDesk;
};

export function createHttpContext(parts: HttpParts): HttpContext {
  const { services } = parts;
  return {
    ...parts,
    metrics: createMetrics(services),
    callers: createCallers(services),
    seats: createSeats(services),
    assets: createAssets(),
    turns: newTurns(),
    verifying: newVerifyRun(services),
    disk: watchDisk(parts.builtInDatabase?.folder),
    news: createNewsDesk(services),
    pictureDesk: createPictureDesk(parts.pictures, parts.settings.pictures),
    odds: createOddsDesk(),
    taken: takenCounter(),
    practice: createPracticeDesk(parts.settings.practice),
  };
}
