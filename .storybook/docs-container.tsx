import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';

import { themes } from './brand.ts';
import { setDisplay, useDisplay, useIsDark } from './display.ts';

/** A docs page with the toolbar's theme: what it says itself and the stories in it. */
export function DocsContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const display = useDisplay();
  const isDark = useIsDark();
  useLayoutEffect(() => setDisplay({ ...display, theme: isDark ? 'dark' : 'light' }), [display, isDark]);
  return (
    <Container {...props} theme={isDark ? themes.dark : themes.light}>
      {children}
    </Container>
  );
}
