import { useLocation } from 'react-router-dom';

import { paths } from '../../paths.ts';
import { PrivateError } from '../session/private-error.tsx';
import { backOfficeLinks } from './back-office-links.ts';

const missingFeed = {
  title: 'Lista não encontrada',
  description: 'O endereço está errado ou a lista é de outra conta.',
} as const;

/** What the menu calls the screen, or the one that it is within. */
function useScreenName(role: keyof typeof backOfficeLinks, otherwise: string): string {
  const { pathname } = useLocation();
  const [links = []] = backOfficeLinks[role];
  const link = links.find(
    ({ href, within = [] }) => href === pathname || within.some((start) => pathname.startsWith(start)),
  );
  return link && link !== links[0] ? link.label : otherwise;
}

/** Whether the address is that of one list, which alone can be missing. */
const useIsOfFeed = (start: string) => useLocation().pathname.startsWith(start);

/** In place of an auctioneer's screen: a way in, or another try. */
export function AuctioneerError() {
  return (
    <PrivateError
      framed
      title={useScreenName('auctioneer', 'Área do leiloeiro')}
      restricted="Você precisa estar logado como leiloeiro para enviar listas."
      failed="Erro ao carregar a área do leiloeiro"
      {...(useIsOfFeed(paths.auctioneerFeed('')) && {
        missing: { ...missingFeed, href: paths.auctioneerFeeds, label: 'Ver as listas enviadas' },
      })}
    />
  );
}

/** In place of an admin's screen: the same. */
export function AdminError() {
  return (
    <PrivateError
      framed
      title={useScreenName('admin', 'Administração')}
      restricted="Você precisa estar logado como administrador."
      failed="Erro ao carregar a administração"
      {...(useIsOfFeed(paths.adminFeed('')) && {
        missing: { ...missingFeed, href: paths.adminFeeds, label: 'Ver as listas recebidas' },
      })}
    />
  );
}
