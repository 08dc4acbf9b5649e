import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { PromotionBanner } from './promotion-banner.tsx';

const lastDay = (date: string) => `${date} é o último dia do desconto no plano anual.`;
const now = new Date('2026-03-10T22:30:00-03:00');
const link = { label: 'Ver planos', href: '#planos' };

const meta = {
  title: 'Marketing/PromotionBanner',
  component: PromotionBanner,
  args: { text: lastDay, until: new Date('2026-03-31T23:59:00-03:00'), link, now },
  parameters: {
    guide: {
      do: [
        'Pass the true end as `until`; past it the banner goes by itself.',
        'Mark made-up offers as `sample`.',
      ],
      dont: ['Say that something ends which does not.', 'Show it to who has the plan.'],
      keyboard: [['Enter, Space', 'On the button: puts it away.']],
      accessibility: ['A complementary region named ‘Promoção’; the mark ‘Exemplo’ is read before the text.'],
    },
  },
} satisfies Meta<typeof PromotionBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the true, configured end. */
export const Default: Story = {
  tags: ['HONEST-01'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^31\/03\/26 é o último dia/)).toBeVisible();
    await expect(canvas.queryByText('Exemplo')).not.toBeInTheDocument();
  },
};

export const Sample: Story = {
  name: 'Today as dd/mm/yy in São Paulo, marked as an example',
  tags: ['SHELL-08', 'HONEST-01'],
  args: { until: undefined, sample: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Exemplo')).toBeVisible();
    await expect(canvas.getByText(/^10\/03\/26 é o último dia/)).toBeVisible();
  },
};

export const Over: Story = {
  name: 'Nothing once the end is past',
  tags: ['HONEST-01'],
  args: { until: new Date('2026-03-10T22:00:00-03:00') },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => expect(canvas.queryByRole('complementary')).not.toBeInTheDocument(),
};

export const NoEnd: Story = {
  name: 'Nothing where there is no end and no sample',
  tags: ['HONEST-01'],
  args: { until: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => expect(canvas.queryByRole('complementary')).not.toBeInTheDocument(),
};

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dispensar aviso' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    sample: true,
    onDismiss: fn(),
    text: (date) =>
      `Até ${date} quem assina o plano anual paga dez mensalidades e recebe alertas de todas as cidades, planilhas de cálculo e o guia completo da arrematação.`,
  },
};

export const ByKeyboard: Story = {
  args: { onDismiss: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const dismiss = canvas.getByRole('button', { name: 'Dispensar aviso' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ver planos' })).toHaveFocus();
    await userEvent.tab();
    await expect(dismiss).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
  },
};
