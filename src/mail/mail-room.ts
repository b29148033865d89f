import type { SeatId } from '../kernel/decision.ts';
import type { Services } from '../platform/services.ts';

/** Makes PNG files of boards, off the main thread; see pictures/pictures.ts. */
export type BoardPictures = { png(svg: string): Promise<Buffer> };

/** What writing a mail needs. */
export type MailRoom = { readonly services: Services; readonly pictures: BoardPictures };

/** Whose mail about which table. */
export type TableReader = { readonly tableId: string; readonly playerId: string; readonly seat: SeatId };

/** A mail of the outbox with the notifications that went into it. */
export type OutboxMail = {
  readonly id: string;
  readonly kind: string;
  readonly playerId: string | null;
  readonly to: string;
  readonly tableId: string | null;
  readonly seat: string | null;
  readonly notifications: readonly {
    readonly id: string;
    readonly kind: string;
    readonly data: unknown;
    readonly tableId?: string | null;
    readonly seat?: string | null;
    /** The mailbox of the player who wrote to somebody outside their table. */
    readonly sender?: string | null;
  }[];
};
