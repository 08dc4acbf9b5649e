import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Stack } from '../stack/stack.tsx';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Enviando fotos', value: 3, max: 12, text: 'count' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: ['Say what is under way, and in the hint what happened when it stops.'],
      dont: [
        'Let it move without something behind it moving.',
        'Use it for less than a second: that is a `Spinner`.',
      ],
      accessibility: [
        'The native `progress`, named by its label; its text is its value.',
        'Complete and failed are words with an icon, read aloud when they appear.',
        'In forced colours it has a border and the system’s highlight.',
      ],
    },
  },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Enviando fotos' });
    await expect(bar).toHaveAttribute('value', '3');
    await expect(bar).toHaveAttribute('aria-valuetext', '3 de 12');
  },
};

export const Percent: Story = { args: { value: 995, max: 1000, text: 'percent' } };
export const Zero: Story = { args: { value: 0 } };
export const Unknown: Story = {
  args: { label: 'Lendo a lista da Caixa', value: null },
  // It never stands still.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value');
    await expect(canvas.queryByText(/%|de/)).not.toBeInTheDocument();
  },
};
export const Complete: Story = {
  args: { value: 12, hint: '12 fotos no anúncio.' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Concluído'),
};
export const Failed: Story = {
  args: { value: 7, failed: true, hint: 'A rede caiu. As 7 primeiras fotos foram enviadas.' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Interrompido'),
};
export const OutOfRange: Story = {
  args: { value: 40 },
  play: async ({ canvas }) => expect(canvas.getByText('12 de 12')).toBeVisible(),
};
export const States: Story = {
  parameters: { forcedColors: true },
  render: () => (
    <Stack gap="medium">
      <ProgressBar label="Ainda não começou" value={0} />
      <ProgressBar label="A meio" value={40} />
      <ProgressBar label="Completo" value={100} />
      <ProgressBar label="Parou" value={70} failed />
      <ProgressBar label="Ninguém sabe" value={null} />
    </Stack>
  ),
};

export const HiddenLabel: Story = { args: { hideLabel: true } };
export const LongText: Story = {
  args: {
    label: 'Conferindo os endereços dos imóveis de São José do Vale do Rio Preto e arredores',
    value: 1_284_000,
    max: 3_254_700,
    hint: 'Pode levar alguns minutos; você pode sair desta página, e avisamos por email quando terminar.',
  },
};
