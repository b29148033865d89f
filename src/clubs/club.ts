import type { TableSummary } from '../play/table-summary.ts';

/** A club in a player's list. */
export type ClubLine = {
  readonly id: string;
  readonly name: string;
  readonly hostName: string;
  readonly members: number;
  /** They are asked to become a member; else they are one. */
  readonly invited: boolean;
  /** What the host says to them, and until when they can answer: undefined for members. */
  readonly word: string;
  readonly until: Date | undefined;
};

/** How a member's games at the club's tables ended. */
export type ClubResult = {
  readonly playerId: string;
  readonly name: string;
  readonly played: number;
  readonly won: number;
};

/** Somebody who is asked, by name or by the address that the host wrote. */
export type ClubInvited = {
  readonly invitationId: string;
  readonly name: string;
  readonly until: Date;
  readonly state: 'open' | 'declined' | 'ended';
};

/** A club as its members see it. */
export type ClubView = {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly hostId: string;
  readonly hostName: string;
  readonly hosting: boolean;
  /** There is a link by which people join. */
  readonly hasLink: boolean;
  /** In the order in which they joined. */
  readonly members: readonly { readonly playerId: string; readonly name: string; readonly joinedAt: Date }[];
  /** Who is asked to become a member, for the host alone. */
  readonly invited: readonly ClubInvited[];
  /** Those that the reader may read, the newest first. */
  readonly tables: readonly TableSummary[];
  /** The reader's own tables that are not the club's yet. */
  readonly addable: readonly { readonly id: string; readonly name: string }[];
  /** Who won most comes first. */
  readonly results: readonly ClubResult[];
};
