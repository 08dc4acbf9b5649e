import { Bell, Building2, Heart, House, RefreshCw, Search } from 'lucide-react';

const icons = { Bell, Building2, Heart, House, RefreshCw, Search };

/** Controls offer a few icons by their names. */
export const iconControl = {
  options: Object.keys(icons),
  mapping: icons,
  control: { type: 'select' },
} as const;
