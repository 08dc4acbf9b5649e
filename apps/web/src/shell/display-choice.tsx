import { DisplaySettings } from '@martelo/ui/display-settings';
import { ThemeSwitch } from '@martelo/ui/theme-switch';
import { useSyncExternalStore } from 'react';

import { applyDisplay, displayNow, subscribeDisplay, usualDisplay } from '../lib/display.ts';

const useDisplay = () => useSyncExternalStore(subscribeDisplay, displayNow, () => usualDisplay);

/** Lets a person choose light, dark or the system's theme. */
export function ThemeChoice() {
  return <ThemeSwitch value={useDisplay().theme} onChange={(theme) => applyDisplay({ theme })} />;
}

/** Lets a person choose theme, contrast and density. */
export function DisplayChoice() {
  return <DisplaySettings value={useDisplay()} onChange={applyDisplay} />;
}
