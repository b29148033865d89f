import { DARK, FONTS, LIGHT, type Palette } from '../../theme/tokens.ts';

/*
 * Swagger's page in our colours. It ships a light and a dark look of its own and puts `dark-mode` on the page for the
 * dark one; what these rules add is our paper and ink, and contrast where its own falls below 4.5 : 1.
 */

/** What the page has beside Swagger's own stylesheet. */
export function docsStyles(): string {
  return [shared, coloured('html:not(.dark-mode)', LIGHT), coloured('html.dark-mode', DARK)].join('\n');
}

/**
 * There is one server, the one that is asked: there is nothing to choose, and the list has no name to read out.
 * Examples break their lines and are as long as they are: what scrolls inside a page is out of a keyboard's reach.
 */
const shared = `
.swagger-ui .topbar, .swagger-ui .servers-title, .swagger-ui .servers { display: none }
.swagger-ui, .swagger-ui * { font-family: ${FONTS.text.fallback} }
.swagger-ui code, .swagger-ui pre, .swagger-ui pre *, .swagger-ui .opblock-summary-path,
  .swagger-ui .opblock-summary-path * { font-family: ui-monospace, Menlo, Consolas, monospace }
.swagger-ui .opblock .opblock-body :is(.highlight-code, .highlight-code > .microlight, pre.microlight, pre.example) {
  max-height: none; overflow: visible; white-space: pre-wrap; overflow-wrap: anywhere }
.swagger-ui .info .title, .swagger-ui .opblock-tag { font-family: ${FONTS.title.fallback} }
.swagger-ui .opblock .opblock-summary-method { text-shadow: none }
`;

function coloured(root: string, p: Palette): string {
  const page = `${root} .swagger-ui`;
  return `
${root}, ${root} body, ${page} { background: ${p.paper}; color: ${p.ink} }
${page} :is(p, h1, h2, h3, h4, h5, label, td, th, li, span, div, small, .model, .model-title) { color: ${p.ink} }
${page} :is(a, a span, .info a, .url) { color: ${p.accent} }
${page} .info .title small, ${page} .info .title small.version-stamp { background: ${p.accent} }
${page} .info .title small pre.version { color: ${p.onAccent} }
${page} .scheme-container { background: ${p.sheet}; box-shadow: none; border-block: 1px solid ${p.rule} }
${page} .btn, ${page} .btn span { color: ${p.ink}; border-color: ${p.edge} }
${page} .btn.authorize, ${page} .btn.authorize span { color: ${p.accent}; border-color: ${p.accent} }
${page} .btn.authorize svg { fill: ${p.accent} }
${page} .btn.execute { background: ${p.accent}; color: ${p.onAccent}; border-color: ${p.accent} }
${page} .btn.cancel { background: none; color: ${p.danger}; border-color: ${p.danger} }
${page} .opblock { background: ${p.sheet}; border-color: ${p.edge}; box-shadow: none }
${page} .opblock .opblock-summary { border-color: ${p.rule} }
${page} .opblock .opblock-section-header { background: ${p.shade}; box-shadow: none }
${page} .opblock .opblock-summary-method { background: ${p.accent}; color: ${p.onAccent} }
${page} .opblock.opblock-delete .opblock-summary-method { background: ${p.danger}; color: ${p.onDanger} }
${page} .opblock .tab-header .tab-item.active h4 span::after { background: ${p.accent} }
${page} :is(.parameter__name.required span, .parameter__name.required::after) { color: ${p.danger} }
${page} :is(.parameter__type, .parameter__in, .prop-type, .prop-format, .parameter__deprecated, .response-col_links) {
  color: ${p.muted} }
${page} :is(input, select, textarea) { background: ${p.paper}; color: ${p.ink}; border: 1px solid ${p.edge} }
${page} :is(.json-schema-2020-12-expand-deep-button, .json-schema-2020-12__attribute,
  .json-schema-2020-12-keyword__name, .json-schema-2020-12-keyword__value) { color: ${p.muted} }
${page} .opblock-body pre.microlight, ${page} pre.example { background: ${p.shade}; color: ${p.ink} }
${page} :is(code, .markdown code, .renderedMarkdown code) { background: ${p.shade}; color: ${p.ink} }
`;
}
