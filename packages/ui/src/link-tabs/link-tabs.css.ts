import { canHover, forcedColors, from } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.border}`,
  '@media': { [from('phone')]: { columnGap: vars.space.large } },
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  marginBlockEnd: `calc(-1 * ${vars.line.thin})`,
  borderBlockEnd: `${vars.line.thick} solid transparent`,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  color: vars.color.textMuted,
  selectors: { '&[aria-current]': { borderBlockEndColor: vars.color.accentText, color: vars.color.text } },
  '@media': {
    [canHover]: { ':hover': { color: vars.color.text } },
    [forcedColors]: {
      borderBlockEndColor: 'Canvas',
      selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});
