import { PrivateError } from '../session/private-error.tsx';

/** In place of an auctioneer's screen: a way in, or another try. */
export function AuctioneerError() {
  return (
    <PrivateError
      framed
      title="Área do leiloeiro"
      restricted="Você precisa estar logado como leiloeiro para enviar listas."
      failed="Erro ao carregar a área do leiloeiro"
    />
  );
}

/** In place of an admin's screen: a way in, or another try. */
export function AdminError() {
  return (
    <PrivateError
      framed
      title="Administração"
      restricted="Você precisa estar logado como administrador."
      failed="Erro ao carregar a administração"
    />
  );
}
