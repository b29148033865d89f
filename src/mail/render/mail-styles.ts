import { DARK, LIGHT, type Palette } from '../../theme/tokens.ts';

/*
 * What mails need beyond `look/mail-stylesheet.ts`: answers as buttons that a thumb hits easily, at least 44 px high,
 * and the small parts of news and proof. Light here is inlined; dark stays in a media query.
 */
export const mailStyles = `
h1{margin:2px 0 14px}
h1.alone{margin:18px 0 14px}
.masthead a{text-decoration:none}
.answers{margin:12px 0 2px}
.answers .answer{padding:0 0 8px;border:0}
.answer a.button{display:block;text-align:left;margin:0;padding:11px 14px 11px 44px;text-indent:-28px}
.answer a.button .answer-number{display:inline-block;width:28px;padding:0;text-indent:0;
  font-variant-numeric:tabular-nums lining-nums}
.answer a.button .answer-detail{display:inline-block;text-indent:0;font-weight:400;line-height:1.35}
table.asks{margin:0 0 16px}
.decision-prompt.long{font-size:19px;line-height:1.3;margin:2px 0 8px}
.compose{margin:14px 0}
a.button.wide{display:block;margin:0;text-align:center}
.news{margin:0 0 20px}
.news-by{margin:10px 0 2px}
.news-note{font-size:14px}
ul.words,ul.marks{margin:0 0 12px;padding:0;list-style:none}
ul.words li{margin:0;padding:3px 0;list-style:none}
ul.marks li{margin:0;padding:2px 0}
.mark{font-weight:600;padding-right:8px}
blockquote.quote{margin:0 0 14px;padding:2px 0 2px 12px;border-left-width:3px;border-left-style:solid}
blockquote.quote p{margin:0 0 6px}
.hand,.figure{margin:26px 0 0}
.hand .kicker,.figure .kicker{margin:0 0 8px}
.hand-card{padding:8px 14px}
.hand-card ul.words{margin:0}
.figure .small{margin:10px 0 2px}
ul.board-text li{font-size:13px;line-height:1.4;padding:2px 0}
.code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:13px;line-height:1.5;
  word-break:break-all;padding:10px 12px;margin:0 0 12px}
.place-line{font-size:20px}
.foot{margin:22px 0 0;border-top-width:1px;border-top-style:solid}
.foot p{margin:0 0 8px}
${tint(LIGHT, '')}
@media (prefers-color-scheme:dark){${tint(DARK, ' !important')}}
`;

function tint(palette: Palette, force: string): string {
  return `.code{background-color:${palette.shade}${force};color:${palette.ink}${force}}
.answer a.button .answer-number{color:${palette.accent}${force}}
.answer a.button .answer-detail,.news-note{color:${palette.muted}${force}}
blockquote.quote{border-color:${palette.edge}${force}}
.foot{border-color:${palette.rule}${force}}`;
}
