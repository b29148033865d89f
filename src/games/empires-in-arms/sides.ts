/** The two sides of a fight, on land (7.5) and at sea (6.3). */
export const SIDES = ['attackers', 'defenders'] as const;
export type SideName = (typeof SIDES)[number];

export const otherSide = (side: SideName): SideName => (side === 'attackers' ? 'defenders' : 'attackers');
