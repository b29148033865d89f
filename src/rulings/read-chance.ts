import { msg } from '../i18n/msg.ts';
import type { DrawResult, GivenDraw } from '../kernel/chance.ts';
import type { Message } from '../kernel/message.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { Head } from '../log/heads.ts';
import { readEntries } from '../log/read-entries.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import type { ConsentedRuling } from './wanted-ruling.ts';

/** Refuses (`bad-input`) results of chance where a ruling has none. Their numbers are the log's business. */
export function readChance({ chance = [], ruling }: ConsentedRuling): readonly GivenDraw[] {
  const mayRoll = ruling.type === 'replace-roll' || ruling.type === 'force' || ruling.type === 'skip';
  if (chance.length > 0 && !mayRoll) throw refuse('bad-input', 'rulings.no-chance-here');
  return chance.map(({ purpose, result }) => ({ purpose, result }));
}

/** Says what was given and, where a roll is replaced, what there was. */
export async function chanceUnfit(
  services: Services,
  { tableId }: Head,
  { ruling, chance = [] }: ConsentedRuling,
): Promise<Refusal> {
  const given = drawsText(chance);
  if (ruling.type !== 'replace-roll') return refuse('illegal-answer', 'rulings.chance-unfit-here', { given });
  const { seq } = ruling;
  const [entry] = await readEntries(services, tableId, { after: seq - 1, upTo: seq });
  return refuse('illegal-answer', 'rulings.chance-unfit', { given, seq, drawn: drawsText(entry?.chance ?? []) });
}

function drawsText(draws: readonly GivenDraw[]): readonly Message[] {
  if (draws.length === 0) return [msg('rulings.no-draw')];
  return draws.map(({ purpose, result }) => msg('rulings.draw', { purpose, result: resultText(result) }));
}

function resultText(result: DrawResult): string {
  return typeof result === 'object' ? result.join(', ') : String(result);
}
