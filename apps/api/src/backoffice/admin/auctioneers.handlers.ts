import { registrableDomain } from '../../accounts/auctioneers/domains.ts';
import { notFound, refuseFields } from '../../platform/http/errors.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { type AuctioneerRow, findAuctioneer, pageOfAuctioneers } from './auctioneers.repository.ts';
import { decideAuctioneer, setDomains } from './decide-auctioneer.ts';
import { readReason } from './reason.ts';

const serialize = ({ created_at, company_name, registration, uf, ...row }: AuctioneerRow) => ({
  ...row,
  company_name: company_name ?? row.name,
  registration: registration ?? '',
  uf: uf ?? '',
  created_at: created_at.toISOString(),
});

function approvedMessage({ waiting }: AuctioneerRow): string {
  if (waiting === 0) return 'Leiloeiro aprovado.';
  const lists = waiting === 1 ? 'Há 1 lista' : `Há ${waiting} listas`;
  return `Leiloeiro aprovado. ${lists} à espera de uma decisão.`;
}

/** The hosts in the form, each once. Throws the 422 of those that can't be registered. */
function readDomains(written: readonly string[]): string[] {
  const read = written.map((text) => {
    const host =
      URL.parse(`https://${text.trim().replace(/^https?:\/\//i, '')}`)?.hostname.replace(/\.$/, '') ?? '';
    return registrableDomain(host) === null ? null : host.replace(/^www\./, '');
  });
  const wrong = read.flatMap((domain, at) =>
    domain === null
      ? [[`domains.${at}`, ['deve ser um domínio registrado, como leiloes.com.br']] as const]
      : [],
  );
  refuseFields(Object.fromEntries(wrong));
  return [...new Set(read as string[])];
}

/** Deciding on auctioneers (SAFE-21). */
export function auctioneerAccountHandlers({ database, clock, outbox }: Services) {
  const find = async (id: number) => {
    const row = await findAuctioneer(database, id);
    if (!row) throw notFound('Leiloeiro não encontrado.');
    return row;
  };

  return {
    async listAuctioneers({ query: { approval, keyword = '', page = 1 } }) {
      const { rows, pagination } = await pageOfAuctioneers(database, { approval, keyword, page });
      return { data: rows.map(serialize), pagination };
    },

    async approveAuctioneer({ person, path: { id } }) {
      const decision = { to: 'approved', reason: null } as const;
      await decideAuctioneer(database, outbox, person, { id, decision }, clock());
      const row = await find(id);
      return { message: approvedMessage(row), data: serialize(row) };
    },

    async refuseAuctioneer({ person, path: { id }, body }) {
      const decision = { to: 'refused', reason: readReason(body) } as const;
      await decideAuctioneer(database, outbox, person, { id, decision }, clock());
      return { message: 'Cadastro recusado.', data: serialize(await find(id)) };
    },

    async suspendAuctioneer({ person, path: { id }, body }) {
      const decision = { to: 'suspended', reason: readReason(body) } as const;
      await decideAuctioneer(database, outbox, person, { id, decision }, clock());
      return { message: 'Leiloeiro suspenso.', data: serialize(await find(id)) };
    },

    async setAuctioneerDomains({ person, path: { id }, body }) {
      await setDomains(database, person, { id, domains: readDomains(body.domains) }, clock());
      return { message: 'Domínios alterados.', data: serialize(await find(id)) };
    },
  } satisfies Partial<Handlers>;
}
