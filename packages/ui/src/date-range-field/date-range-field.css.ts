import { label, root as fieldRoot } from '../field/field.css.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

/** A `fieldset` without the browser's own frame. */
export const root = style([fieldRoot, { margin: 0, padding: 0, border: 0 }]);

export const legend = style([label, { padding: 0, marginBlockEnd: vars.space.xxsmall }]);

/** Beside each other where both have room. */
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5em), 1fr))',
  gap: vars.space.small,
  maxWidth: vars.width.form,
});
