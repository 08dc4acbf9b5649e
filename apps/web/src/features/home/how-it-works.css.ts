import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

import { later } from './later-section.css.ts';

export const section = later.steps;

export const steps = style({ counterReset: 'step' });

export const step = style({
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    color: vars.color.accentText,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  },
});
