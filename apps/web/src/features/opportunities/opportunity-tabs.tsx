import { paths } from '../../paths.ts';
import type { Tab } from './opportunities.calls.ts';
import * as styles from './opportunity-tabs.css.ts';

const tabs: readonly { tab: Tab; label: string; href: string }[] = [
  { tab: 'open', label: 'Disponíveis', href: paths.opportunities },
  { tab: 'dismissed', label: 'Descartadas', href: paths.dismissedOpportunities },
  { tab: 'expired', label: 'Expiradas', href: paths.expiredOpportunities },
];

/** Each tab is an address, so each is a link. */
export function OpportunityTabs({ tab: current }: { tab: Tab }) {
  return (
    <nav aria-label="Oportunidades" className={styles.root}>
      {tabs.map(({ tab, label, href }) => (
        <a key={tab} href={href} aria-current={tab === current ? 'page' : undefined} className={styles.tab}>
          {label}
        </a>
      ))}
    </nav>
  );
}
