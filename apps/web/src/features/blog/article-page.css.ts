import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const page = style({
  ...column,
  gap: vars.space.xlarge,
  paddingBlock: `${vars.space.large} ${vars.space.huge}`,
});

export const header = style({ ...column, gap: vars.space.medium, maxWidth: vars.measure });
export const lead = style({ textWrap: 'pretty' });
export const more = style({ ...column, gap: vars.space.medium, marginBlockStart: vars.space.large });
