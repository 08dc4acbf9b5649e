import { formatDate } from '@martelo/domain/dates';
import { formatCnpj, formatCpf, formatPhone } from '@martelo/domain/documents';
import { Badge } from '@martelo/ui/badge';
import { Card } from '@martelo/ui/card';
import { DescriptionList } from '@martelo/ui/description-list';
import { Inline } from '@martelo/ui/inline';
import { Text } from '@martelo/ui/text';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';

import type { AccountDetails } from './account-details.calls.ts';

/** A value with the mark that says whether it was confirmed; an unknown one has no mark. */
function Verified({ value, verified }: { value: string | null; verified: boolean }) {
  if (!value) return null;
  const Icon = verified ? CircleCheck : CircleAlert;
  return (
    <Inline as="span">
      <Text as="span" size="inherit" color="inherit" breaks="anywhere">
        {value}
      </Text>
      <Badge tone={verified ? 'positive' : 'caution'}>
        <Inline as="span" wrap={false}>
          <Icon aria-hidden size={12} />
          {verified ? 'Verificado' : 'Não verificado'}
        </Inline>
      </Badge>
    </Inline>
  );
}

/** An address that the account does not have yet. */
function Awaited({ value }: { value: string }) {
  return (
    <Inline as="span">
      <Text as="span" size="inherit" color="inherit" breaks="anywhere">
        {value}
      </Text>
      <Badge tone="caution">
        <Inline as="span" wrap={false}>
          <Clock aria-hidden size={12} />
          Aguardando confirmação
        </Inline>
      </Badge>
    </Inline>
  );
}

/** All that is known of the customer, to read (ACC-08). */
export function DetailsView({ details }: { details: AccountDetails }) {
  const company = details.type === 2;
  const print = company ? formatCnpj : formatCpf;
  const verified = (value: string | null, mark: boolean) =>
    value === null ? null : <Verified value={value} verified={mark} />;
  return (
    <Card padding="large">
      <DescriptionList
        items={[
          { term: 'Nome', description: details.name },
          { term: 'Nome de usuário', description: details.userName },
          { term: 'Email', description: verified(details.email, details.verifiedEmail) },
          ...(details.pendingEmail
            ? [{ term: 'Novo email', description: <Awaited value={details.pendingEmail} /> }]
            : []),
          {
            term: 'Celular',
            description: verified(
              details.cellphone && formatPhone(details.cellphone),
              details.verifiedCellphone,
            ),
          },
          { term: 'Tipo de pessoa', description: company ? 'Pessoa Jurídica' : 'Pessoa Física' },
          { term: company ? 'CNPJ' : 'CPF', description: details.document && print(details.document) },
          ...(company ? [{ term: 'Razão social', description: details.companyName }] : []),
          { term: 'Código do cliente', description: details.id },
          { term: 'Cliente desde', description: formatDate(details.createdAt) },
          { term: 'Última atualização', description: formatDate(details.updatedAt) },
        ]}
      />
    </Card>
  );
}
