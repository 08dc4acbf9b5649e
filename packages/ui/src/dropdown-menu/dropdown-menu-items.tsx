import * as Primitive from '@radix-ui/react-dropdown-menu';
import { cx } from 'class-variance-authority';
import { Check, ExternalLink } from 'lucide-react';

import { renderIcon } from '../internal/render-icon.tsx';
import { Anchor } from '../internal/link-anchor.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useMessages } from '../messages/messages.tsx';
import type { MenuAction, MenuCheckbox, MenuIcon, MenuLink, MenuRadios } from './menu-entries.ts';

import * as styles from './dropdown-menu.css.ts';

interface WordsProps {
  label: string;
  hint?: string | undefined;
  icon?: MenuIcon | undefined;
}

function Words({ label, hint, icon }: WordsProps) {
  return (
    <>
      {renderIcon(icon, styles.icon)}
      <span className={styles.words}>
        <span>{label}</span>
        {hint && <span className={styles.hint}> {hint}</span>}
      </span>
    </>
  );
}

/** Holds the place of the mark, so that marked and unmarked words are in line. */
function Mark() {
  return (
    <span className={styles.mark}>
      <Primitive.ItemIndicator>
        <Check className={styles.icon} aria-hidden />
      </Primitive.ItemIndicator>
    </span>
  );
}

/** One thing to choose. What is marked stays open: several are often changed at once. */
export function MenuItem({ entry }: { entry: MenuAction | MenuLink | MenuCheckbox }) {
  const { newTab } = useMessages();
  const { disabled = false, label } = entry;
  const common = { disabled, textValue: label, className: styles.item };

  switch (entry.kind) {
    case 'checkbox':
      return (
        <Primitive.CheckboxItem
          {...common}
          checked={entry.checked}
          onCheckedChange={entry.onCheckedChange}
          onSelect={(event) => event.preventDefault()}
        >
          <Mark />
          <Words {...entry} />
        </Primitive.CheckboxItem>
      );
    case 'link':
      return (
        <Primitive.Item {...common} asChild>
          <Anchor
            {...(!disabled && { href: entry.href })}
            {...(entry.external && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <Words {...entry} />
            {entry.external && (
              <>
                <ExternalLink className={styles.outside} aria-hidden />
                <VisuallyHidden> {newTab}</VisuallyHidden>
              </>
            )}
          </Anchor>
        </Primitive.Item>
      );
    default:
      return (
        <Primitive.Item
          {...common}
          onSelect={entry.onSelect}
          className={cx(styles.item, entry.tone === 'critical' && styles.critical)}
        >
          <Words {...entry} />
        </Primitive.Item>
      );
  }
}

/** One of several, named by what is chosen. */
export function MenuRadioItems({ label, value, options, onValueChange }: MenuRadios) {
  return (
    <Primitive.RadioGroup aria-label={label} value={value} onValueChange={onValueChange}>
      <Primitive.Label aria-hidden className={styles.groupLabel}>
        {label}
      </Primitive.Label>
      {options.map((option) => (
        <Primitive.RadioItem
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          textValue={option.label}
          className={styles.item}
        >
          <Mark />
          <Words {...option} />
        </Primitive.RadioItem>
      ))}
    </Primitive.RadioGroup>
  );
}
