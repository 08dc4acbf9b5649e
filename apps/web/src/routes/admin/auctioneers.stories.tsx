import { exampleOf, mockOperation } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { answerNow } from '../../testing/network.ts';
import { pictured, Screen, screenParameters } from '../../testing/screen.tsx';

const meta = {
  title: 'Screens/Auctioneers',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/admin/leiloeiros', as: 'admin' },
  parameters: screenParameters,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const listed = exampleOf('listAuctioneers', 200);
const [account] = listed.data;
const info = exampleOf('getAuctioneerInfo', 200);
const { data: feed } = exampleOf('getFeed', 200);

/** Auctioneers, and the decision on each. */
export const Default: Story = {
  tags: ['SAFE-21'],
  parameters: {
    ...pictured,
    api: [
      mockOperation('listAuctioneers', 200, {
        ...listed,
        data: [
          account!,
          {
            ...account!,
            id: 32,
            company_name: 'Cajueiro Leilões',
            name: 'Rui Cajueiro',
            email: 'rui@cajueiro.example',
            verified_email: false,
            website: null,
            domains: [],
            source: null,
            waiting: 0,
          },
          {
            ...account!,
            id: 33,
            company_name: 'Serra Azul Leilões',
            approval: 'approved',
            auctions: 128,
            waiting: 0,
          },
          {
            ...account!,
            id: 34,
            company_name: 'Maré Leilões',
            approval: 'suspended',
            approval_reason: 'Queixas de compradores sobre o edital.',
            waiting: 0,
          },
        ],
        pagination: { ...listed.pagination, total: 4, to: 4 },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aprovar: Paineira Leilões' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Aprovar Paineira Leilões?' }));
    await expect(question.getByText(/paineira\.example/)).toBeVisible();
    await expect(question.queryByText(/ainda não está confirmado/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Aprovar: Cajueiro Leilões' }));
    const unconfirmed = within(await screen.findByRole('alertdialog', { name: 'Aprovar Cajueiro Leilões?' }));
    await expect(unconfirmed.getByText(/O email dele ainda não está confirmado/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const DecidedMeanwhile: Story = {
  name: 'What another admin decided meanwhile is reported, and the page no longer offers it',
  tags: ['API-08'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const approve = { name: `Aprovar: ${account!.company_name}` };
    await userEvent.click(await canvas.findByRole('button', approve));
    const question = within(await screen.findByRole('alertdialog'));
    answerNow(
      mockOperation('approveAuctioneer', 409),
      mockOperation('listAuctioneers', 200, { ...listed, data: [{ ...account!, approval: 'approved' }] }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Aprovar' }));
    const message = 'Este leiloeiro já está aprovado.';
    await waitFor(() => expect(screen.getByText(message).closest('li')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByRole('button', approve)).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: `Suspender: ${account!.company_name}` })).toBeVisible();
  },
};

export const GoneMeanwhile: Story = {
  name: 'So is what is no longer there; another failure stays in its question',
  tags: ['API-08'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const ask = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: `Recusar: ${account!.company_name}` }));
      const question = within(await screen.findByRole('dialog'));
      const reason = question.getByLabelText('Motivo');
      await userEvent.clear(reason);
      await userEvent.type(reason, 'CNPJ de outra empresa');
      return question;
    };
    const first = await ask();
    answerNow(mockOperation('refuseAuctioneer', 500));
    await userEvent.click(first.getByRole('button', { name: 'Recusar o cadastro' }));
    await waitFor(() => expect(first.getByRole('alert')).not.toBeEmptyDOMElement());
    await userEvent.click(first.getByRole('button', { name: 'Cancelar' }));
    const second = await ask();
    answerNow(
      mockOperation('refuseAuctioneer', 404),
      mockOperation('listAuctioneers', 200, { ...listed, data: [] }),
    );
    await userEvent.click(second.getByRole('button', { name: 'Recusar o cadastro' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByText(account!.company_name)).not.toBeInTheDocument());
  },
};

export const WrongDomains: Story = {
  name: 'Of several domains those that are wrong are named, under the field, which has the focus',
  tags: ['SAFE-24'],
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [
      mockOperation('setAuctioneerDomains', 422, {
        message: 'Os dados enviados são inválidos.',
        errors: {
          'domains.1': ['deve ser um domínio registrado, como leiloes.com.br'],
          'domains.2': ['deve ser um domínio registrado, como leiloes.com.br'],
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Domínios: / }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: 'Domínios' });
    await userEvent.clear(field);
    await userEvent.type(field, 'paineira.example{Enter}leiloes{Enter}com.br');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(
      /“leiloes”, “com\.br”: deve ser um domínio registrado, como leiloes\.com\.br\./,
    );
  },
};

const each = ['Paineira Leilões', 'Cajueiro Leilões', 'Serra Azul Leilões'].map((name, at) => ({
  ...account!,
  id: 41 + at,
  company_name: name,
}));
const pending = (data: typeof each) =>
  mockOperation('listAuctioneers', 200, {
    data,
    pagination: {
      ...listed.pagination,
      total: data.length,
      from: data.length > 0 ? 1 : null,
      to: data.length || null,
    },
  });

async function approve(name: string, left: typeof each): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Aprovar: ${name}` }));
  const question = within(await screen.findByRole('alertdialog', { name: `Aprovar ${name}?` }));
  answerNow(mockOperation('approveAuctioneer', 200), pending(left));
  await userEvent.click(question.getByRole('button', { name: 'Aprovar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
}

export const Decided: Story = {
  name: 'After a decision the focus is on the same card, on the next one, or on the heading',
  tags: ['SHELL-14', 'SAFE-21'],
  args: { at: '/admin/leiloeiros?situacao=pending' },
  parameters: { api: [pending(each)] },
  play: async ({ canvas }) => {
    const [first, second, third] = each;
    const card = (name: string) => canvas.findByRole('article', { name });
    await approve('Paineira Leilões', [{ ...first!, approval: 'approved' }, second!, third!]);
    await waitFor(async () => expect(await card('Paineira Leilões')).toHaveFocus());
    await approve('Cajueiro Leilões', [first!, third!]);
    await waitFor(async () => expect(await card('Serra Azul Leilões')).toHaveFocus());
    await approve('Serra Azul Leilões', [first!]);
    await waitFor(async () => expect(await card('Paineira Leilões')).toHaveFocus());
    await approve('Paineira Leilões', []);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Leiloeiros' })).toHaveFocus());
  },
};

export const Domains: Story = {
  name: 'Where an auctioneer’s lots may lead is edited',
  tags: ['SAFE-24'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Domínios: Paineira Leilões' }));
    const question = within(await screen.findByRole('dialog', { name: 'Domínios de Paineira Leilões' }));
    const field = question.getByLabelText('Domínios');
    await expect(field).toHaveValue('paineira.example');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, 'com.br');
    answerNow(mockOperation('setAuctioneerDomains', 422));
    await userEvent.click(question.getByRole('button', { name: 'Salvar' }));
    await expect(await question.findByText(/deve ser um domínio registrado/)).toBeVisible();
    await expect(field).toHaveValue('com.br');
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
  },
};

export const Unconfirmed: Story = {
  name: 'An auctioneer reads what is missing, and has the confirmation sent again',
  tags: ['SAFE-20'],
  args: { at: '/leiloeiro', as: 'auctioneer' },
  parameters: {
    ...pictured,
    api: [mockOperation('getAuctioneerInfo', 200, { ...info, verified_email: false, approval: 'pending' })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('As suas listas ainda não aparecem no site')).toBeVisible();
    answerNow(mockOperation('sendAuctioneerEmailVerification', 429));
    await userEvent.click(canvas.getByRole('button', { name: 'Reenviar o email' }));
    await expect(await canvas.findByText(/Muitas requisições/)).toBeVisible();
    answerNow(mockOperation('sendAuctioneerEmailVerification', 200));
    await userEvent.click(canvas.getByRole('button', { name: 'Reenviar o email' }));
    await expect(await canvas.findByText('Enviamos um novo email de confirmação.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enviar lista' })).toBeVisible();
  },
};

export const Suspended: Story = {
  name: 'A suspended auctioneer reads why, and sends nothing',
  tags: ['SAFE-21'],
  args: { at: '/leiloeiro', as: 'auctioneer' },
  parameters: {
    api: [
      mockOperation('getAuctioneerInfo', 200, {
        ...info,
        approval: 'suspended',
        approval_reason: 'Queixas de compradores.',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Queixas de compradores.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Enviar lista' })).toBeNull();
  },
};

export const Waiting: Story = {
  name: 'A list that came before the approval says what comes next',
  tags: ['SAFE-20'],
  args: { at: `/leiloeiro/listas/${feed.id}`, as: 'auctioneer' },
  parameters: {
    api: [
      mockOperation('getFeed', 200, {
        data: {
          ...feed,
          status: 'held',
          waits_for: 'confirmation',
          reason: 'Chegou antes de o leiloeiro confirmar o email e ser aprovado.',
          finished_at: null,
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Confirmar o email' })).toHaveAttribute(
      'href',
      '/leiloeiro',
    );
    await expect(canvas.getAllByText('Aguarda a confirmação do email').length).toBeGreaterThan(0);
  },
};

export const Followed: Story = {
  name: 'A list that is being read is followed until it is at its end',
  tags: ['SAFE-25'],
  args: { at: `/leiloeiro/listas/${feed.id}`, as: 'auctioneer' },
  parameters: {
    api: [
      mockOperation('getFeed', 200, {
        data: { ...feed, status: 'queued', finished_at: null, rows: 0, new: 0 },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Na fila:/)).toBeVisible();
    answerNow(mockOperation('getFeed', 200, { data: { ...feed, status: 'running', finished_at: null } }));
    await expect(await canvas.findByText(/^Lendo a lista/, undefined, { timeout: 10_000 })).toBeVisible();
    answerNow(mockOperation('getFeed', 200, { data: feed }));
    await expect(await canvas.findByText('Aceita', undefined, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
