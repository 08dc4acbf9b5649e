import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { linesOf, withLargeLetters } from '../testing/large-letters.ts';
import { Button } from '../button/button.tsx';
import { Text } from '../text/text.tsx';
import { ResultPanel } from './result-panel.tsx';

const meta = {
  title: 'Feedback/ResultPanel',
  component: ResultPanel,
  args: {
    label: 'Resultado',
    figures: [
      { name: 'Total até as chaves', value: 'R$ 191.992,00', hint: 'R$ 5.592,00 além do lance' },
      { name: 'Lance máximo para 20 %', value: 'R$ 201.300,00', hint: 'R$ 14.900,00 acima do seu lance' },
      { name: 'Lucro estimado', value: null, hint: 'Informe o preço de revenda.' },
    ],
    status: 'Total até as chaves: R$ 191.992,00.',
    actions: <Button variant="quiet">Imprimir</Button>,
    children: <Text color="muted">Esta conta informa; não é proposta.</Text>,
  },
  parameters: {
    guide: {
      do: ['Put the answer first; two more figures at most.'],
      dont: ['Put fields in it: those stand beside it.'],
      accessibility: ['A region with a name; `status` is read when the typing rests.'],
    },
  },
} satisfies Meta<typeof ResultPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Resultado' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Total até as chaves: R$ 191.992,00.');
  },
};

export const LargeLetters: Story = {
  name: 'With letters twice as large no amount is broken',
  tags: ['SHELL-12'],
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div style={{ width: 256 }}>{Story()}</div>],
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      for (const amount of ['R$ 191.992,00', 'R$ 201.300,00'])
        await expect([amount, linesOf(canvas.getByText(amount))]).toEqual([amount, 1]);
    }),
};
