import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({ minWidth: 0 });

export const place = style({ display: 'grid', gap: vars.space.medium, minWidth: 0 });

export const choices = style({ position: 'relative', minWidth: 0, margin: 0, padding: 0, border: 0 });

export const choicesTitle = style({
  padding: 0,
  marginBlockEnd: vars.space.xxsmall,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});

export const choicesFilter = style({ marginBlock: vars.space.xsmall });

/** Keeps a long list within reach of what follows it. */
export const choicesList = style({
  position: 'relative',
  maxHeight: '24em',
  marginInline: `calc(-1 * ${vars.space.xxsmall})`,
  paddingInline: vars.space.xxsmall,
  overflowY: 'auto',
});

export const none = style({
  paddingBlock: vars.space.xsmall,
  fontSize: vars.text.small,
  color: vars.color.textMuted,
});

export const hint = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.reading,
  color: vars.color.textMuted,
});

export const range = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small, minWidth: 0 });

/** Two side by side while they fit. */
export const rangeEnd = style({ flex: '1 1 7em', minWidth: 0 });

export const rangeWhole = style({ width: '100%' });
