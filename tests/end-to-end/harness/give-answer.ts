import { fieldsOfAnswer } from '../../../src/http/forms/fields-of-answer.ts';
import { pathOf } from '../../../src/http/play/find-ways.ts';
import type { Translator } from '../../../src/i18n/translator.ts';
import type { Answer, PlainChoice } from '../../../src/kernel/choice.ts';
import type { OpenDecision, SeatId } from '../../../src/kernel/decision.ts';
import { describeAnswer } from '../../../src/kernel/describe-answer.ts';
import type { Game, Machine } from '../../../src/kernel/machine.ts';
import { questionFor, sheetFor } from '../../../src/kernel/open-decisions.ts';
import type { GameTypes } from '../../../src/kernel/rules.ts';
import { isPoint, type SheetPoint } from '../../../src/kernel/sheet.ts';
import { fitLine } from '../../../src/kernel/walk-sheet.ts';
import { type Browser, type Fields, formOn, type Page, wordsOf } from './browser.ts';
import { CONFIRM } from './confirm-form.ts';
import type { ReadMail } from './read-mail.ts';
import { linesOf, orderOf } from './write-in-words.ts';

type Wanted = { readonly decision: OpenDecision; readonly seat: SeatId; readonly answer: Answer };

/**
 * Somebody who knows what they want follows the link of a mail that asks for it, fills it in on the pages and sends it:
 * a sheet line by line, an answer that the mail lists by its own link. Throws where a page lacks what they need.
 */
export async function giveAnswer<G extends GameTypes>(
  browser: Browser,
  mail: ReadMail,
  { game, machine }: { readonly game: Game<G>; readonly machine: Machine<G> },
  { decision, seat, answer }: Wanted,
  { t }: Pick<Translator, 't'>,
): Promise<Page> {
  const sheet = sheetFor(game, machine, decision.id, seat);
  if (sheet) {
    const link = mail.links('c').find((one) => one.endsWith(`/sheets/${encodeURIComponent(decision.id)}`));
    return writeSheet(browser, await open(browser, mail, link), sheet.begin, answer);
  }
  const choice = questionFor(game, machine, decision.id, seat)?.choice;
  if (!choice || choice.kind === 'sheet') throw new Error(`${seat} is not asked ${decision.name}`);
  const words = t(describeAnswer(choice, answer));
  const listed = mail.answers.find(({ said }) => said === words);
  if (listed) {
    const page = await open(browser, mail, listed.href);
    return taken(await browser.submit(formOn(page, CONFIRM)));
  }
  const [link] = mail.links('c').filter((one) => !one.includes('/sheets/'));
  const page = await open(browser, mail, link);
  const form = 'form[action$="/add"][data-answer]';
  const added = taken(await browser.submit(formOn(page, form), filledIn(page, form, choice, answer)));
  return taken(await browser.submit(formOn(added, 'form[action$="/send"]')));
}

async function writeSheet(browser: Browser, first: Page, begin: SheetPoint, answer: Answer): Promise<Page> {
  let [page, point] = [first, begin];
  for (const line of linesOf(answer)) {
    const { id, choice } = orderOf(point.orders(), line);
    const form = `form.answer-form:has(input[name=order][value="${id}"])`;
    const fields = filledIn(page, form, choice, line.answer, pathOf(id));
    page = taken(await browser.submit(formOn(page, form), [...fields, ['do', 'add']]));
    const next = fitLine(point, line);
    if (!isPoint(next)) throw new Error(`${JSON.stringify(line)} does not fit`);
    point = next;
  }
  if (page.$('li.has-error').length > 0) throw new Error(`a line does not fit: ${beginning(page)}`);
  return taken(await browser.submit(formOn(page, 'form:has(button[value=send])'), [['do', 'send']]));
}

/** The fields that say this, each of which the form must have. */
function filledIn(page: Page, form: string, choice: PlainChoice, answer: Answer, path?: string): Fields {
  const { $ } = page;
  const fields = [...fieldsOfAnswer(choice, answer, path)];
  const controls = $(form).first().find('[name]').toArray();
  for (const [name, value] of fields) {
    const fitting = controls.filter((one) => {
      if ($(one).attr('name') !== name) return false;
      if ($(one).is('select'))
        return $(one)
          .find('option')
          .toArray()
          .some((option) => $(option).attr('value') === value);
      return $(one).is('[type=number], textarea') || ($(one).attr('value') ?? 'on') === value;
    });
    // What must be filled in has no tick box.
    if (fitting.length === 0 && !name.endsWith('?')) throw new Error(`no ${name} = ${value}: ${beginning(page)}`);
  }
  return fields;
}

async function open(browser: Browser, { mail }: ReadMail, link: string | undefined): Promise<Page> {
  if (link === undefined) throw new Error(`no link for it in: ${mail.text}`);
  return taken(await browser.open(link));
}

/** Nobody is asked for something that is refused then. */
function taken(page: Page): Page {
  if (page.status !== 200) throw new Error(`${page.status}, ${beginning(page)}`);
  return page;
}

/** Pages of a campaign are long. */
const beginning = (page: Page) => `${page.url}: ${wordsOf(page).slice(0, 600)}`;
