import type { Meta, StoryObj } from '@storybook/react-vite';

import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '../button/button.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Glossário', lead: 'As palavras dos editais, em português de todo dia.' },
  parameters: {
    guide: {
      do: ['One per page: it holds the heading of level 1.'],
      dont: ['Put more than one action beside the title.'],
      accessibility: ['A banner of the page’s content: breadcrumb or way back first, then the heading.'],
    },
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { above: <Breadcrumb items={[{ label: 'Início', href: '#' }, { label: 'Glossário' }]} /> },
};
export const Screen: Story = {
  args: {
    layout: 'screen',
    title: 'Alertas',
    lead: 'Avisamos quando uma lista traz o que você procura',
    back: { href: '#', label: 'Voltar' },
    action: (
      <ButtonLink href="#" tone="accent">
        Criar alerta
      </ButtonLink>
    ),
  },
};
export const Article: Story = {
  args: {
    layout: 'article',
    title: 'O que muda entre a primeira e a segunda praça, e o que o edital diz do preço vil',
    lead: 'Na segunda o juiz fixa o preço mínimo. Abaixo da metade da avaliação, quase nunca vale.',
    children: <small>10 de março de 2026 · 4 min de leitura</small>,
  },
};
