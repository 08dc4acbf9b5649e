import { DisplaySettings } from '@martelo/ui/display-settings';
import { useSyncExternalStore } from 'react';

import { applyDisplay, displayNow, subscribeDisplay, usualDisplay } from '../lib/display.ts';

const useDisplay = () => useSyncExternalStore(subscribeDisplay, displayNow, () => usualDisplay);

/** Lets a person choose theme, contrast and density. */
export function DisplayChoice() {
  return <DisplaySettings value={useDisplay()} onValueChange={applyDisplay} />;
}
