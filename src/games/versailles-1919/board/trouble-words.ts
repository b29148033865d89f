import type { Message } from '../../../kernel/message.ts';
import type { FactionId } from '../pack-types.ts';
import type { ByFaction } from '../state.ts';
import { bidText } from '../uprising/bid-words.ts';
import type { View } from '../view-types.ts';
import { msg } from './msg.ts';
import { kindTitle, nationTitle } from './names.ts';

type Auction = NonNullable<View['auction']>;
type Check = NonNullable<View['check']>;

/** What a nation has done in an auction. */
export function bidWords(auction: Auction, faction: FactionId): Message {
  const bid = auction.bids[faction];
  const best = auction.best === faction;
  if (bid) {
    // The bots' bids are fixed before the player is asked (16.11): they are not waited for, but they count.
    const out = !auction.in.includes(faction);
    return msg('versailles-1919-board.bids', { bid: bidText(bid), how: best ? 'best' : out ? 'out' : 'beaten' });
  }
  if (!auction.in.includes(faction)) return msg('versailles-1919-board.passed');
  return msg('versailles-1919-board.to-bid', { next: auction.in[0] === faction ? 'yes' : 'no' });
}

/** The regions that are checked, what each needs, and what changes the die; once issues are up for bid, what rose. */
export function checkLines(view: View, check: Check): readonly Message[] {
  const rolled = view.auction !== undefined;
  const regions = (rolled ? check.uprisings : check.regions).map((region) => {
    const track = view.tracks.find((other) => other.region === region);
    return msg('versailles-1919-board.check-region', {
      region: kindTitle(region),
      needs: track?.uprising ?? 0,
      rose: check.uprisings.includes(region) ? 'yes' : 'no',
    });
  });
  if (rolled) return regions;
  const announced = announcements(check.announced).map(({ faction, n }) =>
    msg('versailles-1919-board.announces', { nation: nationTitle(faction), ...sign(n) }),
  );
  const event = check.modifier === 0 ? [] : [msg('versailles-1919-board.check-event', sign(check.modifier))];
  const changes = [...event, ...announced];
  return changes.length === 0 ? regions : [...regions, msg('versailles-1919-board.check-die', { changes })];
}

function announcements(announced: ByFaction<number>) {
  const each: readonly FactionId[] = ['uk', 'fr', 'us', 'it'];
  return each.flatMap((faction) => {
    const n = announced[faction];
    return n === undefined ? [] : [{ faction, n }];
  });
}

function sign(n: number) {
  return { sign: n > 0 ? 'plus' : n < 0 ? 'minus' : 'none', n: Math.abs(n) };
}
