import { LIGHT, SPACE, TYPE } from '../tokens.ts';

/** The board: a printed sheet, light also on dark pages, so that it is the same picture as in the mails. */
export const boardStyles = `
.board{margin:0 calc(-1*${SPACE.medium}) ${SPACE.medium};background:${LIGHT.sheet}}
.board svg{display:block;width:100%;max-width:36rem;height:auto;margin:0 auto}
.board figcaption{padding:${SPACE.small} ${SPACE.medium};background:var(--paper);color:var(--muted);
  font-size:${TYPE.small}}
@media (min-width:48rem){.board{margin-inline:0;border:1px solid var(--rule)}}
.place{cursor:pointer}
.place:hover .place-frame{fill-opacity:0.35}
.place:focus{outline:none}
.place:focus .place-frame{stroke-width:4;fill-opacity:0.35}
.place.picked .place-frame{fill-opacity:0.5;stroke-dasharray:none}
.board-text ul{list-style:none;padding:0}
.board-text li{padding:0.25rem 0;margin:0;border-bottom:1px solid var(--rule)}
`;
