import { control } from '../field/field.css.ts';
import { style } from '../styles/layered.ts';

export const input = style([control, { fontVariantNumeric: 'tabular-nums' }]);
