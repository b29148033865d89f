import Handlebars from 'handlebars';

/** The helper that `{{t 'a.key' n=1}}` is compiled to. */
export const RENDER_KEY = 'renderKey';

/**
 * Makes a template ready for use. `{{t 'pages.home.title' count=3}}`, with its key in quotation marks, renders a
 * message of the catalogue; `{{t label}}` renders a message of the data. Which of the two it is goes by how the
 * template is written: a table that somebody named `pages.home.title` keeps its name.
 */
export function compileTemplate(
  environment: typeof Handlebars,
  source: string,
  options: CompileOptions,
): Handlebars.TemplateDelegate<object> {
  const program = Handlebars.parse(source);
  new KeyMarker().accept(program);
  return environment.compile<object>(program, options);
}

class KeyMarker extends Handlebars.Visitor {
  override MustacheStatement(statement: hbs.AST.MustacheStatement): void {
    markKey(statement);
    super.MustacheStatement(statement);
  }

  override SubExpression(expression: hbs.AST.SubExpression): void {
    markKey(expression);
    super.SubExpression(expression);
  }
}

function markKey({ path, params: [first] }: hbs.AST.MustacheStatement | hbs.AST.SubExpression): void {
  if (!('parts' in path) || path.original !== 't' || first?.type !== 'StringLiteral') return;
  path.original = RENDER_KEY;
  path.parts = [RENDER_KEY];
}
