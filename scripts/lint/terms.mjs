// Names in the field's words (docs/glossary.md).
import { posix } from 'node:path';

/** Each with the field's word for it; docs/glossary.md has the domain's own. */
const fieldWords = {
  asked: 'requested, confirming, calls',
  wanted: 'requested, required, expected',
  told: 'stated, reported, notified',
  tell: 'report, notify, describe',
  kept: 'stored, saved, remaining',
  patience: 'timeoutMs, maxPolls',
  judge: 'validate, assess',
  judged: 'validated',
  unmet: 'mask',
  town: 'city',
  towns: 'cities',
  desk: 'backOffice',
  watched: 'moderated',
  shelf: 'storage',
  misuse: 'warnDev',
};
/** Older names that settings, columns and stored values still have, and one that a package exported. */
const olderNames =
  /^(KEPT_ANSWERS_MB|told_next_price|told_event|is_told|changes_kept|undoing_told_at|ToldNextPrice)$/;
/** A story's name is that of its pictures and its address. */
const isStory = (name, file) => /^[A-Z]/.test(name) && file.endsWith('.stories.tsx');
const wordsOfName = (name) => name.split(/(?<=[a-z\d])(?=[A-Z])|[_-]/);
export const terms = {
  meta: { messages: { term: "'{{name}}': the field's word is {{better}}." } },
  create(context) {
    const checkParams = ({ params }) => params.forEach(check);
    return {
      Program(node) {
        // Its pictures and its address are named after it.
        if (context.filename.endsWith('.stories.tsx')) return;
        const file = posix.basename(context.filename.replaceAll('\\', '/')).replace(/\..*$/, '');
        checkName(node, file);
      },
      VariableDeclarator: ({ id }) => check(id),
      'FunctionDeclaration, ClassDeclaration, TSInterfaceDeclaration, TSTypeAliasDeclaration': ({ id }) =>
        check(id),
      'FunctionDeclaration, FunctionExpression, ArrowFunctionExpression': checkParams,
      'TSPropertySignature, PropertyDefinition, MethodDefinition': ({ key }) => check(key),
    };
    /** A name, or all that a pattern binds. */
    function check(node) {
      switch (node?.type) {
        case 'Identifier':
          return checkName(node, node.name);
        case 'ObjectPattern':
          return node.properties.forEach((one) => check(one.type === 'Property' ? one.value : one));
        case 'ArrayPattern':
          return node.elements.forEach(check);
        case 'AssignmentPattern':
          return check(node.left);
        case 'RestElement':
          return check(node.argument);
        default:
      }
    }
    function checkName(node, name) {
      if (olderNames.test(name) || isStory(name, context.filename)) return;
      for (const word of wordsOfName(name)) {
        const better = Object.hasOwn(fieldWords, word.toLowerCase()) && fieldWords[word.toLowerCase()];
        if (better) context.report({ node, messageId: 'term', data: { name, better } });
      }
    }
  },
};
