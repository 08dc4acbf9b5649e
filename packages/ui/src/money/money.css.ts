import { figureSize } from '../styles/figure-size.ts';
import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

const large = {
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
} as const;

export const size = styleVariants({
  inherit: {},
  medium: { ...large, fontSize: figureSize(vars.text.xlarge) },
  large: { ...large, fontSize: figureSize(vars.text.xxlarge) },
});

const worded = style({
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
  letterSpacing: vars.tracking.normal,
  whiteSpace: 'normal',
});

const words = (size: string) => ({
  fontSize: vars.text.medium,
  lineHeight: `calc(${size} * ${vars.leading.tight})`,
});

/** Words in place of an amount keep the line's height and lose the figure's weight and size. */
export const inPlace = styleVariants({
  inherit: [worded],
  medium: [worded, words(vars.text.xlarge)],
  large: [worded, words(vars.text.xxlarge)],
});
