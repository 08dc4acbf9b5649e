import { ThemeSwitch } from '@martelo/ui/theme-switch';
import { useSyncExternalStore } from 'react';

import { applyTheme, subscribeTheme, themeNow } from '../lib/theme.ts';

/** Lets a person choose light, dark or the system's theme. */
export function ThemeChoice() {
  const theme = useSyncExternalStore(subscribeTheme, themeNow, () => 'system' as const);
  return <ThemeSwitch value={theme} onChange={applyTheme} />;
}
