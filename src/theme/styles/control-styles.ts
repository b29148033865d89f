import { SPACE, TYPE } from '../tokens.ts';

/** What can be operated: buttons, forms, the history slider. Every target is at least 44 px high. */
export const controlStyles = `
.button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:0.4rem 1.1rem;
  border:1px solid var(--edge);border-radius:3px;background:var(--sheet);color:var(--ink);font:inherit;
  font-weight:600;line-height:1.25;text-align:center;text-decoration:none;cursor:pointer}
.button:hover{border-color:var(--ink);box-shadow:0 1px 0 var(--edge)}
.button.primary{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
.button.primary:hover{filter:brightness(1.12)}
.button.danger{background:var(--sheet);border-color:var(--danger);color:var(--danger)}
.button.danger:hover{background:var(--danger);color:var(--on-danger)}
.button.quiet{background:none;border-color:transparent;color:var(--accent);padding-inline:0.5rem;
  text-decoration:underline;text-underline-offset:0.15em;font-weight:400}
.button.big{min-height:3.25rem;padding-inline:1.75rem;font-size:1.15rem}
.button[disabled],.button[aria-disabled='true']{opacity:0.55;cursor:not-allowed;box-shadow:none;filter:none}
.button-row{display:flex;flex-wrap:wrap;align-items:center;gap:${SPACE.small};margin:${SPACE.medium} 0}
.button-row form{margin:0}
@media (max-width:30rem){
  .button-row>.primary,.button-row>form:first-child,.button-row>form:first-child>.primary{width:100%}}
.field{margin:0 0 ${SPACE.medium}}
.field>label,.field>.label,legend{display:block;font-weight:600;margin:0 0 ${SPACE.hair};padding:0}
.help,.option-detail{display:block;color:var(--muted);font-size:${TYPE.small};line-height:1.4}
.field>.help{margin:0 0 ${SPACE.hair}}
input:not([type=radio],[type=checkbox],[type=range],[type=hidden],[type=submit]),select,textarea{
  width:100%;max-width:30rem;min-height:2.75rem;padding:0.5rem 0.65rem;
  border:1px solid var(--edge);border-radius:3px;background:var(--sheet);color:var(--ink);font:inherit}
input[type=number]{max-width:7rem;text-align:right}
input[type=file]{padding:0.45rem}
textarea{max-width:none;min-height:7rem;resize:vertical}
select{text-overflow:ellipsis}
input:disabled,select:disabled,textarea:disabled{background:var(--shade);color:var(--muted)}
input[type=radio],input[type=checkbox]{width:1.25rem;height:1.25rem;margin:0.15rem 0 0;accent-color:var(--accent);
  flex:none}
.field-row{display:grid;gap:0 ${SPACE.medium};grid-template-columns:repeat(auto-fit,minmax(min(100%,12rem),1fr))}
.error{display:block;color:var(--danger);font-weight:600;margin:${SPACE.hair} 0 0}
.error::before{content:'';display:inline-block;width:0.55em;height:0.55em;margin-right:0.45em;background:currentColor;
  transform:rotate(45deg)}
.has-error input,.has-error select,.has-error textarea{border:2px solid var(--danger)}
.error-summary{border:2px solid var(--danger);background:var(--danger-wash);border-radius:3px;padding:${SPACE.medium};
  margin:0 0 ${SPACE.medium}}
.error-summary>:last-child{margin-bottom:0}
fieldset{border:0;padding:0;min-width:0}
.choices{display:grid;gap:${SPACE.small};margin:0 0 ${SPACE.medium}}
.option{display:grid;grid-template-columns:auto 1fr;gap:0 0.7rem;align-items:start;min-height:2.75rem;
  padding:0.6rem 0.75rem;
  border:1px solid var(--rule);border-radius:3px;background:var(--sheet);cursor:pointer}
.option:hover{border-color:var(--edge)}
.option:has(:checked){border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent);background:var(--accent-wash)}
.option:has(:focus-visible){outline:3px solid var(--accent);outline-offset:2px}
.option>.option-detail{grid-column:2}
.option-label{line-height:1.45}
.day-row{display:grid;grid-template-columns:1fr minmax(7.5rem,auto);gap:${SPACE.small};align-items:center}
.amount-row{display:grid;grid-template-columns:1fr auto;gap:0 ${SPACE.medium};align-items:center;
  padding:${SPACE.small} 0;border-bottom:1px solid var(--rule)}
.amount-row>label{font-weight:400}
.amount-row>.option-detail{grid-row:2}
.amount-row>input[type=number]{width:5.5rem;grid-column:2;grid-row:1/span 2}
.history{display:grid;grid-template-columns:auto 1fr auto;align-items:center;gap:${SPACE.hair} ${SPACE.small};
  padding:${SPACE.small} 0;border-block:1px solid var(--rule)}
.history>output,.history>.history-where{grid-column:1/-1;color:var(--muted);font-size:${TYPE.small};text-align:center}
input[type=range]{width:100%;min-height:2.75rem;margin:0;accent-color:var(--accent);background:none}
`;
