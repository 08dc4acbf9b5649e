import type { Icon } from '../internal/render-icon.tsx';

/** An icon component, lucide's or one of the same shape, or an element of one. */
export type MenuIcon = Icon;

interface Labelled {
  /** What it does, a verb first; unique in its menu. */
  label: string;
  icon?: MenuIcon | undefined;
  /** A second, quieter line: why it cannot be chosen, what it leads to. */
  hint?: string | undefined;
  disabled?: boolean | undefined;
}

export interface MenuAction extends Labelled {
  kind?: 'action' | undefined;
  onSelect: () => void;
  /** `critical` takes something away: put it last, after a separator. */
  tone?: 'neutral' | 'critical' | undefined;
}

export interface MenuLink extends Labelled {
  kind: 'link';
  href: string;
  /** Another site, in a new tab. */
  external?: boolean | undefined;
}

export interface MenuCheckbox extends Labelled {
  kind: 'checkbox';
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** One of several, always exactly one. */
export interface MenuRadios {
  kind: 'radios';
  label: string;
  value: string;
  options: readonly (Labelled & { value: string })[];
  onValueChange: (value: string) => void;
}

export interface MenuGroup {
  kind: 'group';
  label: string;
  items: readonly (MenuAction | MenuLink | MenuCheckbox)[];
}

export interface MenuSeparator {
  kind: 'separator';
}

/** What a menu may hold. */
export type MenuEntry = MenuAction | MenuLink | MenuCheckbox | MenuRadios | MenuGroup | MenuSeparator;
