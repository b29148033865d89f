import { z } from 'zod';
import { MONTHS, POINT_EVENTS, PURCHASES, TERMS, ZONES } from '../pack-lists.ts';
import { time } from './force-schema.ts';
import { listOf, name, power, sourced, whole, yes } from './sourced.ts';

const term = z.enum(TERMS);

/** The political status display, and where each campaign begins on it (2.4.3.3, 8.1, 8.6). */
export const statusSchema = z.strictObject({
  zones: listOf(
    z.strictObject({
      id: z.enum(ZONES),
      victoryPoints: listOf(whole(0, 40), 20).min(1),
      controlModifier: whole(-6, 6),
      drift: whole(-10, 10),
      economicLossUpTo: whole(0, 6),
      defectionUpTo: whole(0, 6),
    }),
    4,
  ),
  starts: listOf(
    z.strictObject({
      campaign: z.enum(['I', 'II', 'III']),
      power,
      box: sourced(z.strictObject({ zone: z.enum(ZONES), number: z.int().min(1).max(20) })),
    }),
    30,
  ),
});

/** The political points chart; halves are rounded up where they are given (7.5.2.10). */
export const pointsSchema = z.strictObject({
  points: listOf(z.strictObject({ id: z.enum(POINT_EVENTS), points: sourced(z.number().min(-20).max(20)) }), 60),
});

export const peaceSchema = z.strictObject({
  peace: z.strictObject({
    terms: listOf(
      z.strictObject({
        id: term,
        name,
        cancels: sourced(listOf(term, 20)),
        excludes: sourced(listOf(term, 20)),
        byAllVictors: yes,
        figures: z.record(z.string().regex(/^[a-z][a-zA-Z]{0,39}$/), whole(0, 120)),
      }),
      30,
    ),
    conditional: z.strictObject({ ofLoser: whole(0, 9), ofVictor: whole(0, 9) }),
    unconditional: z.strictObject({ ofVictor: whole(0, 9) }),
    enforcedPeaceMonths: whole(0, 132),
    enforcedAfterInformalMonths: whole(0, 132),
    newAllianceMonths: whole(0, 132),
  }),
});

export const purchasesSchema = z.strictObject({
  purchases: listOf(
    z.strictObject({
      id: z.enum(PURCHASES),
      money: whole(0, 60),
      manpower: whole(0, 20),
      /** From the economic phase to the reinforcement phase in which it arrives. */
      months: whole(0, 24),
    }),
    30,
  ),
});

export const calendarSchema = z.strictObject({
  calendar: z.strictObject({
    months: listOf(z.strictObject({ id: z.enum(MONTHS), winter: yes, economic: yes, levy: yes }), 12),
    campaigns: listOf(
      z.strictObject({ id: z.enum(['grand', 'short']), first: sourced(time), last: sourced(time) }),
      2,
    ).min(1),
    /** From this month Prussian corps have their second rating. */
    prussiaReforms: sourced(time),
  }),
});

const order = sourced(listOf(power, 7));
export const sequenceSchema = z.strictObject({
  sequence: z.strictObject({
    minorControl: order,
    navalReinforcement: order,
    landReinforcement: order,
    /** Without the chooser, who names a place in it. */
    naval: order,
    navalChooser: sourced(power),
    land: order,
    landChooser: sourced(power),
  }),
});

const income = sourced(z.strictObject({ power, money: z.int().min(0).max(60) }));
const percent = whole(-100, 100);
export const economySchema = z.strictObject({
  economy: z.strictObject({
    maintenance: z.strictObject({ corps: whole(0, 20), fleet: whole(0, 20), depot: whole(0, 20) }),
    freeStateMultiplier: whole(1, 9),
    britishTransferDivisor: whole(1, 20),
    colonialTrade: income,
    gold: income,
    americanWarOn: whole(0, 6),
    lossDivisor: whole(1, 20),
    atWarControlModifier: whole(-6, 6),
    manipulation: z.strictObject({
      months: whole(0, 24),
      settings: listOf(
        z.strictObject({
          setting: z.int().min(-9).max(9),
          points: whole(-9, 9),
          moneyPercent: percent,
          manpowerPercent: percent,
        }),
        20,
      ).min(1),
    }),
  }),
  limits: z.strictObject({
    cityFactorsPerSpire: whole(1, 20),
    depotFactors: whole(1, 60),
    chainGapAreas: whole(1, 9),
    chainDepots: whole(1, 20),
    militiaChainDepots: whole(1, 20),
    forcedMarchPoints: whole(0, 9),
    areaPoints: whole(1, 9),
    roughAreaPoints: whole(1, 9),
    riverPoints: whole(0, 9),
    arrowPoints: whole(0, 9),
  }),
});
