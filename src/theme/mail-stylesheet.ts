/*
 * The stylesheet of the mails, to be put into a <style> element and inlined with juice (media queries kept).
 * No variables, grid or flex: mail programs do not have them. The class names:
 *
 * Frame      body.mail; .preheader (the hidden first line); table.outer > td > table.sheet (600 px) > td.inner;
 *            .masthead (name left) + .masthead-table (table's name right)
 * Type       h1 h2; p; .kicker; .muted; .small; .numbers; .rule (hr)
 * News       .news-by (+ .seat …); ul.news-lines > li
 * Decision   .decision (td or div) > .decision-prompt, .decision-due;
 *            table.answers > tr > td.answer-number, td.answer > a, .answer-detail
 * Buttons    a.button (+ .quiet)
 * Board      img.board; .board-text (the board in lines)
 * Hand       .hand-card > .hand-card-name, .hand-card-meta
 * Figures    table.figures th td.number
 * Notices    .notice (+ .warn)
 * Seats      .seat.seat-1 … (colour; write the shape as text before the name with `seatSign`)
 * Foot       .foot (small print)
 */
import { DARK, FONTS, LIGHT, type Palette, SEAT_LOOKS, type Shape, seatLook } from './tokens.ts';

/** The shape of a seat as a sign, for mails and plain text where no shape can be drawn. */
const SIGNS: { readonly [shape in Shape]: string } = {
  square: '■',
  diamond: '◆',
  circle: '●',
  triangle: '▲',
  cross: '✚',
  bar: '▬',
  ring: '○',
};

/** `■` for the first seat of a game, `◆` for the second, ... */
export function seatSign(place: number): string {
  return SIGNS[seatLook(place).shape];
}

/** The CSS of all mails. Its dark colours are in a media query with `!important`, which outdoes what juice inlines. */
export function mailStylesheet(): string {
  return `${layout}${colours(LIGHT, 'light', '')}
@media (prefers-color-scheme:dark){${colours(DARK, 'dark', ' !important')}}
@media only screen and (max-width:620px){
  .sheet{width:100% !important}.inner{padding:16px !important}
  h1{font-size:26px !important}.button{display:block !important}
  .foot,.words li{word-break:break-word}}
`;
}

const layout = `
body.mail{margin:0;padding:0;width:100%;-webkit-text-size-adjust:100%;font-family:${FONTS.text.fallback};
  font-size:16px;line-height:1.5}
.preheader{display:none;max-height:0;overflow:hidden;mso-hide:all}
table{border-collapse:collapse;border-spacing:0}
.outer{width:100%}
.sheet{width:600px;max-width:600px;margin:0 auto}
.inner{padding:20px 28px}
.masthead{font-family:${FONTS.title.fallback};font-size:20px;font-weight:600;padding:10px 0;text-decoration:none}
.masthead-table{text-align:right;font-size:14px}
h1{font-family:${FONTS.title.fallback};font-size:30px;line-height:1.15;font-weight:500;margin:8px 0 8px}
h2{font-family:${FONTS.title.fallback};font-size:22px;line-height:1.2;font-weight:500;margin:24px 0 8px}
p{margin:0 0 12px}
ul{margin:0 0 12px;padding:0}
.kicker{font-size:13px;font-weight:600;letter-spacing:0.06em;text-transform:uppercase;margin:12px 0 0}
.small,.foot{font-size:13px;line-height:1.45}
.numbers,.figures{font-variant-numeric:tabular-nums lining-nums}
.rule{border:0;border-top-width:1px;border-top-style:solid;margin:24px 0}
.news-by{font-weight:600;margin:12px 0 0}
.news-lines{list-style:none;margin:0 0 8px;padding:0}
.news-lines li{margin:0;padding:2px 0 2px 12px;border-left-width:2px;border-left-style:solid}
.decision{padding:16px;border-width:1px;border-top-width:3px;border-style:solid}
.decision-prompt{font-family:${FONTS.title.fallback};font-size:24px;line-height:1.2;margin:0 0 4px}
.decision-due{margin:0 0 12px}
.answers{width:100%}
.answer-number{width:28px;vertical-align:top;padding:9px 0}
.answer{padding:9px 0;border-bottom-width:1px;border-bottom-style:solid}
.answer a{font-weight:600}
.answer-detail{font-size:14px}
.button{display:inline-block;padding:12px 22px;margin:4px 8px 4px 0;border-radius:3px;border-width:1px;
  border-style:solid;font-weight:600;text-align:center;text-decoration:none}
img.board{display:block;width:100%;max-width:544px;height:auto;border:0}
.board-text{font-size:14px;line-height:1.5}
.hand-card{padding:8px 12px;margin:0 0 8px;border-left-width:4px;border-left-style:solid}
.hand-card-name{font-family:${FONTS.title.fallback};font-size:19px;line-height:1.2}
.hand-card-meta{font-size:14px}
.figures{width:100%}
.figures th,.figures td{text-align:left;padding:5px 10px 5px 0;border-bottom-width:1px;border-bottom-style:solid}
.figures .number{text-align:right}
.notice{padding:10px 14px;margin:0 0 12px;border-left-width:3px;border-left-style:solid}
.seat{font-weight:600;white-space:nowrap}
.foot{padding:16px 0}
`;

function colours(palette: Palette, shade: 'light' | 'dark', force: string): string {
  const seats = Array.from({ length: SEAT_LOOKS }, (_, place) => {
    const name = `.seat-${place + 1}`;
    const colour = seatLook(place)[shade];
    return `.seat${name}{color:${colour}${force}}.hand-card${name}{border-color:${colour}${force}}`;
  });
  return `
body.mail,.outer{background-color:${palette.paper}${force};color:${palette.ink}${force}}
.sheet{background-color:${palette.sheet}${force}}
h1,h2,p,li,td,th,div,.masthead,.decision-prompt{color:${palette.ink}${force}}
.muted,.foot,.foot p,.foot td,.kicker,.decision-due,.answer-number,.answer-detail,.hand-card-meta,.masthead-table,
  .figures th{color:${palette.muted}${force}}
a{color:${palette.accent}${force}}
.foot a,.masthead a{color:${palette.muted}${force}}
.masthead{border-bottom:3px double ${palette.edge}${force}}
.rule,.news-lines li,.answer,.figures th,.figures td{border-color:${palette.rule}${force}}
.hand-card{border-color:${palette.edge}${force};background-color:${palette.paper}${force}}
.decision{background-color:${palette.paper}${force};
  border-color:${palette.accent} ${palette.rule} ${palette.rule}${force}}
.button{background-color:${palette.accent}${force};border-color:${palette.accent}${force};
  color:${palette.onAccent}${force}}
.button.quiet{background-color:${palette.sheet}${force};border-color:${palette.edge}${force};
  color:${palette.ink}${force}}
.notice{background-color:${palette.shade}${force};border-color:${palette.edge}${force}}
.notice.warn{background-color:${palette.warnWash}${force}}
${seats.join('\n')}`;
}
