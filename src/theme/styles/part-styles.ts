import { FONTS, SPACE, TYPE } from '../tokens.ts';

/** What is read: lists of tables, news, decisions, logs, figures, notices. */
export const partStyles = `
.tables,.mailbox{list-style:none;padding:0;border-top:1px solid var(--rule)}
.table-row,.mail-row{display:grid;grid-template-columns:1fr auto;gap:0 ${SPACE.medium};align-items:baseline;
  padding:0.8rem 0 0.8rem 0.75rem;margin:0;border-bottom:1px solid var(--rule);border-left:3px solid transparent}
.table-row-title{font-size:1.3rem}
.table-row-title a,.mail-row a{color:inherit;text-decoration:none}
.table-row-title a:hover,.mail-row a:hover{text-decoration:underline}
.table-row-meta{grid-column:1/-1;color:var(--muted);font-size:${TYPE.small}}
.table-row-state{font-size:${TYPE.small};color:var(--muted);text-align:right}
.your-move,.unread{border-left-color:var(--accent);background:var(--accent-wash)}
.your-move{padding-right:0.75rem}
.your-move .table-row-state{color:var(--accent);font-weight:600}
.asked{border-left-color:var(--accent)}
.asked .table-row-state{color:var(--accent);font-weight:600}
.unread a{font-weight:600}
.news-card{margin:0 0 ${SPACE.small};padding:0.1rem 0 0.1rem 0.9rem;border-left:3px solid var(--rule)}
.news-card.seat-1{border-left-color:var(--seat-1)}
.news-card.seat-2{border-left:3px double var(--seat-2)}
.news-by{font-weight:600;margin:0}
.news-lines{list-style:none;padding:0;margin:0}
.news-lines li{margin:0.1rem 0 0}
.decision{margin:0 0 ${SPACE.large};padding:${SPACE.medium};border:1px solid var(--rule);
  border-top:3px solid var(--accent);background:var(--sheet);border-radius:0 0 3px 3px}
.decision>:last-child{margin-bottom:0}
.decision-prompt{font-size:1.5rem;margin:0 0 ${SPACE.hair}}
.decision-due{color:var(--muted);margin:0 0 ${SPACE.medium}}
.answers{list-style:none;padding:0;margin:0;display:grid;gap:${SPACE.small};counter-reset:answer}
.answers li{margin:0}
.answers form{margin:0}
.answer{display:grid;grid-template-columns:1.6rem 1fr;align-items:baseline;width:100%;min-height:2.75rem;
  padding:0.6rem 0.75rem;border:1px solid var(--edge);border-radius:3px;
  background:var(--paper);color:var(--ink);font:inherit;text-align:left;text-decoration:none;cursor:pointer;
  counter-increment:answer}
.answer::before{content:counter(answer) '.';color:var(--muted);font-variant-numeric:tabular-nums}
.answer:hover{border-color:var(--accent);background:var(--accent-wash)}
.answer-detail{grid-column:2;color:var(--muted);font-size:${TYPE.small}}
.draft{list-style:none;padding:0;border-left:3px solid var(--accent)}
.draft li{display:flex;flex-wrap:wrap;align-items:center;gap:0 ${SPACE.small};padding:0.35rem 0 0.35rem 0.9rem;margin:0}
.draft form{margin:0 0 0 auto}
.preview{padding:${SPACE.small};background:var(--shade);border-radius:3px}
.log{list-style:none;padding:0}
.log-line{display:grid;grid-template-columns:2.6rem 1fr;gap:0 ${SPACE.small};padding:0.55rem 0;margin:0;
  border-bottom:1px solid var(--rule)}
.log-seq{color:var(--muted);text-align:right;font-size:${TYPE.small};line-height:1.8;grid-row:1/span 3;
  text-decoration:none}
.log-text,.log-how,.log-time{grid-column:2}
.log-text ul{list-style:none;padding:0;margin:0}
.log-how,.log-time{color:var(--muted);font-size:${TYPE.small}}
.log-line>.seat{grid-column:2;justify-self:start}
.log-line.voided .log-text{color:var(--muted);text-decoration:line-through}
.log-line.current{background:var(--accent-wash)}
.figures{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums lining-nums}
.figures caption{text-align:left;font-weight:600;padding:0 0 ${SPACE.hair}}
.figures th,.figures td{text-align:left;vertical-align:baseline;padding:0.4rem 0.75rem 0.4rem 0;
  border-bottom:1px solid var(--rule)}
.figures thead th{font-size:${TYPE.small};color:var(--muted);border-bottom:1px solid var(--edge)}
.figures .number{text-align:right}
.figures tfoot td,.figures tfoot th{font-weight:600;border-bottom:3px double var(--edge)}
.scroll-x{overflow-x:auto}
.facts{display:grid;grid-template-columns:minmax(6rem,auto) 1fr;gap:${SPACE.hair} ${SPACE.medium}}
.facts dt{color:var(--muted)}
.facts dd{margin:0}
.notice{padding:0.7rem ${SPACE.medium};margin:0 0 ${SPACE.medium};border-left:3px solid var(--edge);
  background:var(--shade)}
.notice>:last-child{margin-bottom:0}
.notice.good{border-left-color:var(--accent);background:var(--good-wash)}
.notice.warn{border-left-style:double;border-left-width:5px;background:var(--warn-wash)}
.notice.bad{border-left-color:var(--danger);background:var(--danger-wash)}
.tag{display:inline-block;padding:0 0.45em;border:1px solid var(--edge);border-radius:2px;font-size:${TYPE.small};
  color:var(--muted);white-space:nowrap}
.mail-source{white-space:pre-wrap}
.mail-view{width:100%;min-height:70vh;border:1px solid var(--rule);background:#fff}
summary{cursor:pointer;padding:0.5rem 0;font-weight:600}
.lede+.button-row{margin-top:0}
.empty{color:var(--muted);font-family:${FONTS.title.fallback};font-style:italic;font-size:${TYPE.lede}}
`;
