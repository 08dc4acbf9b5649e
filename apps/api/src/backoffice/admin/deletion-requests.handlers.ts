import { HttpError, notFound } from '../../platform/http/errors.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { type Decided, type DeletionRow, deletionRequestRepository } from './deletion-requests.repository.ts';
import { readReason } from './reason.ts';

const print = ({
  person_id: id,
  name,
  email,
  requested_at,
  due_at,
  decided_at,
  ...request
}: DeletionRow) => ({
  ...request,
  customer: id === null ? null : { id, name: name!, email: email! },
  requested_at: requested_at.toISOString(),
  due_at: due_at.toISOString(),
  decided_at: decided_at?.toISOString() ?? null,
});

function expectDecided(decided: Decided): DeletionRow {
  if (decided === 'missing') throw notFound('Pedido não encontrado.');
  if (decided === 'decided') throw new HttpError(409, 'Este pedido já foi decidido.');
  if (decided === 'early')
    throw new HttpError(409, 'O prazo em que a pessoa pode cancelar este pedido ainda não terminou.');
  return decided;
}

/** Deciding on requests of deletion (ACC-09). */
export function deletionRequestHandlers({ database, clock, outbox }: Services) {
  const requests = deletionRequestRepository(database, outbox);
  return {
    async listDeletionRequests({ query: { status, page = 1 } }) {
      const { rows, pagination } = await requests.page(status, page);
      return { data: rows.map(print), pagination };
    },

    async completeDeletion({ person, path }) {
      const request = expectDecided(await requests.complete(person, path.id, clock()));
      return { message: 'Conta excluída.', data: print(request) };
    },

    async refuseDeletion({ person, path, body }) {
      const request = expectDecided(await requests.refuse(person, path.id, readReason(body), clock()));
      return { message: 'Pedido recusado.', data: print(request) };
    },
  } satisfies Partial<Handlers>;
}
