import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Choice } from '../../kernel/choice.ts';
import type { DecisionId, SeatId } from '../../kernel/decision.ts';
import { openDecisions, questionFor } from '../../kernel/open-decisions.ts';
import { openOptionalActions, sectionOf } from '../../kernel/optional-actions.ts';
import type { OpenPractice } from '../../practice/open-practice.ts';
import type { FieldProblem } from '../forms/answer-of-form.ts';
import { choiceControl } from '../forms/choice-control.ts';
import { pickPlace, placesOf } from '../forms/pick-place.ts';
import { FEW, LONG } from '../play/question-model.ts';
import { LONGEST_TEXT } from '../play/written-orders.ts';
import { seatClass } from '../tables/seat-class.ts';

/** What the form of one question is filled in with. */
export type FilledQuestion = {
  readonly decision: DecisionId;
  readonly seat: SeatId;
  readonly fields: URLSearchParams;
  readonly problems: readonly FieldProblem[];
};

type Frame = {
  readonly base: string;
  readonly translator: Translator;
  readonly filled: FilledQuestion | undefined;
  /** What the viewer would like to do though nobody asks. */
  readonly wanted: string | null;
  readonly viewer: SeatId;
};

/** What is asked: of the owner's seat in a first game, of every seat in a sandbox. */
export function practiceQuestions(open: OpenPractice, frame: Frame) {
  const { game, machine, row } = open;
  if (machine.over) return [];
  const asked = openDecisions(game, machine).flatMap(({ id, section, waiting }) =>
    waiting.filter((seat) => row.seat === null || seat === row.seat).map((seat) => ({ id, section, seat })),
  );
  const { wanted, viewer } = frame;
  const beside = wanted === null ? [] : [{ id: wanted, section: sectionOf(game, wanted) ?? '', seat: viewer }];
  return [...beside, ...asked].flatMap((put, i) => questionModel(open, put, i, frame) ?? []);
}

type Put = { readonly id: DecisionId; readonly section: string; readonly seat: SeatId };

function questionModel(
  { game, machine, row }: OpenPractice,
  { id, section, seat }: Put,
  i: number,
  { base, translator, filled }: Frame,
) {
  const question = questionFor(game, machine, id, seat);
  if (!question) return undefined;
  const { prompt, choice } = question;
  const mine = filled?.decision === id && filled.seat === seat ? filled : undefined;
  const fields = mine?.fields ?? new URLSearchParams();
  const problems = mine?.problems ?? [];
  const seats = game.setting.seats.map((one) => ({ seat: one }));
  const to = new URLSearchParams({ seat, version: String(row.version) });
  return {
    ...{ number: i + 1, decision: id, seat, choice, fields, prompt, section },
    long: translator.t(prompt).length > LONG,
    seatName: row.seat === null ? game.rules.seatName(seat) : undefined,
    seatClass: seatClass(seats, seat),
    action: `${base}/answer?${to}`,
    byComputer: row.seat === null && !id.startsWith('~') ? `${base}/computer?${to}` : undefined,
    submit: msg('practice.answer'),
    ...controlOf(choice, fields, problems),
  };
}

/** A button for each answer, orders as text, or a form. */
function controlOf(choice: Choice, fields: URLSearchParams, problems: readonly FieldProblem[]) {
  if (choice.kind === 'sheet') {
    return {
      text: { value: fields.get('text') ?? '', most: LONGEST_TEXT, problems },
      orders: choice.orders.map(({ label }) => label),
      mayBeEmpty: choice.mayBeEmpty,
    };
  }
  if (choice.kind === 'one' && choice.options.length <= FEW && fields.size === 0 && problems.length === 0)
    return { buttons: choice.options.map(({ id: value, label, detail, place }) => ({ value, label, detail, place })) };
  return { control: choiceControl(choice, fields, problems) };
}

type Questions = ReturnType<typeof practiceQuestions>;

/** Every place that means an answer, with the address of the page as it is after picking it: works without scripts. */
export function picksOf(questions: Questions, base: string, { t }: Translator) {
  const found = new Map<string, { place: string; label: string; href: string }>();
  for (const { choice, fields, decision, seat } of questions)
    for (const { place, label } of placesOf(choice)) {
      const picked = pickPlace(choice, fields, place);
      if (!picked || found.has(place)) continue;
      picked.set('decision', decision);
      picked.set('seat', seat);
      found.set(place, { place, label: t(label), href: `${base}?${picked}#answer` });
    }
  return [...found.values()];
}

/** What a seat may do in a sandbox beside what it is asked. */
export function practiceActions({ game, machine }: OpenPractice, viewer: SeatId, base: string) {
  if (machine.over) return [];
  return openOptionalActions(game, machine)
    .filter(({ seats }) => seats.includes(viewer))
    .map(({ id, label }) => ({
      label: label ?? questionFor(game, machine, id, viewer)?.prompt ?? msg('tables.a-decision'),
      href: `${base}?${new URLSearchParams({ as: viewer, do: id })}#answer`,
    }));
}
