import { Button } from '@martelo/ui/button';
import { ConfirmDialog } from '@martelo/ui/confirm-dialog';
import { Inline } from '@martelo/ui/inline';
import { useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import { useDecision } from '../back-office/decide.ts';
import {
  approveAuctioneer,
  type listAuctioneers,
  refuseAuctioneer,
  setAuctioneerDomains,
  suspendAuctioneer,
} from './admin.calls.ts';
import { DomainsDialog } from './domains-dialog.tsx';
import { ReasonDialog } from '../back-office/reason-dialog.tsx';

type Account = Awaited<ReturnType<typeof listAuctioneers>>['data'][number];

/** An admin's decision on an auctioneer: approve, refuse or suspend, and where the lots may lead (SAFE-21). */
export function AuctioneerDecision({ account }: { account: Account }) {
  const { id, company_name: company, approval, domains, auctions, verified_email: confirmed } = account;
  const [confirming, setConfirming] = useState<'approve' | 'refuse' | 'suspend' | 'domains' | null>(null);
  const decide = useDecision();
  const onOpenChange = (open: boolean) => open || setConfirming(null);
  return (
    <Inline gap="xsmall" align="stretch">
      {approval !== 'approved' && (
        <Button size="small" aria-label={`Aprovar: ${company}`} onClick={() => setConfirming('approve')}>
          Aprovar
        </Button>
      )}
      {approval === 'pending' && (
        <Button
          size="small"
          variant="quiet"
          aria-label={`Recusar: ${company}`}
          onClick={() => setConfirming('refuse')}
        >
          Recusar
        </Button>
      )}
      {/* The first is outlined, so that the row begins where the lines above it do. */}
      <Button
        size="small"
        {...(approval !== 'approved' && { variant: 'quiet' })}
        aria-label={`Domínios: ${company}`}
        onClick={() => setConfirming('domains')}
      >
        Domínios
      </Button>
      {approval === 'approved' && (
        <Button
          size="small"
          variant="quiet"
          aria-label={`Suspender: ${company}`}
          onClick={() => setConfirming('suspend')}
        >
          Suspender
        </Button>
      )}
      <ConfirmDialog
        open={confirming === 'approve'}
        onOpenChange={onOpenChange}
        tone="accent"
        title={`Aprovar ${company}?`}
        confirmLabel="Aprovar"
        errorText={(reason) => sentenceOf(reason)}
        onConfirm={() => decide(() => approveAuctioneer(apiFor(), id))}
      >
        As próximas listas passam a valer ao chegar, enquanto levarem a{' '}
        {domains.length > 0 ? domains.join(', ') : 'domínios dele, e ainda não há nenhum'}. As que já esperam
        são decididas uma a uma.
        {!confirmed && ' O email dele ainda não está confirmado: até lá, nada é publicado.'}
      </ConfirmDialog>
      <ReasonDialog
        open={confirming === 'refuse'}
        onOpenChange={onOpenChange}
        title={`Recusar ${company}?`}
        description={`As listas que esperam são recusadas e ele não pode enviar outras.${auctions > 0 ? ' O que ele já tinha publicado some do site.' : ''} O leiloeiro lê o motivo.`}
        confirmLabel="Recusar o cadastro"
        draft={`leiloeiro-${id}`}
        onConfirm={(reason) => decide(() => refuseAuctioneer(apiFor(), id, reason))}
      />
      <ReasonDialog
        open={confirming === 'suspend'}
        onOpenChange={onOpenChange}
        title={`Suspender ${company}?`}
        description="Tudo o que é dele some do site e ele não pode enviar listas, até ser aprovado de novo. O leiloeiro lê o motivo."
        confirmLabel="Suspender o leiloeiro"
        draft={`leiloeiro-${id}`}
        onConfirm={(reason) => decide(() => suspendAuctioneer(apiFor(), id, reason))}
      />
      <DomainsDialog
        open={confirming === 'domains'}
        onOpenChange={onOpenChange}
        company={company}
        domains={domains}
        onSave={(list) => decide(() => setAuctioneerDomains(apiFor(), id, list))}
      />
    </Inline>
  );
}
