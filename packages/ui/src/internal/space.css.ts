import { styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { xxsmall, xsmall, xlarge, huge } = vars.space;

// Both ways first: one of the two, given beside it, wins.
export const gap = styleVariants(vars.space, (value) => ({ gap: value }));
export const rowGap = styleVariants({ xxsmall, xsmall }, (value) => ({ rowGap: value }));
export const columnGap = styleVariants({ xlarge, huge }, (value) => ({ columnGap: value }));

export const align = styleVariants({
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

export const justify = styleVariants({
  start: { justifyContent: 'start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'end' },
  between: { justifyContent: 'space-between' },
});
