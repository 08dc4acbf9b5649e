import type { Role } from '../contract/person.ts';

/** The whole addresses that mails link to; `origin` comes from the settings, never from a request's Host header. */
export function siteLinks(origin: string) {
  const at = (path: string) => new URL(path, origin).href;
  const part = encodeURIComponent;
  return {
    origin,
    home: at('/'),
    auction: (key: string) => at(`/leilao/${part(key)}`),
    opportunities: at('/minha-conta/oportunidades'),
    alerts: at('/minha-conta/alertas'),
    favorites: at('/minha-conta/favoritos'),
    /** What calendars subscribe to. */
    calendar: (token: string) => at(`/api/calendars/${part(token)}/martelo.ics`),
    /** Where a deletion is requested and withdrawn. */
    deletion: at('/minha-conta/configuracoes#excluir-conta'),
    recover: at('/recuperar-senha'),
    newPassword: (token: string, role: Role) =>
      at(`/recuperar-senha/${part(token)}${role === 'auctioneer' ? '?perfil=leiloeiro' : ''}`),
    confirmEmail: (token: string) => at(`/confirmar-email/${part(token)}`),
    /** Where the owner of a former address says 'não fui eu'. */
    undoEmail: (token: string) => at(`/desfazer-email/${part(token)}`),
    invitation: (uuid: string, role: Role = 'customer') =>
      at(`/cadastro?convite=${part(uuid)}&perfil=${role}`),
    /** A page that asks for confirmation: programs that follow links change nothing. */
    unsubscribe: (token: string) => at(`/cancelar-avisos/${part(token)}`),
    /** Where a mail program posts to (RFC 8058). */
    oneClick: (token: string) => at(`/api/unsubscribe/${part(token)}`),
    contact: at('/contato'),
    auctioneer: at('/leiloeiro'),
  };
}
export type SiteLinks = ReturnType<typeof siteLinks>;
