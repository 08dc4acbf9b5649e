import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

/** Lines as far apart as a finger needs. */
export const presets = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.large,
  fontSize: vars.text.small,
});

export const preset = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.size.touch });
