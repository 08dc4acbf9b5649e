import { Share2 } from 'lucide-react';
import { type ComponentProps, useState } from 'react';

import { Button } from '../button/button.tsx';
import { usePart } from '../internal/use-part.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { warnDev } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { auctionTexts } from '../messages/pt-br-auction.ts';
import { share, type ShareTools } from './share.ts';

import * as styles from './share-button.css.ts';

const load = () => import('./share-by-hand.tsx');

export interface ShareButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick' | 'title'> {
  /** The whole address, with its protocol. */
  url: string;
  /** What is shared, for the system's sheet. */
  title: string;
  /**
   * The address is in the clipboard; the application says so: 'Link para o leilão copiado para a área de
   * transferência!'
   */
  onCopied?: (() => void) | undefined;
  /** The system's sheet took it. */
  onShared?: (() => void) | undefined;
  /** Neither sheet nor clipboard works; a dialog already shows the address. */
  onFailed?: (() => void) | undefined;
  /** Only the icon is seen; the word stays its name and its hint. */
  hideLabel?: boolean | undefined;
}

/**
 * Shares an address by the system's sheet, else copies it, else shows it (DETAIL-08). Support is checked on press.
 */
export function ShareButton({
  url,
  title,
  onCopied,
  onShared,
  onFailed,
  hideLabel = false,
  ...props
}: ShareButtonProps) {
  if (process.env.NODE_ENV !== 'production' && !url)
    warnDev(
      'ShareButton has no url.',
      'People would copy and send an empty text.',
      'Pass the whole address of the page, with its protocol.',
    );
  const messages = useMessages(auctionTexts);
  const [byHand, setByHand] = useState(false);
  const [part, request] = usePart(load, () => setByHand(false));

  async function press() {
    const outcome = await share(url, title, browserTools());
    if (outcome === 'copied') onCopied?.();
    if (outcome === 'shared') onShared?.();
    if (outcome !== 'failed') return;
    request();
    setByHand(true);
    onFailed?.();
  }

  const button = { ...props, onClick: () => void press() };
  return (
    <>
      {hideLabel ? (
        <IconButton {...button} label={messages.share} icon={Share2} variant="outlined" />
      ) : (
        <Button {...button}>
          <Share2 className={styles.icon} aria-hidden />
          {messages.share}
        </Button>
      )}
      {byHand && part && <part.ShareByHand url={url} onClose={() => setByHand(false)} />}
    </>
  );
}

/** Both are missing on an insecure address and in some in-app browsers, whatever the types say. */
function browserTools(): ShareTools {
  const { share, clipboard } = navigator as Partial<Navigator>;
  return {
    share: share?.bind(navigator),
    copy: clipboard && ((text) => clipboard.writeText(text)),
  };
}
