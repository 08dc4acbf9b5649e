import { Link } from '@martelo/ui/link';

import { paths } from '../../paths.ts';

/** What the terms say of ending a plan, which this site can't do: the payment site charges for it. */
export function HowToCancel() {
  return (
    <>
      A renovação pode ser cancelada no site de pagamento, a qualquer momento. Se não conseguir, ou para
      desistir em até 7 dias da contratação e receber tudo de volta,{' '}
      <Link href={paths.contact}>escreva para nós</Link> com o email da assinatura. Veja os{' '}
      <Link href={`${paths.terms}#assinatura`}>termos da assinatura</Link>.
    </>
  );
}

/** That deleting the account does not cancel the plan; null where it is unknown whether there is one. */
export const chargeSentence = (charged: true | null): string =>
  charged
    ? 'Excluir a conta não cancela a cobrança do plano'
    : 'Se você tem um plano, excluir a conta não cancela a cobrança';
