// The house's own lint rules: the clock, the order of style imports, raw style values, the kit's layers, docstrings,
// the server's floors, the length of comments, the field's words.
import { floors } from './floors.mjs';
import { terms } from './terms.mjs';

const clock = {
  meta: {
    messages: { clock: 'Time comes in as `now`: a clock read here makes the same input give two answers.' },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'clock' });
    return {
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) report(node);
      },
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || callee.property.name !== 'now') return;
        if (callee.object.name === 'Date' || callee.object.name === 'performance') report(node);
      },
    };
  },
};

const styleImportLast = {
  meta: {
    messages: {
      order: "A component's own .css import comes last: the order of imports decides whose style wins.",
    },
  },
  create(context) {
    let style = null;
    return {
      ImportDeclaration(node) {
        const own = node.source.value.startsWith('./') && /\.css(\.ts)?$/.test(node.source.value);
        if (style && !own && node.importKind !== 'type') context.report({ node: style, messageId: 'order' });
        style = own ? node : null;
      },
    };
  },
};

const rawColor = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i;
const rawLength = /(^|[\s(-])\d*\.?\d+(px|rem|pt)\b/;
/** A bare number for one of these is a length in pixels. */
const lengths =
  /^(width|height|(min|max)(Width|Height)|(inline|block)Size|top|right|bottom|left|inset.*|margin.*|padding.*|gap|rowGap|columnGap|fontSize|letterSpacing|borderRadius|border.*(Width|Radius)|outline(Width|Offset)|flexBasis)$/;
const tokensOnly = {
  meta: {
    messages: {
      raw: 'Colours, lengths and z-index come from styles/: a raw value escapes the themes and the scale.',
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'raw' });
    const numberOf = (node) => {
      const { operator, argument } = node ?? {};
      const literal = operator === '-' ? argument : node;
      return literal?.type === 'Literal' && typeof literal.value === 'number' ? literal.value : null;
    };
    const checkText = (node, text) => {
      if (rawColor.test(text) || rawLength.test(text)) report(node);
    };
    return {
      Property({ key, value }) {
        const number = numberOf(value);
        if (number === null || key.type !== 'Identifier') return;
        if (key.name === 'zIndex' || (number !== 0 && lengths.test(key.name))) report(value);
      },
      Literal(node) {
        if (typeof node.value === 'string') checkText(node, node.value);
      },
      TemplateElement(node) {
        checkText(node, node.value.raw);
      },
    };
  },
};

const layeredNames = new Set(['style', 'styleVariants', 'globalStyle']);
const layeredStyles = {
  meta: {
    messages: {
      layer:
        "Take it from styles/layered.ts: outside of the kit's layers it would win over an app's className.",
    },
  },
  create(context) {
    return {
      ImportDeclaration({ source, specifiers }) {
        if (source.value !== '@vanilla-extract/css') return;
        for (const node of specifiers)
          if (layeredNames.has(node.imported?.name)) context.report({ node, messageId: 'layer' });
      },
    };
  },
};

const exportedDocstring = {
  meta: {
    messages: {
      missing: 'An exported function or component has a docstring: the rule, its edge, its unit, its source.',
    },
  },
  create(context) {
    return {
      ExportNamedDeclaration(node) {
        if (node.declaration?.type !== 'FunctionDeclaration') return;
        const before = context.sourceCode.getCommentsBefore(node);
        if (!before.some((comment) => comment.type === 'Block' && comment.value.startsWith('*')))
          context.report({ node, messageId: 'missing' });
      },
    };
  },
};

const maxCommentWidth = 120;
/** What tools read as one line, and addresses, which cannot be broken. */
const unbreakable = /oxlint-disable|eslint-disable|@ts-expect-error|https?:\/\//;
const commentLength = {
  meta: {
    messages: {
      long: `A line of a comment has at most ${maxCommentWidth} characters: beside the code it is read without scrolling.`,
    },
  },
  create(context) {
    return {
      Program() {
        const { lines } = context.sourceCode;
        for (const { loc } of context.sourceCode.getAllComments())
          for (let line = loc.start.line; line <= loc.end.line; line++) {
            const text = lines[line - 1];
            const column = line === loc.end.line ? loc.end.column : text.length;
            if (column <= maxCommentWidth || unbreakable.test(text)) continue;
            context.report({
              loc: { start: { line, column: maxCommentWidth }, end: { line, column } },
              messageId: 'long',
            });
          }
      },
    };
  },
};

export default {
  meta: { name: 'martelo' },
  rules: {
    clock,
    'style-import-last': styleImportLast,
    'tokens-only': tokensOnly,
    'layered-styles': layeredStyles,
    'exported-docstring': exportedDocstring,
    floors,
    'comment-length': commentLength,
    terms,
  },
};
