import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  // No word alone on the last line; whether it breaks at all stays what it is around it.
  textWrapStyle: 'pretty',
  lineHeight: vars.leading.reading,
  color: vars.color.text,
});

export const size = styleVariants({
  xsmall: { fontSize: vars.text.xsmall },
  small: { fontSize: vars.text.small },
  medium: { fontSize: vars.text.medium },
  large: { fontSize: vars.text.large },
  inherit: { fontSize: 'inherit', lineHeight: 'inherit' },
});

export const tone = styleVariants({
  normal: { color: vars.color.text },
  muted: { color: vars.color.textMuted },
  faint: { color: vars.color.textFaint },
  accent: { color: vars.color.accentText },
  critical: { color: vars.color.criticalText },
  inherit: { color: 'inherit' },
});

export const weight = styleVariants({
  regular: { fontWeight: vars.weight.regular },
  medium: { fontWeight: vars.weight.medium },
  semibold: { fontWeight: vars.weight.semibold },
  bold: { fontWeight: vars.weight.bold },
});

export const leading = styleVariants({
  snug: { lineHeight: vars.leading.snug },
});

const anywhere = { overflowWrap: 'anywhere', minWidth: 0 } as const;

export const breaks = styleVariants({ anywhere, lines: { ...anywhere, whiteSpace: 'pre-line' } });

export const tabular = styleVariants({ true: { fontVariantNumeric: 'tabular-nums' } });

export const truncate = styleVariants({
  true: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 },
});

export const measure = styleVariants({ true: { maxWidth: vars.measure } });
