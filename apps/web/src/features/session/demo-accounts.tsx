import { Button } from '@martelo/ui/button';
import { Card } from '@martelo/ui/card';

import type { UserType } from '../../lib/session.ts';
import * as styles from './demo-accounts.css.ts';

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
    <Card as="section" level="sunken" className={styles.card} aria-label="Contas da demonstração">
      <p className={styles.muted}>
        <strong className={styles.title}>Demonstração.</strong> Entre com uma destas contas. A senha de todas
        é <span className={styles.password}>{password}</span>
      </p>
      <ul className={styles.list}>
        {accounts.map(({ profile, who, email }) => (
          <li key={profile} className={styles.row}>
            <span className={styles.who}>
              <span>{who}</span>
              <span className={styles.muted}>{email}</span>
            </span>
            <Button
              size="small"
              aria-label={`Preencher com a conta de ${who.toLowerCase()}`}
              onClick={() => onChoose({ profile, email, password })}
            >
              Preencher
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
