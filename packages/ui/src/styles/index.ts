import './layers.css.ts';
import './reset.css.ts';
import './fonts.css.ts';
import './theme.css.ts';

export { vars } from './theme.css.ts';
export * from './breakpoints.ts';
export * from './tokens.ts';
