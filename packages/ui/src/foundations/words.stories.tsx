import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { allMessages } from '../messages/all.ts';
import { Table } from '../table/table.tsx';
import { Section } from './swatch.tsx';

import * as styles from './foundations.css.ts';

const rules = [
  ['Diga o verbo', 'Salvar alerta', 'OK'],
  ['Diga o que não se sabe', 'não informado', '–, N/A, R$ 0,00'],
  ['Um imóvel que saiu da lista', 'fora da lista desde 08/01/2026', 'vendido'],
  ['Marque o que é estimativa', 'ITBI (estimativa: 3 %)', 'ITBI R$ 5.592'],
  ['Diga de onde vem o número', 'lista de 08/01/2026', 'sempre atualizado'],
  ['Sem urgência inventada', 'encerra em 3d 4h', 'Última chance! Corra!'],
  ['Sem promessa', '42 % abaixo da avaliação', 'oportunidade imperdível'],
  ['Explique o jargão', 'praça, com a dica “cada data em que o imóvel vai a leilão”', 'hasta pública'],
  [
    'O que houve e o que fazer',
    'Não foi possível carregar os leilões. Por favor, tente novamente.',
    'Erro 500',
  ],
  ['Você, não o usuário', 'Você ainda não tem alertas', 'O usuário não possui alertas'],
] as const;

const money = [
  ['Dinheiro', 'R$ 1.234,56', 'com centavos só quando existem nas figuras grandes'],
  ['Data', '08/01/2026', 'sempre no horário de Brasília'],
  ['Data e hora', '08/01/2026 às 14:00', ''],
  ['Tempo restante', '3d 4h · 5h 20m · 12m', 'no cartão: 5h, depois 12min'],
  ['Desconto', '−42 %', 'com o sinal de menos, arredondado'],
  ['Lugar', 'Moóca, São Paulo – SP', 'traço com espaços antes da UF'],
] as const;

function sampleOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'function')
    return Object.values(value as object)
      .map(sampleOf)
      .join(' · ');
  const texts: Readonly<Record<string, unknown>> = {};
  const given = Array.from({ length: value.length }, (_empty, at) => texts[at] ?? at + 2);
  return String(value(...given));
}

function WordsPage() {
  const entries = Object.entries(allMessages).filter(([name]) => name !== 'count');
  return (
    <div className={styles.page}>
      <Section
        title="Voz"
        note="Português do Brasil, simples, na segunda pessoa. Um livro de registro honesto, não uma vitrine."
      >
        <Table
          label="Escreva assim"
          columns={[
            { id: 'rule', label: 'Regra' },
            { id: 'do', label: 'Assim' },
            { id: 'dont', label: 'Assim não' },
          ]}
          rows={rules.map(([rule, good, bad]) => ({ id: rule, cells: [rule, good, bad] }))}
        />
      </Section>
      <Section title="Formatos">
        <Table
          label="Números, datas e lugares"
          columns={[
            { id: 'what', label: 'O quê' },
            { id: 'how', label: 'Como' },
            { id: 'note', label: 'Observação' },
          ]}
          rows={money.map(([what, how, note]) => ({ id: what, cells: [what, how, note] }))}
        />
      </Section>
      <Section
        title="Dicionário"
        note="Todo texto que um componente traz consigo. MessagesProvider troca qualquer um deles; nas funções, um exemplo."
      >
        <Table
          label="Textos embutidos"
          columns={[
            { id: 'key', label: 'Nome' },
            { id: 'text', label: 'Texto' },
          ]}
          rows={entries.map(([name, value]) => ({ id: name, cells: [name, sampleOf(value)] }))}
        />
      </Section>
    </div>
  );
}

const meta = {
  title: 'Foundations/Voice and words',
  component: WordsPage,
  // The dictionary grows with every component: its picture would change with each.
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof WordsPage>;

export default meta;

export const Overview: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'retry' })).toBeInTheDocument();
    await expect(canvas.queryByText(/\[object|undefined/)).not.toBeInTheDocument();
  },
};
