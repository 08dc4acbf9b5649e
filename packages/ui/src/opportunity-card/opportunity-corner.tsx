import { X } from 'lucide-react';

import { FavoriteButton } from '../favorite-button/favorite-button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useMessages } from '../messages/messages.tsx';
import { accountTexts } from '../messages/pt-br-account.ts';

import * as styles from './opportunity-corner.css.ts';

interface OpportunityCornerProps {
  title: string;
  favorite: boolean;
  favoriteLoading: boolean;
  onFavorite: (() => void) | undefined;
  onDismiss: (() => void) | undefined;
}

/** The buttons over the card's link: remove, and the heart. */
export function OpportunityCorner({
  title,
  favorite,
  favoriteLoading,
  onFavorite,
  onDismiss,
}: OpportunityCornerProps) {
  const messages = useMessages(accountTexts);
  if (!onFavorite && !onDismiss) return null;
  return (
    <div className={styles.root}>
      {onDismiss && (
        <IconButton
          icon={X}
          label={messages.dismissOpportunity(title)}
          variant="outlined"
          onClick={onDismiss}
          className={styles.dismiss}
        />
      )}
      {onFavorite && (
        <FavoriteButton
          pressed={favorite}
          loading={favoriteLoading}
          label={messages.favorite(title)}
          onPressedChange={onFavorite}
        />
      )}
    </div>
  );
}
