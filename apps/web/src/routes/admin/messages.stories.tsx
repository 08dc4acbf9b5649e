import { exampleOf, mockOperation } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { answerNow } from '../../testing/network.ts';
import { pictured, Screen, screenParameters } from '../../testing/screen.tsx';

const meta = {
  title: 'Screens/Contact messages',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/admin/mensagens', as: 'admin' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A message keeps the lines that its writer gave it',
  tags: ['API-08'],
  parameters: {
    ...pictured,
    api: [
      mockOperation('listContactMessages', 200, {
        ...exampleOf('listContactMessages', 200),
        data: [
          {
            ...exampleOf('listContactMessages', 200).data[0]!,
            message: 'Bom dia.\n\nO código de verificação não chega.\n\nObrigada,\nJoana',
          },
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    const text = await canvas.findByText(/^Bom dia/);
    const line = Number.parseFloat(getComputedStyle(text).lineHeight);
    await expect(Math.round(text.offsetHeight / line)).toBe(6);
  },
};

const message = exampleOf('listContactMessages', 200).data[0]!;
const messages = (...data: (typeof message)[]) =>
  mockOperation('listContactMessages', 200, {
    data,
    pagination: { ...exampleOf('listContactMessages', 200).pagination, total: data.length },
  });
const waiting = [
  {
    ...message,
    id: 317,
    protocol: 'MRT-20260309-0317',
    name: 'Otávio Brandão',
    reply_by: '2026-03-09T12:00:00Z',
  },
  message,
];

export const EndlessWords: Story = {
  name: 'What a writer wrote without a space is no wider than the page',
  tags: ['API-08'],
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [
      messages({
        ...message,
        name: 'palavrasemespaco'.repeat(7),
        email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.example`,
        message: 'palavrasemespaco'.repeat(60),
      }),
    ],
  },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const AnsweredMessages: Story = {
  name: 'A message that was answered leaves those that wait, and the focus goes to the next one',
  tags: ['INFO-08', 'SHELL-14'],
  args: { at: '/admin/mensagens?situacao=open' },
  parameters: { api: [messages(...waiting), mockOperation('answerContactMessage', 200)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Prazo vencido')).toBeVisible();
    await expect(canvas.getByLabelText('Situação')).toHaveTextContent('Esperam resposta');
    answerNow(messages(message));
    await userEvent.click(canvas.getByRole('button', { name: 'Marcar como respondida: MRT-20260309-0317' }));
    await expect(await screen.findByText('Mensagem marcada como respondida.')).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText('Prazo vencido')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('article', { name: /Marina/ })).toHaveFocus());
  },
};

export const Answered: Story = {
  name: 'What was answered says when and by whom, and can wait again',
  tags: ['INFO-08'],
  parameters: {
    api: [
      messages({ ...message, answered_at: '2026-03-11T13:10:00Z', answered_by: 'Rafael Nunes' }),
      mockOperation('reopenContactMessage', 200),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/respondida em 11\/03\/2026.* por Rafael Nunes/)).toBeVisible();
    answerNow(messages(message));
    await userEvent.click(canvas.getByRole('button', { name: /^Ainda sem resposta: / }));
    await expect(await canvas.findByRole('button', { name: /^Marcar como respondida: / })).toBeVisible();
  },
};
