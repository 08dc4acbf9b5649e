import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, FileText, Gavel, Search } from 'lucide-react';
import { expect } from 'storybook/test';

import { Stepper } from './stepper.tsx';

const steps = [
  { title: 'Dados do imóvel', description: 'Tipo, endereço e medidas' },
  { title: 'Valores e datas', description: 'Avaliação e praças' },
  { title: 'Fotos e edital' },
  { title: 'Revisão' },
];

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: { items: steps, current: 1 },
  parameters: {
    guide: {
      do: [
        'Use two to five steps, each named by a thing, not a verb.',
        'Leave `current` out to say how something works.',
      ],
      dont: ['Jump over a step by pressing it: the form has its own buttons.'],
      accessibility: [
        'An ordered list; each step says its number and whether it is done, current or to come.',
        'Done is a check, current a filled mark, to come an outline: never the colour alone.',
      ],
    },
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { forcedColors: true },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('1. Dados do imóvel (concluída)');
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(third).toHaveTextContent('3. Fotos e edital (a seguir)');
  },
};

export const First: Story = { args: { current: 0 } };

export const AllDone: Story = {
  args: { current: 4 },
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelector('[aria-current]')).not.toBeInTheDocument(),
};

export const HowItWorks: Story = {
  args: {
    current: undefined,
    items: [
      { title: 'Procure', description: 'Filtre por cidade, preço e situação do imóvel.', icon: Search },
      { title: 'Leia o edital', description: 'Veja quem paga as dívidas e se há ocupação.', icon: FileText },
      { title: 'Crie um alerta', description: 'Avisamos quando aparecer um imóvel assim.', icon: Bell },
      {
        title: 'Dê o lance',
        description: 'No site do leiloeiro oficial, onde o leilão acontece.',
        icon: Gavel,
      },
    ],
  },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/^1\. ProcureFiltre/),
};

export const Vertical: Story = { args: { direction: 'vertical' } };

export const LongText: Story = {
  args: {
    current: 1,
    items: [
      { title: 'Identificação do leiloeiro responsável', description: 'Matrícula na junta comercial' },
      {
        title: 'Consolidação extrajudicial da propriedade fiduciária',
        description:
          'O cartório de registro de imóveis averba a consolidação depois de quinze dias sem pagamento.',
      },
      { title: 'Arrematação' },
    ],
  },
};

export const HighContrast: Story = { globals: { contrast: 'more' } };
