import { style } from '@vanilla-extract/css';

import { from } from '../styles/breakpoints.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({ lineHeight: vars.leading.reading });

export const item = style({
  paddingBlock: vars.space.small,
  selectors: { '& + &': { borderBlockStart: `${vars.line.thin} solid ${vars.color.border}` } },
  '@media': {
    [from('phone')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      gap: vars.space.medium,
    },
  },
});

export const term = style({ color: vars.color.textMuted, fontSize: vars.text.small });

export const description = style({ color: vars.color.text, overflowWrap: 'anywhere' });
