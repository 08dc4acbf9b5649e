import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const form = style({ ...column, gap: vars.space.xlarge, '@media': { print: { display: 'none' } } });

export const group = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  paddingBlockStart: vars.space.large,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const legend = style({
  // A legend lies on its border: floated it is a title like any other.
  float: 'left',
  width: '100%',
  marginBlockEnd: vars.space.medium,
  padding: 0,
  fontSize: vars.text.large,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.tight,
});

export const fields = style({
  ...column,
  clear: 'both',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': { [from('phone')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const whole = style({ gridColumn: '1 / -1' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
