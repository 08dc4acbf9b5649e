import { useRouteLoaderData } from 'react-router-dom';

import { type SiteSettings, unknownSettings } from './site-settings.ts';

/** How this site is set up; it came with the page, so that nothing of it is asked for again. */
export function useSiteSettings(): SiteSettings {
  return useRouteLoaderData<SiteSettings>('shell') ?? unknownSettings;
}
