import { PromotionBanner } from '@martelo/ui/promotion-banner';
import { useAtomValue } from 'jotai';
import { use } from 'react';

import { SessionHint } from '../../lib/session-hint.ts';
import { paths } from '../../paths.ts';
import { sessionAtom } from '../session/session.atoms.ts';
import { offerTexts } from './messages.ts';
import { useSiteSettings } from '../site-settings/use-site-settings.ts';

const link = { label: offerTexts.link, href: paths.plans };

/** The offer above the page, for visitors (SHELL-08): made up and marked, true, or none at all (HONEST-01). */
export function OfferBanner() {
  const { marketing, offerEndsAt } = useSiteSettings();
  const session = useAtomValue(sessionAtom);
  const hint = use(SessionHint);
  if (session ?? (session === undefined && hint)) return null;
  if (marketing === 'sample') return <PromotionBanner sample text={offerTexts.sample} link={link} />;
  if (marketing === 'off' || !offerEndsAt) return null;
  return <PromotionBanner text={offerTexts.live} until={offerEndsAt} link={link} />;
}
