import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../packages/ui/src/styles/theme.css.ts';

// Storybook's own styles of a docs page are as specific as `.sbdocs h3`.
const within = (parent: string, child: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`.sbdocs ${parent} ${child}`, rule);

export const status = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xsmall,
  marginBlock: `-${vars.space.xsmall} ${vars.space.large}`,
});
within(status, 'p', { margin: 0, fontSize: vars.text.small });

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: vars.space.large,
  marginBlock: `${vars.space.medium} ${vars.space.large}`,
});
within(sides, 'h3', { marginBlockStart: 0 });

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  background: vars.color.canvas,
  color: vars.color.text,
  overflow: 'hidden',
});

export const shown = style({ flex: 1, padding: vars.space.large, fontSize: vars.text.medium });

export const right = style({});
export const wrong = style({});

export const caption = style({
  display: 'flex',
  gap: vars.space.xsmall,
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderBlockStart: `${vars.line.thick} solid ${vars.color.positiveSolid}`,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  selectors: { [`${wrong} &`]: { borderBlockStartColor: vars.color.criticalSolid } },
});
globalStyle(`${right} ${caption} svg`, { flex: 'none', color: vars.color.positiveText });
globalStyle(`${wrong} ${caption} svg`, { flex: 'none', color: vars.color.criticalText });
