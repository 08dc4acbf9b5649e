import { AuthAside } from '@martelo/ui/auth-layout';
import { Heading } from '@martelo/ui/heading';
import { IconList } from '@martelo/ui/icon-list';
import { Bell, FileCheck, FileUp, Heart, type LucideIcon, Percent, TriangleAlert } from 'lucide-react';

import type { UserType } from '../../lib/session-storage.ts';

interface Benefit {
  icon: LucideIcon;
  title: string;
  text: string;
}

const benefits: Readonly<Record<UserType, { title: string; list: readonly Benefit[] } | null>> = {
  customer: {
    title: 'Com uma conta, a busca trabalha por você',
    list: [
      {
        icon: Heart,
        title: 'Favoritos em qualquer aparelho',
        text: 'Guarde os imóveis que interessam e reencontre todos no celular e no computador.',
      },
      {
        icon: Bell,
        title: 'Alertas do seu jeito',
        text: 'Diga cidade, tipo e valor. Quando surgir um leilão assim, você recebe um email.',
      },
      {
        icon: Percent,
        title: 'Oportunidades reunidas',
        text: 'O que combina com os seus alertas, com a avaliação e o desconto lado a lado.',
      },
    ],
  },
  auctioneer: {
    title: 'Suas listas, conferidas linha a linha',
    list: [
      {
        icon: FileUp,
        title: 'Envie a lista como ela é',
        text: 'Um arquivo com os seus lotes. Nada muda no site antes de ser lido por inteiro.',
      },
      {
        icon: FileCheck,
        title: 'Veja o que entrou',
        text: 'Cada linha tem a sua resposta: incluída, alterada, igual ou recusada, com o motivo.',
      },
      {
        icon: TriangleAlert,
        title: 'Sem surpresas',
        text: 'Uma lista que encolhe demais espera pela conferência em vez de apagar os seus lotes.',
      },
    ],
  },
  admin: null,
};

/** What an account is good for, beside the forms that lead to one. */
export function AccountBenefits({ profile }: { profile: UserType }) {
  const ofProfile = benefits[profile];
  if (!ofProfile) return null;
  return (
    <AuthAside>
      <Heading headingLevel={2}>{ofProfile.title}</Heading>
      <IconList items={ofProfile.list} />
    </AuthAside>
  );
}
