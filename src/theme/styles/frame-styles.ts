import { FONTS, SPACE, TYPE } from '../tokens.ts';

/** The page as a whole: masthead, columns, type, print. */
export const frameStyles = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:${SPACE.medium}}
body{margin:0;background:var(--paper);color:var(--ink);font:400 ${TYPE.text}/1.5 ${FONTS.text.fallback};
  font-variant-numeric:tabular-nums lining-nums;overflow-wrap:break-word;
  min-height:100vh;display:flex;flex-direction:column}
h1,h2,h3,.masthead-name,.hand-card-name,.table-row-title,.decision-prompt{font-family:${FONTS.title.fallback};
  font-variant-numeric:oldstyle-nums proportional-nums;
  font-weight:500;line-height:1.15;text-wrap:balance}
h1{font-size:${TYPE.h1};letter-spacing:-0.01em;margin:0 0 ${SPACE.small}}
h2{font-size:${TYPE.h2};margin:${SPACE.large} 0 ${SPACE.small}}
h3{font-size:${TYPE.h3};margin:${SPACE.medium} 0 ${SPACE.hair}}
p,ul,ol,dl,table,figure,fieldset,form,details{margin:0 0 ${SPACE.medium}}
ul,ol{padding-left:1.3em}
li+li{margin-top:${SPACE.hair}}
a{color:var(--accent);text-underline-offset:0.15em;text-decoration-thickness:0.06em}
a:hover{text-decoration-thickness:0.12em}
hr{border:0;border-top:1px solid var(--rule);margin:${SPACE.large} 0}
code,pre,samp{font-family:ui-monospace,'SFMono-Regular',Menlo,Consolas,monospace;font-size:0.9em}
code,samp{overflow-wrap:anywhere}
pre{background:var(--shade);padding:${SPACE.medium};overflow-x:auto;border-radius:3px}
time{white-space:nowrap}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:2px}
::selection{background:var(--accent-wash)}
.kicker{font-size:${TYPE.small};font-weight:600;letter-spacing:0.06em;text-transform:uppercase;color:var(--muted);
  margin:0 0 ${SPACE.hair}}
.lede{font-family:${FONTS.title.fallback};font-size:${TYPE.lede};line-height:1.4;font-variant-numeric:oldstyle-nums}
.muted{color:var(--muted)}
.small{font-size:${TYPE.small}}
.numbers{font-variant-numeric:tabular-nums lining-nums}
.section{font-size:${TYPE.small};color:var(--muted);white-space:nowrap}
.visually-hidden:not(:focus):not(:active){position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;
  clip-path:inset(50%);white-space:nowrap}
.skip-link{position:absolute;left:${SPACE.small};top:-4rem;background:var(--sheet);
  padding:${SPACE.small} ${SPACE.medium};z-index:2}
.skip-link:focus{top:${SPACE.small}}
.masthead{width:100%;max-width:72rem;margin:0 auto;padding:${SPACE.medium};display:flex;flex-wrap:wrap;
  align-items:baseline;gap:${SPACE.hair} ${SPACE.medium}}
.masthead::after{content:'';flex-basis:100%;border-top:3px double var(--edge)}
.masthead-name{font-size:1.5rem;font-weight:600;color:var(--ink);text-decoration:none;letter-spacing:0.01em;
  margin-right:auto}
.masthead-nav{display:flex;flex-wrap:wrap;align-items:baseline;gap:${SPACE.hair} ${SPACE.medium}}
.masthead-nav a,.masthead-nav button{display:inline-block;padding:0.35rem 0;color:var(--ink);text-decoration:none;
  background:none;border:0;font:inherit;cursor:pointer}
.masthead-nav a:hover,.masthead-nav button:hover{text-decoration:underline}
.masthead-nav [aria-current]{box-shadow:0 2px var(--accent)}
.masthead-nav form{margin:0}
main{flex:1;width:100%;margin:0 auto;padding:${SPACE.small} ${SPACE.medium} ${SPACE.large}}
.column{max-width:44rem}
.wide{max-width:72rem}
.spread{display:grid;gap:${SPACE.medium} ${SPACE.large};grid-template-columns:minmax(0,1fr)}
@media (min-width:60rem){.spread{grid-template-columns:minmax(0,3fr) minmax(0,2fr);align-items:start}}
.colophon{width:100%;max-width:72rem;margin:0 auto;padding:${SPACE.medium};color:var(--muted);font-size:${TYPE.small}}
.colophon::before{content:'';display:block;border-top:1px solid var(--rule);margin-bottom:${SPACE.small}}
.colophon a{color:inherit}
@media (min-width:40rem){h1{font-size:2.75rem}}
@media (prefers-reduced-motion:reduce){*{transition:none!important;animation:none!important;
  scroll-behavior:auto!important}}
@media print{.masthead-nav,.skip-link,.colophon,.button,.button-row,.history{display:none}
  body{font-size:10.5pt}.board,.decision,.news-card,.hand-card,.table-row,tr{break-inside:avoid}
  main a[href^='http']::after{content:' (' attr(href) ')';font-size:0.8em;overflow-wrap:anywhere}}
`;
