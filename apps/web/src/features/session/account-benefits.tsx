import { Heading } from '@martelo/ui/heading';
import { Bell, FileCheck, FileUp, Heart, type LucideIcon, Percent, TriangleAlert } from 'lucide-react';

import type { UserType } from '../../lib/session.ts';
import * as styles from './account-benefits.css.ts';

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
  const told = benefits[profile];
  if (!told) return null;
  return (
    <aside className={styles.panel}>
      <Heading level={2}>{told.title}</Heading>
      <ul className={styles.list}>
        {told.list.map(({ icon: Icon, title, text }) => (
          <li key={title} className={styles.item}>
            <span className={styles.disc}>
              <Icon className={styles.icon} aria-hidden />
            </span>
            <div className={styles.words}>
              <p className={styles.title}>{title}</p>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
