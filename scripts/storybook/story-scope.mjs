// What a story's code names and does not say itself: where it comes from, or what its file declares.
import ts from 'typescript';

const parse = (code) =>
  ts.createSourceFile('story.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** A name of something else: of a property, of an attribute, of an HTML element. */
function isMember(node) {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertySignature(parent) && parent.name === node) ||
    (ts.isQualifiedName(parent) && parent.right === node) ||
    (ts.isMethodDeclaration(parent) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node) ||
    ts.isJsxAttribute(parent) ||
    ts.isJsxNamespacedName(parent) ||
    (isTagName(node) && /^[a-z]/.test(node.text))
  );
}

const isTagName = ({ parent }) =>
  ts.isJsxOpeningElement(parent) || ts.isJsxSelfClosingElement(parent) || ts.isJsxClosingElement(parent);

const isDeclared = ({ parent }, node) =>
  (ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isFunctionDeclaration(parent) ||
    ts.isFunctionExpression(parent) ||
    ts.isInterfaceDeclaration(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isTypeParameterDeclaration(parent)) &&
  parent.name === node;

/** Of the language and of browsers: nobody imports them. */
const isGlobal = (name) =>
  name in globalThis || /^(?:HTML\w*Element|Partial|Omit|Pick|Readonly|Record|Exclude|const)$/.test(name);

/**
 * The names that the code uses and does not declare.
 * @param {string} code JSX or statements
 * @returns {string[]}
 */
export function namesOf(code) {
  const used = new Set();
  const declared = new Set();
  const visit = (node) => {
    if (ts.isIdentifier(node) && !isMember(node)) (isDeclared(node, node) ? declared : used).add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parse(code.startsWith('<') ? `(${code})` : code));
  return [...used].filter((name) => !declared.has(name) && !isGlobal(name));
}

/**
 * @typedef {{
 *   imports: Map<string, {from: string, isType: boolean}>,
 *   declarations: Map<string, string>,
 * }} StoryScope
 */

/**
 * What the file of a story imports, and what it declares beside its stories.
 * @param {string} source
 * @returns {StoryScope}
 */
export function scopeOf(source) {
  const imports = new Map();
  const declarations = new Map();
  for (const statement of parse(source).statements) {
    if (ts.isImportDeclaration(statement)) {
      const from = statement.moduleSpecifier.text;
      const bindings = statement.importClause?.namedBindings;
      for (const { name, isTypeOnly } of (bindings && ts.isNamedImports(bindings) && bindings.elements) || [])
        imports.set(name.text, { from, isType: isTypeOnly || Boolean(statement.importClause?.isTypeOnly) });
    } else if (ts.isVariableStatement(statement)) {
      if (statement.modifiers?.length) continue;
      for (const { name } of statement.declarationList.declarations)
        if (ts.isIdentifier(name)) declarations.set(name.text, statement.getText());
    } else if (
      (ts.isFunctionDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement)) &&
      statement.name
    )
      declarations.set(statement.name.text, statement.getText());
  }
  return { imports, declarations };
}

/**
 * What an example names without an import, a declaration or a word that it is the reader's own.
 * @param {string} code
 * @returns {string[]}
 */
export function missingNames(code) {
  const body = code.replaceAll(/^import .*;$/gm, '').trim();
  const own = /^\/\/ Your own: (.*)\.$/m.exec(body)?.[1].split(', ') ?? [];
  const { imports } = scopeOf(code);
  return namesOf(body).filter((name) => !imports.has(name) && !own.includes(name));
}
