import type { SeatId, Viewer } from '../../../kernel/decision.ts';
import type { Message } from '../../../kernel/message.ts';
import { minorName, powerName } from '../names.ts';
import { campaignOf, type Options } from '../options.ts';
import type { Pack } from '../pack-types.ts';
import type { Bond } from '../relations/go-to-war.ts';
import { msg } from './msg.ts';
import type { PoliticalLine } from './political-line.ts';
import type { LapsedOrder, PoliticsFact } from './politics-fact.ts';
import { sayLine } from './say-line.ts';
import { sayNo } from './say-no.ts';

type Setting = { readonly pack: Pack; readonly options: Options; readonly seats: readonly SeatId[] };

/** The political phase in words. What came of a wish that nobody else shared is told to whoever had it alone. */
export function narratePolitics(setting: Setting, fact: PoliticsFact, viewer: Viewer): Message | undefined {
  const { pack, options, seats } = setting;
  const isTold = (power: string) => viewer === power || viewer === 'moderator';
  switch (fact.type) {
    case 'war-declared':
      return msg('empires-in-arms-politics.war', {
        power: powerName(fact.power),
        on: powerName(fact.on),
        broken: brokenIn(fact.broken),
      });
    case 'war-declared-mutually': {
      const [a, b] = fact.powers;
      return msg('empires-in-arms-politics.mutual-war', {
        a: powerName(a),
        b: powerName(b),
        broken: brokenIn(fact.broken),
      });
    }
    case 'war-on-minor':
      return msg('empires-in-arms-politics.war-on-minor', {
        power: powerName(fact.power),
        minor: minorName(pack, fact.minor),
      });
    case 'calls-ordered':
      return msg('empires-in-arms-politics.calls-ordered', {
        throws: fact.throws.flatMap((thrown) =>
          thrown.map(({ power, die }) => msg('empires-in-arms-politics.thrown', { power: powerName(power), die })),
        ),
      });
    case 'ally-called':
      return msg('empires-in-arms-politics.called', {
        power: powerName(fact.power),
        ally: powerName(fact.ally),
        against: powerName(fact.against),
      });
    case 'call-answered':
      return msg('empires-in-arms-politics.joined', {
        power: powerName(fact.power),
        caller: powerName(fact.caller),
        against: powerName(fact.against),
        broken: brokenIn(fact.broken),
      });
    case 'call-refused':
      return msg('empires-in-arms-politics.refused', {
        power: powerName(fact.power),
        caller: powerName(fact.caller),
        against: powerName(fact.against),
        barred: fact.barred ?? 'no',
      });
    case 'call-lapsed':
      return msg('empires-in-arms-politics.call-lapsed', {
        power: powerName(fact.power),
        caller: powerName(fact.caller),
        against: powerName(fact.against),
      });
    case 'alliance-made': {
      const [a, b] = fact.powers;
      return msg('empires-in-arms-politics.allied', { a: powerName(a), b: powerName(b) });
    }
    case 'offer-unanswered':
      return isTold(fact.power)
        ? msg('empires-in-arms-politics.offer-unanswered', { power: powerName(fact.power), to: powerName(fact.to) })
        : undefined;
    case 'alliance-broken':
      return msg('empires-in-arms-politics.broken', {
        power: powerName(fact.power),
        with: powerName(fact.with),
        both: fact.both ? 'yes' : 'no',
      });
    case 'free-state-made':
      return msg('empires-in-arms-politics.freed', {
        power: powerName(fact.power),
        minor: minorName(pack, fact.minor),
      });
    case 'movement-combined':
      return msg('empires-in-arms-politics.combined', { phase: fact.phase, powers: fact.powers.map(powerName) });
    case 'partners-unanswered':
      return isTold(fact.power)
        ? msg('empires-in-arms-politics.partners-unanswered', {
            power: powerName(fact.power),
            phase: fact.phase,
            with: fact.with.map(powerName),
          })
        : undefined;
    case 'order-lapsed':
      return isTold(fact.power)
        ? msg('empires-in-arms-politics.lapsed', {
            power: powerName(fact.power),
            line: sayLine(pack, lineOf(fact.lapsed)),
            no: sayNo({ pack, campaign: campaignOf(options, seats.length) }, fact.lapsed),
          })
        : undefined;
  }
}

/** What ended with a declaration of war, as one word. */
function brokenIn(broken: readonly Bond[]): 'no' | Bond | 'both' {
  const [first = 'no'] = broken;
  return broken.length > 1 ? 'both' : first;
}

/** The line that an order was given in. */
function lineOf(lapsed: LapsedOrder): PoliticalLine {
  return lapsed.order === 'combine' ? { order: 'combine', phases: [lapsed.phase], with: lapsed.with } : lapsed;
}
