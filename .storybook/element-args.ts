import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

const holdsElements = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(holdsElements) : isValidElement(value);

/** A prop given as an element is shown by its type: as JSON it would be React's internals, which can't be edited. */
export const withoutElements: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const elements = Object.entries(initialArgs).filter(([, value]) => holdsElements(value));
  const shown = elements.map(([name]) => [
    name,
    {
      ...argTypes[name],
      name,
      type: { name: 'other', value: 'ReactNode' },
      table: { type: { summary: 'ReactNode' }, ...argTypes[name]?.table },
      control: false,
    },
  ]);
  return { ...argTypes, ...Object.fromEntries(shown) };
};
