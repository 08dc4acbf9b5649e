import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Text } from '../text/text.tsx';
import { LiveSocialProof, SocialProof, useSampleSocialProof } from './social-proof.tsx';

const meta = {
  title: 'Marketing/SocialProof',
  component: SocialProof,
  subcomponents: { LiveSocialProof },
  args: { text: '412 pessoas estão vendo leilões agora', sample: true, onDismiss: fn(), onHold: fn() },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 300 }}>
        <Text>Apartamento de dois quartos na Moóca.</Text>
        <Story />
      </div>
    ),
  ],
  parameters: {
    picture: 'page',
    guide: {
      do: [
        'With demonstration data: spread `useSampleSocialProof`, which brings the mark.',
        'With true data: `LiveSocialProof` with the server’s count of the last hour.',
        'Keep a dismissal for good.',
      ],
      dont: ['Show made-up figures without the mark.', 'Play it where somebody fills in a form.'],
      keyboard: [
        ['Tab', 'Reaches its button; the time stands still meanwhile.'],
        ['Enter, Space', 'Dismisses it for good.'],
      ],
      accessibility: [
        'A polite status reads each once; a count that changes is not read again.',
        'It never lies over a control: it waits unseen until there is room.',
      ],
    },
  },
} satisfies Meta<typeof SocialProof>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A made-up count is marked as an example, also when read. */
export const Default: Story = {
  tags: ['HONEST-01', 'HONEST-02'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Exemplo')).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Exemplo: 412 pessoas estão vendo leilões agora',
    );
  },
};

export const Live: Story = {
  name: 'Live shows the true count of the last hour',
  tags: ['HONEST-01'],
  render: ({ onDismiss }) => <LiveSocialProof visitors={1284} onDismiss={onDismiss} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '1.284 pessoas consultaram leilões na última hora',
    );
    await expect(canvas.queryByText('Exemplo')).not.toBeInTheDocument();
  },
};

export const LiveWithoutCount: Story = {
  name: 'Live shows nothing without a count',
  tags: ['HONEST-01'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ onDismiss }) => (
    <>
      <LiveSocialProof visitors={null} onDismiss={onDismiss} />
      <LiveSocialProof visitors={0} onDismiss={onDismiss} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    for (const status of canvas.getAllByRole('status')) await expect(status).toBeEmptyDOMElement();
  },
};

export const Dismiss: Story = {
  name: 'One press dismisses it for good; pointer and focus hold it',
  tags: ['HOME-08'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: 'Não mostrar mais' });
    await userEvent.hover(button);
    await expect(args.onHold).toHaveBeenCalledWith('pointer', true);
    await userEvent.unhover(button);
    await expect(args.onHold).toHaveBeenCalledWith('pointer', false);
    await userEvent.tab();
    await expect(args.onHold).toHaveBeenLastCalledWith('focus', true);
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const NeverOverAControl: Story = {
  name: 'Waits unseen where it would lie over a control',
  tags: ['HOME-08'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <Button style={{ position: 'fixed', insetBlockEnd: 24, insetInlineStart: 24 }}>Buscar leilões</Button>
      <SocialProof {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/412/, { selector: 'p > span' });
    await expect(text).not.toBeVisible();
    const control = canvas.getByRole('button', { name: 'Buscar leilões' });
    control.style.insetBlockEnd = '240px';
    await fireEvent.scroll(window);
    await waitFor(() => expect(text).toBeVisible());
  },
};

const runs: (() => void)[] = [];

/** The clock of the story: each wait ends when it says so. */
const after = (_wait: number, run: () => void) => {
  runs.push(run);
  return () => void runs.splice(runs.indexOf(run), 1);
};

const sequence = () => {
  const values = [0.1, 0.5, 0, 0, 0.9, 0];
  return () => values.shift() ?? 0;
};

export const Played: Story = {
  name: 'A count that changes, then a message; the count is read once',
  tags: ['HOME-08'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => void runs.splice(0),
  render: function Playing(args) {
    const [random] = useState(sequence);
    const shown = useSampleSocialProof({
      messages: ['Ana, de Recife, salvou um alerta.'],
      playing: true,
      random,
      after,
    });
    return <SocialProof {...shown} onDismiss={args.onDismiss} />;
  },
  play: async ({ canvas }) => {
    const pass = () => runs.shift()?.();
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    pass();
    await canvas.findByText('502 pessoas estão vendo leilões agora', { selector: 'p > span' });
    pass();
    await canvas.findByText('495 pessoas estão vendo leilões agora', { selector: 'p > span' });
    await expect(status).toHaveTextContent('Exemplo: 502 pessoas');
    pass();
    await waitFor(() => expect(status).toBeEmptyDOMElement());
    pass();
    await canvas.findByText('Ana, de Recife, salvou um alerta.', { selector: 'p > span' });
  },
};

export const LongText: Story = {
  args: {
    text: 'Alguém de São José do Vale do Rio Preto criou um alerta para casas de até R$ 300.000,00 com desconto.',
  },
};
