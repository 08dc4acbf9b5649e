import { canHover } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.reading,
  color: vars.color.textMuted,
});

/** Its items run on like words, so that a long one goes on in the next line. */
export const item = style({
  display: 'inline',
  overflowWrap: 'anywhere',
  selectors: {
    // Drawn, not written: a slash in the text would be read aloud.
    '& + &::before': {
      content: '',
      display: 'inline-block',
      height: '0.9em',
      marginInline: vars.space.xsmall,
      borderInlineStart: `${vars.line.thin} solid ${vars.color.borderStrong}`,
      transform: 'rotate(18deg)',
      verticalAlign: '-0.1em',
    },
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.space.large,
  borderRadius: vars.radius.small,
  color: 'inherit',
  textDecoration: 'none',
  '@media': {
    '(pointer: coarse)': { minHeight: vars.size.touch },
    [canHover]: { ':hover': { color: vars.color.text, textDecoration: 'underline' } },
  },
});

export const text = style({ color: vars.color.text });
