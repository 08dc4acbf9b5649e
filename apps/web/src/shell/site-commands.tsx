import { type CommandItem, CommandMenu } from '@martelo/ui/command-menu';
import { noFilters } from '@martelo/domain/list-filters';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { filtersOf, useSuggestions } from '../features/auction-list/use-suggestions.ts';
import { useSubscriber } from '../features/session/subscriber.ts';
import { getLastList } from '../lib/storage.ts';
import { sessionNow } from '../lib/session.ts';
import { paths } from '../paths.ts';
import { accountLinks } from './account-links.ts';
import { forSubscribers, menuLinks } from './header-links.ts';

interface SiteCommand extends CommandItem {
  href: string;
}

interface SiteCommandsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const groupLabels = {
  recent: 'Recentes',
  page: 'Páginas',
  account: 'Minha conta',
  search: 'Buscar',
  city: 'Cidades',
  district: 'Regiões e distritos',
  neighborhood: 'Bairros',
  auction: 'Leilões',
};

const maxRecent = 3;

/** What was opened from here since the page was loaded, the newest first; of whom is signed in alone. */
let recent: { user: string | undefined; commands: readonly SiteCommand[] } = {
  user: undefined,
  commands: [],
};

function recentOf(user: string | undefined): readonly SiteCommand[] {
  const lastList = getLastList();
  const list: SiteCommand[] = lastList
    ? [{ id: lastList, label: 'Última lista de leilões', kind: 'recent', href: lastList }]
    : [];
  return [...(recent.user === user ? recent.commands : []), ...list];
}

function remember(command: SiteCommand, user: string | undefined) {
  const others = recentOf(user).filter(({ href }) => href !== command.href && href !== getLastList());
  recent = { user, commands: [{ ...command, kind: 'recent' }, ...others].slice(0, maxRecent) };
}

const pageOf =
  (kind: string) =>
  ({ label, href }: { label: string; href: string }): SiteCommand => ({ id: href, label, href, kind });

/** Pages of the site and of the account, places and auctions, by Ctrl or ⌘ and K (PART-11). */
export function SiteCommands({ open, onOpenChange }: SiteCommandsProps) {
  const navigate = useNavigate();
  const { find, shown } = useSuggestions();
  const [text, setText] = useState('');
  const session = sessionNow();
  const user = session?.user.id;
  const site = useSubscriber() ? forSubscribers(menuLinks) : menuLinks;

  const items = [
    ...recentOf(user),
    ...site.map(pageOf('page')),
    ...(session ? accountLinks[session.userType] : []).map(pageOf('account')),
  ];
  const results: SiteCommand[] = shown.options.map(({ id, kind, label, detail, count }) => ({
    id,
    kind,
    label,
    ...(detail && { detail }),
    ...(count != null && { count }),
    href:
      kind === 'auction'
        ? paths.auction(id)
        : paths.list(paths.auctions, filtersOf({ id, kind, label, detail, count })),
  }));
  if (text !== '')
    results.push({
      id: 'search',
      kind: 'search',
      label: `Buscar leilões por “${text}”`,
      href: paths.list(paths.auctions, { ...noFilters, keyword: text }),
    });

  return (
    <CommandMenu
      open={open}
      onOpenChange={onOpenChange}
      items={items}
      results={results}
      loading={shown.loading}
      groupLabels={groupLabels}
      onSearch={(next) => {
        setText(next);
        find(next);
      }}
      onSelect={(command) => {
        remember(command, user);
        void navigate(command.href);
      }}
    />
  );
}
