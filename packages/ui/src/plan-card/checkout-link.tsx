import { ExternalLink } from 'lucide-react';

import { toHttpAddress } from '../auctioneer-card/http-address.ts';
import { Button, ButtonLink } from '../button/button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useMessages } from '../messages/messages.tsx';
import { marketingTexts } from '../messages/pt-br-marketing.ts';

import * as styles from './plan-card.css.ts';

interface CheckoutLinkProps {
  plan: string;
  address: string | null;
  accent: boolean;
  onSubscribe: (() => void) | undefined;
}

/** The way to the external checkout, or that there is none. */
export function CheckoutLink({ plan, address, accent, onSubscribe }: CheckoutLinkProps) {
  const messages = useMessages(marketingTexts);
  const checkout = toHttpAddress(address);
  if (!checkout)
    return (
      <Button wide disabled>
        {messages.noLink}
      </Button>
    );
  return (
    <ButtonLink
      href={checkout.href}
      target="_blank"
      rel="noopener noreferrer"
      tone={accent ? 'accent' : 'neutral'}
      wide
      onClick={onSubscribe}
      className={styles.checkout}
    >
      <span>{messages.subscribe(plan)}</span>
      <ExternalLink aria-hidden className={styles.icon} />
      <VisuallyHidden> {messages.newTab}</VisuallyHidden>
    </ButtonLink>
  );
}
