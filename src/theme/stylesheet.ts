/*
 * The stylesheet of the pages. Phone first, light and dark, no scripts needed. The class names:
 *
 * Frame      body.page; a.skip-link (to #main); header.masthead > a.masthead-name + nav.masthead-nav (a, aria-current);
 *            main#main.column (reading width) or main#main.wide (board beside text: .wide > .spread > two children);
 *            footer.colophon; .visually-hidden
 * Type       h1 h2 h3; .kicker (line above a title); .lede; .muted; .small; .numbers (aligned figures);
 *            .section (rule no.)
 * Buttons    .button (a or button) + .primary | .quiet | .danger, + .big; .button-row
 * Forms      .field > label, .help, input|select|textarea, .error (sentence); .field.has-error;
 *            .error-summary (role=alert);
 *            fieldset.choices > legend + label.option > input + .option-label + .option-detail;
 *            .amount-row > label + .option-detail + input[type=number] (spread); .field-row (side by side when wide)
 * Lists      ul.tables > li.table-row (+ .your-move, .asked) > .table-row-title (a), .table-row-meta, .table-row-state
 * News       .news > article.news-card > .news-by + ul.news-lines
 * Decision   section.decision > .decision-prompt, .decision-due,
 *            ol.answers > li > a.answer|button.answer (> .answer-detail)
 * Draft      ol.draft > li (+ form for undo); .preview
 * Log        ol.log > li.log-line (+ .voided, + .current) > .log-seq, .log-time, .seat, .log-text, .log-how
 * Figures    table.figures (th, td.number); dl.facts > dt + dd
 * Notices    .notice (+ .good | .warn | .bad); .tag (small label)
 * Seats      .seat.seat-1 … .seat-7 (place in the game's order, from 1): colour and shape;
 *            text inside is the seat's name.
 * Hand       ul.hand > li.hand-card (+ .seat-…) > .hand-card-name, .hand-card-meta, .hand-card-text
 * Board      figure.board > svg + figcaption; details.board-text > summary + ul; links in the SVG are a.place
 * History    form.history > input[type=range] + output + .button (steps)
 * Mailbox    ul.mailbox > li.mail-row (+ .unread); pre.mail-source; iframe.mail-view
 */
import { fontFaces } from './fonts.ts';
import { boardStyles } from './styles/board-styles.ts';
import { controlStyles } from './styles/control-styles.ts';
import { frameStyles } from './styles/frame-styles.ts';
import { partStyles } from './styles/part-styles.ts';
import { seatStyles } from './styles/seat-styles.ts';
import { DARK, LIGHT, type Palette, SEAT_LOOKS, seatLook } from './tokens.ts';

/** The whole CSS of the pages; `fonts` is where the font files are served. */
export function stylesheet(fonts = '/assets/fonts'): string {
  return [
    fontFaces(fonts),
    `:root{color-scheme:light dark;${variables(LIGHT, 'light')}}`,
    `@media (prefers-color-scheme:dark){:root{${variables(DARK, 'dark')}}}`,
    `@media print{:root{color-scheme:light;${variables({ ...LIGHT, paper: '#ffffff', sheet: '#ffffff' }, 'light')}}}`,
    frameStyles,
    controlStyles,
    partStyles,
    seatStyles,
    boardStyles,
  ].join('\n');
}

function variables(palette: Palette, shade: 'light' | 'dark'): string {
  const colours = Object.entries(palette).map(([name, value]) => [kebab(name), value]);
  const seats = Array.from({ length: SEAT_LOOKS }, (_, place) => [`seat-${place + 1}`, seatLook(place)[shade]]);
  return [...colours, ...seats].map(([name, value]) => `--${name}:${value}`).join(';');
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
