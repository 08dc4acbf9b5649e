import { ActionList } from '@martelo/ui/action-list';
import { Button } from '@martelo/ui/button';
import { Card } from '@martelo/ui/card';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';

import type { UserType } from '../../lib/session-storage.ts';

const password = 'martelo-demo';
const accounts = [
  { profile: 'customer', who: 'Cliente', email: 'cliente@exemplo.com.br' },
  { profile: 'auctioneer', who: 'Leiloeiro', email: 'leiloeiro@exemplo.com.br' },
  { profile: 'admin', who: 'Administrador', email: 'admin@exemplo.com.br' },
] as const satisfies readonly { profile: UserType; who: string; email: string }[];

interface DemoAccountsProps {
  onChoose: (account: { profile: UserType; email: string; password: string }) => void;
}

/** The accounts that everybody may use, where the site shows invented data (only then does the server know them). */
export function DemoAccounts({ onChoose }: DemoAccountsProps) {
  return (
    <Card as="section" elevation="sunken" aria-label="Contas da demonstração">
      <Stack gap="small">
        <Text size="small" color="muted">
          <Text as="strong" size="inherit" color="inherit" weight="semibold">
            Demonstração.
          </Text>{' '}
          Entre com uma destas contas. A senha de todas é{' '}
          <Text as="span" size="inherit" weight="medium">
            {password}
          </Text>
        </Text>
        <ActionList
          items={accounts.map(({ profile, who, email }) => ({
            title: who,
            text: email,
            action: (
              <Button
                size="small"
                aria-label={`Preencher com a conta de ${who.toLowerCase()}`}
                onClick={() => onChoose({ profile, email, password })}
              >
                Preencher
              </Button>
            ),
          }))}
        />
      </Stack>
    </Card>
  );
}
