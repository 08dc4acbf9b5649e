import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const hairline = `${vars.line.thin} solid ${vars.color.border}`;

export const base = style({ flexShrink: 0 });

export const orientation = styleVariants({
  horizontal: { width: '100%', borderBlockStart: hairline },
  /** As high as its row. */
  vertical: { alignSelf: 'stretch', width: 0, minHeight: '1em', borderInlineStart: hairline },
});

const line = { content: '', flex: 1, minWidth: vars.space.large, borderBlockStart: hairline } as const;

export const worded = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  width: '100%',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  '::before': line,
  '::after': line,
});
