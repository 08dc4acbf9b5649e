import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { useMessages } from '../messages/messages.tsx';
import { marketingTexts } from '../messages/pt-br-marketing.ts';

import * as styles from './consent-notice.css.ts';

export interface ConsentNoticeProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The page that says what is registered, why, and how to change one's mind. */
  moreHref: string;
  /** Called when consent is given. */
  onAccept: () => void;
  /** Called when it is refused: only the necessary is stored. */
  onRefuse: () => void;
  /** The question, in place of the built-in text. */
  children?: ReactNode;
}

/**
 * Asks before anything is measured (SHELL-11, LGPD). Put it last in the page: it sticks to the bottom and has its own
 * place there, so that the end of the page can always be read. It goes by choosing alone, and both choices weigh the
 * same.
 */
export function ConsentNotice({
  moreHref,
  onAccept,
  onRefuse,
  className,
  children,
  ...props
}: ConsentNoticeProps) {
  const { consentTitle, consentText, consentAccept, consentRefuse, consentMore } =
    useMessages(marketingTexts);
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      data-consent-notice=""
      {...props}
      className={cx(styles.root, className)}
    >
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {consentTitle}
          </h2>
          <p className={styles.text}>
            {children ?? consentText} <Link href={moreHref}>{consentMore}</Link>
          </p>
        </div>
        <div className={styles.choices}>
          <Button onClick={onRefuse} className={styles.choice}>
            {consentRefuse}
          </Button>
          <Button onClick={onAccept} className={styles.choice}>
            {consentAccept}
          </Button>
        </div>
      </div>
    </section>
  );
}
