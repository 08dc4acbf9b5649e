import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { Banner } from './banner.tsx';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: {
    title: 'Sem conexão com a internet.',
    children: 'O que você vê foi guardado em 10/03/2026 09:00 e pode ter mudado.',
    tone: 'caution',
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Say in the first words what happened.', 'Show one at a time, right below the header.'],
      dont: [
        'Tell what concerns a part of the page: that is a `Notice` there.',
        'Tell what somebody has just done: that is a toast.',
        'Advertise: that is a `PromotionBanner`.',
      ],
      keyboard: [['Enter, Space', 'On the button: puts it away.']],
      accessibility: [
        'A region named by its own words, its kind first.',
        'Where it appears later, put it into a `LiveRegion`.',
      ],
    },
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A region named by what it says. */
export const Default: Story = {
  tags: ['PART-08'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /^Atenção: Sem conexão com a internet/ })).toBeVisible();
  },
};

export const Neutral: Story = {
  args: { tone: 'neutral', title: undefined, children: 'A lista de hoje chega às 18h.' },
};
export const Informative: Story = {
  args: { tone: 'info', title: 'Exemplos.', children: 'Estes leilões são inventados.' },
};
export const Positive: Story = {
  args: { tone: 'positive', title: 'A lista está no ar.', children: '128 imóveis novos.' },
};
export const Critical: Story = {
  args: {
    tone: 'critical',
    title: 'O site está em manutenção.',
    children: 'Favoritos e alertas voltam às 14h.',
    action: <Link href="#estado">Ver o estado</Link>,
  },
};

export const Dismissible: Story = {
  name: 'Its button puts it away, once',
  tags: ['PART-08'],
  args: { onDismiss: fn(), onOpenChange: fn(), action: <Button size="small">Tentar novamente</Button> },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dispensar aviso' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

export const KeptByItsOwner: Story = {
  name: 'What its owner keeps open stays',
  args: { open: true, onDismiss: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dispensar aviso' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('region')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    onDismiss: fn(),
    action: <Button size="small">Tentar novamente</Button>,
    children:
      'O que você vê foi guardado em 10/03/2026 09:00 e pode ter mudado: preços, datas e o que já foi arrematado só são certos na página oficial do leiloeiro, que você abre quando a conexão voltar.',
  },
};
