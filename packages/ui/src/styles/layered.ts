import * as css from '@vanilla-extract/css';
import type { ComplexStyleRule, GlobalStyleRule, StyleRule } from '@vanilla-extract/css';

import { reducedMotion } from './breakpoints.ts';
import { components, reset, tokens } from './layers.css.ts';

const inComponents = (rule: StyleRule): StyleRule => ({ '@layer': { [components]: rule } });

function layered(rule: ComplexStyleRule): ComplexStyleRule {
  if (!Array.isArray(rule)) return inComponents(rule);
  return rule.map((part) => (typeof part === 'string' || Array.isArray(part) ? part : inComponents(part)));
}

/** vanilla-extract's `style` in the layer of components: whatever an app says of the same element wins. */
export function style(rule: ComplexStyleRule): string {
  return css.style(layered(rule));
}

/** vanilla-extract's `styleVariants` in the layer of components. */
export function styleVariants<Key extends string | number>(
  rules: Readonly<Record<Key, ComplexStyleRule>>,
): Record<Key, string>;
/** The same, a rule made of each value. */
export function styleVariants<Key extends string | number, Value>(
  table: Readonly<Record<Key, Value>>,
  toRule: (value: Value, key: Key) => ComplexStyleRule,
): Record<Key, string>;
/** Both. */
export function styleVariants<Key extends string | number, Value>(
  table: Readonly<Record<Key, Value>>,
  toRule: (value: Value, key: Key) => ComplexStyleRule = (value) => value as ComplexStyleRule,
): Record<Key, string> {
  return css.styleVariants(table, (value: Value, key: Key) => layered(toRule(value, key)));
}

/** vanilla-extract's `globalStyle` in the layer of components. */
export function globalStyle(selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void {
  css.globalStyle(selector, { '@layer': { [components]: rule } });
}

/** What the theme declares: an app's own declaration of the same property wins. */
export function tokenStyle(selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void {
  css.globalStyle(selector, { '@layer': { [tokens]: rule } });
}

/**
 * What moves on under reduced motion: among `!important` declarations the first layer wins, so it stands in the
 * reset's.
 */
export function motionStyle(selector: string, animation: string): void {
  css.globalStyle(selector, {
    '@layer': { [reset]: { '@media': { [reducedMotion]: { animation: `${animation} !important` } } } },
  });
}
