import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { marked, type Token, type Tokens } from 'marked';

import type { Guide, GuideSection } from './guide.ts';

/** What the demonstration ships: guides as Markdown, and the files that are made of them. */
export const contentFolder = join(import.meta.dirname, '../../../apps/api/demo-content');

const guides = join(contentFolder, 'guides');

/** The guides by the names of their files, without an ending. */
export const guideNames = readdirSync(guides).map((file) => basename(file, '.md'));

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === 'paragraph';
const isList = (token: Token): token is Tokens.List => token.type === 'list';

/** `**Term**: what it means`. */
function readTerm(text: string): readonly [term: string, meaning: string] {
  const [, term, meaning] = /^\*\*([^*]+)\*\*: (.+)$/.exec(text) ?? [];
  if (!term || !meaning) throw new Error(`“${text}” is no term with its meaning: write **Term**: meaning.`);
  return [term, meaning];
}

/** A list has points, points to tick (`- [ ]`) or terms: one kind of them. */
function readList({ items }: Tokens.List): Partial<GuideSection> {
  const texts = items.map(({ text }) => text);
  if (items[0]?.task) return { checks: texts };
  return texts[0]?.startsWith('**') ? { terms: texts.map(readTerm) } : { points: texts };
}

/** Each heading of the level with all that stands below it. */
function sectionsOf(tokens: readonly Token[], depth: number): [head: Tokens.Heading, body: Token[]][] {
  const sections: [Tokens.Heading, Token[]][] = [];
  for (const token of tokens) {
    if (isHeading(token) && token.depth === depth) sections.push([token, []]);
    else sections.at(-1)?.[1].push(token);
  }
  return sections;
}

function readSection([{ text: heading }, body]: [Tokens.Heading, Token[]]): GuideSection {
  if (!body.every((token) => isParagraph(token) || isList(token)))
    throw new Error(`“${heading}” may have paragraphs and lists alone.`);
  const paragraphs = body.filter(isParagraph).map(({ text }) => text);
  return body
    .filter(isList)
    .map(readList)
    .reduce<GuideSection>((section, list) => ({ ...section, ...list }), { heading, paragraphs });
}

/** A guide from its Markdown: `#` its title, a paragraph below it, and sections that begin with `##`. */
export function readGuide(name: string): Guide {
  const text = readFileSync(join(guides, `${name}.md`), 'utf8');
  const tokens = marked.lexer(text).filter(({ type }) => type !== 'space');
  const [title, subtitle, first] = tokens;
  if (!title || !isHeading(title) || !subtitle || !isParagraph(subtitle) || !first || !isHeading(first))
    throw new Error(`${name}.md must begin with a title (#), a paragraph and a section (##).`);
  return {
    title: title.text,
    subtitle: subtitle.text,
    sections: sectionsOf(tokens, 2).map(readSection),
  };
}
