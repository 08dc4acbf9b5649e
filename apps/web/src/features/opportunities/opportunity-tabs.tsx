import { LinkTabs } from '@martelo/ui/link-tabs';

import { paths } from '../../paths.ts';
import type { Tab } from './opportunities.calls.ts';

const hrefs = {
  open: paths.opportunities,
  dismissed: paths.dismissedOpportunities,
  expired: paths.expiredOpportunities,
} as const satisfies Record<Tab, string>;

const tabs = [
  { label: 'Disponíveis', href: hrefs.open },
  { label: 'Descartadas', href: hrefs.dismissed },
  { label: 'Expiradas', href: hrefs.expired },
];

/** Each tab is an address, so each is a link. */
export function OpportunityTabs({ tab }: { tab: Tab }) {
  return <LinkTabs label="Oportunidades" items={tabs} current={hrefs[tab]} />;
}
