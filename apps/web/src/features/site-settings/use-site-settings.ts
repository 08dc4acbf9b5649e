import { useRouteLoaderData } from 'react-router-dom';

import { type SiteSettings, unknownSettings } from './site-settings.ts';

/** The site's settings; they came with the page, so they are not requested again. */
export function useSiteSettings(): SiteSettings {
  return useRouteLoaderData<SiteSettings>('shell') ?? unknownSettings;
}
