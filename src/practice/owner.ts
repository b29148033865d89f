/** Whose a practice game is: a player's, or that of a browser nobody is signed in with, by the hash of its secret. */
export type Owner =
  | { readonly kind: 'player'; readonly playerId: string }
  | { readonly kind: 'visitor'; readonly visitor: string };

/** The columns that say so. */
export function ownedBy(owner: Owner): { readonly playerId: string } | { readonly visitor: string } {
  return owner.kind === 'player' ? { playerId: owner.playerId } : { visitor: owner.visitor };
}
