import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const rows = style({ display: 'grid', gap: vars.space.xsmall });

export const email = style({ overflowWrap: 'anywhere' });

export const outcome = style({
  fontWeight: vars.weight.medium,
  selectors: {
    '&:empty': { display: 'none' },
    '&[data-tone="critical"]': { color: vars.color.criticalText },
  },
});
