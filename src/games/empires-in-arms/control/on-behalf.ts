import type { Answer } from '../../../kernel/choice.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { DecisionRule } from '../../../kernel/rules.ts';
import { powerName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import { deciding, playing } from '../sequence/who-decides.ts';
import type { Decide, EmpiresInArms, Play, Position } from '../types.ts';
import type { OnBehalf } from './control-frames.ts';
import { msg } from './msg.ts';

type AnyRule = DecisionRule<EmpiresInArms, JsonObject>;
type Rules = { readonly [name: string]: AnyRule };

/** The most lines that any sheet has, which says itself how many it takes. */
const MOST_LINES = 100;

const ONLY_WHERE_BID_FOR = 'only at tables that bid for powers that nobody plays';

/**
 * 14.3: questions that are also asked of powers that somebody controls. Their players answer first; then each
 * controller answers for what they control, one power after the other, all controllers at the same time; and only then
 * do all answers take effect together. So the questions themselves need not know who answers them.
 */
export function answeredByControllers<R extends Rules>(
  rules: R,
): R & { readonly 'on-behalf': Decide<'on-behalf'>; readonly 'sheet-on-behalf': Decide<'sheet-on-behalf'> } {
  const asked = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, askedOfPlayers(name, rule)]));
  // Each rule stands under its own name again, with the arguments that it had.
  return { ...(asked as R), 'on-behalf': plainly(rules), 'sheet-on-behalf': bySheet(rules) };
}

function askedOfPlayers(name: string, rule: AnyRule): AnyRule {
  return {
    ...rule,
    seats: (position, args) => rule.seats(position, args).filter((seat) => isPlayed(position, seat)),
    apply: (play, answers, args) => {
      const left = deciding(play).filter((power) => !isPlayed(play, power) && rule.seats(play, args).includes(power));
      if (left.length === 0) rule.apply(play, answers, args);
      else pushFor(play, rule, { asks: name, args, left, given: { ...answers } });
    },
  };
}

const isPlayed = (position: Position, seat: string) => playing(position).some((power) => power === seat);

function pushFor(play: Play, { sheet }: AnyRule, args: OnBehalf): void {
  play.push({ ask: sheet ? 'sheet-on-behalf' : 'on-behalf', args });
}

/** Who answers now, and for whom: of each controller's powers that are left the first. */
function answeringNow(position: Position, { left }: Pick<OnBehalf, 'left'>): ReadonlyMap<string, Power> {
  const open = deciding(position);
  const now = new Map<string, Power>();
  for (const power of left) {
    const { controller } = position.state.powers[power];
    if (controller && open.includes(power) && !now.has(controller)) now.set(controller, power);
  }
  return now;
}

function powerFor(position: Position, seat: string, args: Pick<OnBehalf, 'left'>): Power {
  const power = answeringNow(position, args).get(seat);
  if (!power) throw new Error(`${seat} answers for nobody`);
  return power;
}

function plainly(rules: Rules): Decide<'on-behalf'> {
  return {
    section: '14.3',
    seats: (position, args) => [...answeringNow(position, args).keys()],
    ask: (position, seat, args) => {
      const power = powerFor(position, seat, args);
      const { prompt, brief = prompt, choice } = ruleOf(rules, args).ask(position, power, args.args);
      const said = { power: powerName(power) };
      return {
        prompt: msg('empires-in-arms-control.for', { ...said, prompt }),
        brief: msg('empires-in-arms-control.for-brief', { ...said, brief }),
        choice,
      };
    },
    refuse: (position, seat, answer, args) =>
      ruleOf(rules, args).refuse?.(position, powerFor(position, seat, args), answer, args.args),
    waiting: (position, args) => ruleOf(rules, args).waiting(position, args.args),
    apply: (play, answers, args) => goOn(play, rules, answers, args),
    fallback: (position, seat, args) =>
      ruleOf(rules, args).fallback(position, powerFor(position, seat, args), args.args),
    rare: ONLY_WHERE_BID_FOR,
  };
}

function bySheet(rules: Rules): Decide<'sheet-on-behalf'> {
  return {
    ...plainly(rules),
    sheet: {
      max: MOST_LINES,
      begin: (position, seat, args) => sheetOf(rules, args).begin(position, powerFor(position, seat, args), args.args),
      preview: (position, seat, lines, args) =>
        sheetOf(rules, args).preview(position, powerFor(position, seat, args), lines, args.args),
      carryOut: (_, seat) => notByLine(seat),
      passOver: (_, seat) => notByLine(seat),
    },
  };
}

/** The lines are carried out as those of the question that they answer. */
function notByLine(seat: string): never {
  throw new Error(`what ${seat} ordered for another power is not carried out line by line`);
}

function ruleOf(rules: Rules, { asks }: OnBehalf): AnyRule {
  const rule = rules[asks];
  if (!rule) throw new Error(`no decision ${asks}`);
  return rule;
}

function sheetOf(rules: Rules, args: OnBehalf) {
  const { sheet } = ruleOf(rules, args);
  if (!sheet) throw new Error(`${args.asks} is not answered by a sheet`);
  return sheet;
}

/** The next powers are asked for; with the last answer all take effect. For whom nobody can answer, silence does. */
function goOn(play: Play, rules: Rules, answers: { readonly [seat: string]: Answer }, asked: OnBehalf): void {
  const rule = ruleOf(rules, asked);
  const given = { ...asked.given };
  for (const [by, power] of answeringNow(play, asked)) {
    const answer = answers[by];
    if (answer !== undefined) given[power] = answer;
  }
  const left = asked.left.filter((power) => !(power in given));
  if (left.length < asked.left.length && answeringNow(play, { left }).size > 0) {
    pushFor(play, rule, { ...asked, left, given });
    return;
  }
  for (const power of left) given[power] = rule.fallback(play, power, asked.args);
  rule.apply(play, given, asked.args);
}
