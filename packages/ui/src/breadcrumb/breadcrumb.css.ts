import { canHover } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({ fontSize: vars.text.small, color: vars.color.textMuted });

export const list = style({ display: 'flex', flexWrap: 'wrap' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  selectors: {
    // Drawn, not written: a slash in the text would be read aloud.
    '& + &::before': {
      content: '',
      flexShrink: 0,
      height: '0.9em',
      marginInline: vars.space.xsmall,
      borderInlineStart: `${vars.line.thin} solid ${vars.color.borderStrong}`,
      transform: 'rotate(18deg)',
    },
  },
});

export const link = style({
  display: 'flex',
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

export const text = style({
  overflow: 'hidden',
  color: vars.color.text,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
