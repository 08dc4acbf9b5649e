import { UserRound } from 'lucide-react';
import { type ComponentProps, useState } from 'react';

import { variants } from '../internal/variants.ts';
import { warnMissingLabel } from '../internal/warn-dev.ts';
import { initials } from './initials.ts';

import * as styles from './avatar.css.ts';

const avatar = variants(styles.base, { variants: { size: styles.size } });

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Of the person; also what is read. */
  name: string;
  /** Address of a picture; while there is none, or it is broken, the initials stand. */
  src?: string | null | undefined;
  /** 32, 44 or 64 px wide and high; `medium` by default. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** The name is written beside it: nothing is read. */
  decorative?: boolean | undefined;
}

/** A person, small: the picture or the initials. Without a name it is a figure. */
export function Avatar({ name, src, size = 'medium', decorative = false, className, ...props }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (process.env.NODE_ENV !== 'production') {
    if (!decorative) warnMissingLabel('Avatar', name, 'name');
  }

  const letters = initials(name);
  const read = decorative || !name.trim() ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span {...read} {...props} className={avatar({ size, className })}>
      {letters || <UserRound className={styles.figure} />}
      {src && src !== broken && (
        <img
          // A picture that failed before hydration fires no further error event.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setBroken(src);
          }}
          src={src}
          alt=""
          onError={() => setBroken(src)}
          className={styles.picture}
        />
      )}
    </span>
  );
}
