import type { Icon } from '../internal/render-icon.tsx';

/** An icon component, lucide's or one of the same shape, or an element of one. */
export type MenuIcon = Icon;

interface Labelled {
  /** What it does, a verb first; unique in its menu. */
  label: string;
  /** Before the label: an icon component, lucide's or one of the same shape, or an element of one. */
  icon?: MenuIcon | undefined;
  /** A second, quieter line: why it cannot be chosen, what it leads to. */
  hint?: string | undefined;
  /** Seen but cannot be chosen; `hint` may say why. */
  disabled?: boolean | undefined;
}

export interface MenuAction extends Labelled {
  /** May be left out: an entry without a kind is an action. */
  kind?: 'action' | undefined;
  /** Called when it is chosen; the menu closes. */
  onSelect: () => void;
  /** `critical` takes something away: put it last, after a separator. */
  tone?: 'neutral' | 'critical' | undefined;
}

export interface MenuLink extends Labelled {
  /** Makes it a link. */
  kind: 'link';
  /** Where it leads; nowhere while `disabled`. */
  href: string;
  /** Another site, in a new tab. */
  external?: boolean | undefined;
}

export interface MenuCheckbox extends Labelled {
  /** Makes it a choice that is on or off. */
  kind: 'checkbox';
  /** Whether it is on; its owner keeps it. */
  checked: boolean;
  /** Called with whether it is on after each change; the menu stays open. */
  onCheckedChange: (checked: boolean) => void;
}

/** One of several, always exactly one. */
export interface MenuRadios {
  /** Makes it several options, one of them chosen. */
  kind: 'radios';
  /** Names the options, above them. */
  label: string;
  /** The chosen option's value; its owner keeps it. */
  value: string;
  /** What can be chosen, in this order; each `value` once. */
  options: readonly (Labelled & { value: string })[];
  /** Called with the chosen option's value; the menu closes. */
  onValueChange: (value: string) => void;
}

export interface MenuGroup {
  /** Makes it entries under one name. */
  kind: 'group';
  /** Names the entries, above them. */
  label: string;
  /** The entries, in this order. */
  items: readonly (MenuAction | MenuLink | MenuCheckbox)[];
}

export interface MenuSeparator {
  /** Makes it a line between what stands above and below it. */
  kind: 'separator';
}

/** What a menu may hold. */
export type MenuEntry = MenuAction | MenuLink | MenuCheckbox | MenuRadios | MenuGroup | MenuSeparator;
