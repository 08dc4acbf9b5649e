import type { LoaderFunctionArgs } from 'react-router-dom';

import { getSiteSettings } from '../features/site-settings/site-settings.calls.ts';
import { apiFor } from '../lib/api.ts';

/** How the site is set up. */
export function loadSite({ request, context }: LoaderFunctionArgs) {
  return getSiteSettings(apiFor(context), request.signal);
}
