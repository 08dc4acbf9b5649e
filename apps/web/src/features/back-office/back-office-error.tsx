import { paths } from '../../paths.ts';
import { PrivateError } from '../session/private-error.tsx';

const missingFeed = {
  title: 'Lista não encontrada',
  description: 'O endereço está errado ou a lista é de outra conta.',
} as const;

/**
 * In place of an auctioneer's screen: a way in, or another try. Of its addresses a list's alone can name what is not
 * there.
 */
export function AuctioneerError() {
  return (
    <PrivateError
      framed
      title="Área do leiloeiro"
      restricted="Você precisa estar logado como leiloeiro para enviar listas."
      failed="Erro ao carregar a área do leiloeiro"
      missing={{ ...missingFeed, href: paths.auctioneerFeeds, label: 'Ver as listas enviadas' }}
    />
  );
}

/** In place of an admin's screen: the same. */
export function AdminError() {
  return (
    <PrivateError
      framed
      title="Administração"
      restricted="Você precisa estar logado como administrador."
      failed="Erro ao carregar a administração"
      missing={{ ...missingFeed, href: paths.adminFeeds, label: 'Ver as listas recebidas' }}
    />
  );
}
