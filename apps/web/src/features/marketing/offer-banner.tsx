import { PromotionBanner } from '@martelo/ui/promotion-banner';

import { paths } from '../../paths.ts';
import { useLikelySession } from '../session/likely-session.ts';
import { offerTexts } from './messages.ts';
import { useSiteSettings } from '../site-settings/use-site-settings.ts';

const link = { label: offerTexts.link, href: paths.plans };

/** The offer above the page, for visitors (SHELL-08): made up and marked, true, or none at all (HONEST-01). */
export function OfferBanner() {
  const { marketing, offerEndsAt } = useSiteSettings();
  if (useLikelySession()) return null;
  if (marketing === 'sample') return <PromotionBanner sample text={offerTexts.sample} link={link} />;
  if (marketing === 'off' || !offerEndsAt) return null;
  return <PromotionBanner text={offerTexts.live} until={offerEndsAt} link={link} />;
}
