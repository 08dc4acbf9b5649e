import { cx } from 'class-variance-authority';
import { type ComponentType, createElement, type ReactElement } from 'react';

import { holder } from './icon.css.ts';

type IconComponent = ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;

/**
 * An icon component, lucide's or one of the same shape, or an element of one: a component is a function, which a page
 * that is made on a server cannot hand to one of the browser's.
 */
export type Icon = IconComponent | ReactElement;

const objects = [Symbol.for('react.forward_ref'), Symbol.for('react.memo')];

const isComponent = (icon: Icon): icon is IconComponent =>
  typeof icon === 'function' || objects.includes((icon as unknown as { $$typeof: symbol }).$$typeof);

/** An icon at its place, hidden from screen readers; nothing without one. */
export function renderIcon(icon: Icon | undefined, className: string): ReactElement | null {
  if (!icon) return null;
  if (isComponent(icon)) return createElement(icon, { className, 'aria-hidden': true });
  return (
    <span className={cx(holder, className)} aria-hidden>
      {icon}
    </span>
  );
}
