import { tabShape } from '../internal/tab-shape.css.ts';
import { canHover, forcedColors } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.border}`,
});

export const tab = style([
  tabShape,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.touch,
    marginBlockEnd: `calc(-1 * ${vars.line.thin})`,
    borderBlockEnd: `${vars.line.thick} solid transparent`,
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
  },
]);
