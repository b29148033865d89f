import type { Printed } from '../../kernel/printed.ts';
import type { AreaId, MinorId, Power, ProvinceId, SeaId } from './pack-lists.ts';

export type City = {
  readonly spires: number;
  readonly fortification: number;
};

export type Port = {
  /** The sea areas that its blockade box opens on. */
  readonly seas: readonly SeaId[];
  readonly guns: number;
  /** What it trades with Great Britain, and overseas (8.2.1.2). */
  readonly domestic: number;
  readonly overseas: number;
};

export type AreaLink =
  | { readonly to: AreaId; readonly by: 'border' | 'river' }
  /** An arrow over a sea area; `unbarred`: no fleet bars it. */
  | { readonly to: AreaId; readonly by: 'crossing'; readonly sea: SeaId; readonly unbarred?: true };

/** Optional arrows (12.2.1): one over the Channel, and those that no fleet bars. */
export type Arrows = {
  readonly channel: { readonly between: readonly [AreaId, AreaId]; readonly sea: SeaId };
  readonly unbarred: readonly { readonly between: readonly [AreaId, AreaId] }[];
};

export type Area = {
  readonly id: AreaId;
  readonly name: Printed;
  readonly province: ProvinceId;
  readonly terrain: 'clear' | 'forest' | 'mountain' | 'marsh' | 'desert';
  readonly forage: number;
  /** In the winter zone (7.4.1.2.4). */
  readonly winter: boolean;
  readonly city: City | undefined;
  readonly port: Port | undefined;
  readonly coasts: readonly SeaId[];
  readonly links: readonly AreaLink[];
};

export type Sea = {
  readonly id: SeaId;
  readonly name: Printed;
  /** North of the ice line (6.2.1.4). */
  readonly ice: boolean;
  readonly links: readonly SeaId[];
};

/** A home province of a power. */
export type Province = {
  readonly id: ProvinceId;
  readonly name: Printed;
  readonly power: Power;
  readonly capital: AreaId;
  readonly money: number;
  readonly manpower: number;
  /** It can be part of Poland (11.1). */
  readonly polish: boolean;
  /** The guerrilla value; 0 outside of Spain (10.1.1). */
  readonly guerrillas: number;
  /** Insurrection corps appear here (10.1.4). */
  readonly insurrection: boolean;
  /** Cossacks are levied here (8.10). */
  readonly cossacks: boolean;
};

export type MinorStatus =
  | { readonly status: 'neutral' }
  | { readonly status: 'conquered' | 'free'; readonly controller: Power };

export type Minor = {
  readonly id: MinorId;
  readonly name: Printed;
  readonly capital: AreaId;
  readonly money: number;
  readonly manpower: number;
  /** The minor country whose secondary district this is (10.4). */
  readonly districtOf: MinorId | null;
  /** What each power adds to its die for control (4.6.2.1). */
  readonly controlModifiers: { readonly [P in Power]: number };
  /** What it deploys when it is attacked (4.6.3). */
  readonly forces: { readonly infantry: number; readonly cavalry: number };
  readonly ships: number;
  readonly in1805: MinorStatus;
};

/** A new political combination (11). */
export type Combination = {
  readonly id: MinorId;
  readonly name: Printed;
  readonly capital: AreaId | null;
  /** The member without which there is none. */
  readonly must: ProvinceId | null;
  readonly members: readonly ProvinceId[];
  /** How many members its maker must control. */
  readonly least: number;
  readonly makers: readonly Power[];
};
