import { vars } from '@martelo/ui/styles';
import type { CSSProperties } from 'react';

const edge = (color: string) => `${vars.line.thick} solid ${color}`;

export const status: CSSProperties = { display: 'flex', alignItems: 'center', gap: vars.space.xsmall };

export const sides: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: vars.space.large,
  marginBlock: vars.space.medium,
};

export const figure: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  background: vars.color.canvas,
  color: vars.color.text,
  overflow: 'hidden',
};

export const shown: CSSProperties = { flex: 1, padding: vars.space.large, fontSize: vars.text.medium };

const caption: CSSProperties = {
  display: 'flex',
  gap: vars.space.xsmall,
  padding: `${vars.space.small} ${vars.space.medium}`,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
};

export const captions = {
  do: { ...caption, borderBlockStart: edge(vars.color.positiveSolid) },
  dont: { ...caption, borderBlockStart: edge(vars.color.criticalSolid) },
} satisfies Record<string, CSSProperties>;

const icon: CSSProperties = { flex: 'none' };

export const icons = {
  do: { ...icon, color: vars.color.positiveText },
  dont: { ...icon, color: vars.color.criticalText },
} satisfies Record<string, CSSProperties>;

export const size: CSSProperties = { fontSize: vars.text.small, color: vars.color.textMuted };

/** A rule of a sheet: the paragraph is Storybook's. */
export const lead = `font-size: ${vars.text.large}; line-height: ${vars.leading.snug}; max-width: 70ch;`;

export const importLine: CSSProperties = { fontSize: vars.text.small, color: vars.color.textMuted };

/** A long name breaks on a phone. */
export const importCode: CSSProperties = { whiteSpace: 'normal', overflowWrap: 'anywhere' };

export const keyCap = `
  display: inline-block;
  padding-inline: ${vars.space.xsmall};
  border: ${vars.line.thin} solid ${vars.color.borderStrong};
  border-block-end-width: ${vars.line.thick};
  border-radius: ${vars.radius.small};
  background: ${vars.color.surface};
  font: inherit;
  white-space: nowrap;
`;

/** On a phone a prop is a block: four columns would leave its control none to be worked in. */
const stacked = '(max-width: 639px)';
/** Stronger than Storybook's own rules, which name each column. */
const props = `.sbdocs ${'.docblock-argstable'.repeat(4)}`;

/** A long value in Controls breaks in its column, and leaves the others theirs. */
export const tables = `
  .sbdocs .docblock-argstable { table-layout: fixed; }
  .sbdocs .docblock-argstable th:nth-child(1) { width: 18%; }
  .sbdocs .docblock-argstable th:nth-child(3) { width: 14%; }
  .sbdocs .docblock-argstable th:nth-child(4) { width: 30%; }
  .sbdocs .docblock-argstable td { overflow-wrap: anywhere; }
  .sbdocs .docblock-argstable td:last-child * { max-inline-size: 100%; min-inline-size: 0; }
  .sbdocs .docblock-argstable fieldset { flex-wrap: wrap; }
  .sbdocs .docblock-argstable .rejt-tree { max-block-size: 24em; overflow: auto; }
  .sbdocs .docblock-argstable .rejt-tree * { white-space: normal; overflow-wrap: anywhere; }
  .sbdocs .docblock-argstable textarea { max-block-size: 12em; }
  @media ${stacked} {
    .sbdocs .docblock-argstable thead { display: none; }
    ${props} :is(tbody, tr, td):nth-child(n) { display: block; width: auto; border: 0; border-radius: 0; }
    ${props} tr:nth-child(n + 2) { border-block-start: ${vars.line.thin} solid ${vars.color.border}; }
    ${props} td:nth-child(n) { padding: ${vars.space.xsmall} ${vars.space.medium}; }
    ${props} td:nth-child(3) { display: none; }
  }
  .sbdocs .sbdocs-content table:not(.docblock-argstable, .sb-unstyled *) tr:nth-of-type(2n) { background: ${vars.color.surfaceSunken}; }
`;
