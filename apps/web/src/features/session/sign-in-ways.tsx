import { AuthWays } from '@martelo/ui/auth-layout';
import { Inline } from '@martelo/ui/inline';
import { Link } from '@martelo/ui/link';
import { useLocation } from 'react-router-dom';

import type { UserType } from '../../lib/session-storage.ts';
import { paths } from '../../paths.ts';
import { forProfile, carryReturnTo } from './profiles.ts';

/** Where else somebody may want to go from the sign-in (AUTH-01). */
export function SignInWays({ profile }: { profile: UserType }) {
  const { search } = useLocation();
  const to = (address: string, whose: UserType) => carryReturnTo(forProfile(address, whose), search);
  return (
    <AuthWays>
      {profile !== 'admin' && (
        <p>
          Ainda não tem conta? <Link href={to(paths.signUp, profile)}>Criar conta</Link>
        </p>
      )}
      {profile === 'customer' ? (
        <p>
          É leiloeiro? <Link href={to(paths.signIn, 'auctioneer')}>Entrar como leiloeiro</Link>
        </p>
      ) : (
        <p>
          É cliente? <Link href={to(paths.signIn, 'customer')}>Entrar como cliente</Link>
        </p>
      )}
      <Inline as="p" gap="medium" rowGap="xsmall" justify="between">
        <Link href={carryReturnTo(paths.plans, search)}>Conheça os planos</Link>
        <Link href={paths.home}>Voltar ao início</Link>
      </Inline>
    </AuthWays>
  );
}
