import { mockOperation } from '@martelo/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { press, pressing } from '../../testing/failed-requests.ts';
import { Screen, screenParameters } from '../../testing/screen.tsx';

const meta = {
  title: 'Screens/Failed requests/Saved items',
  component: Screen,
  tags: ['!autodocs'],
  args: { at: '/minha-conta', as: 'customer' },
  // Axe and pictures run in these screens' own stories.
  parameters: { ...screenParameters, chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Heart: Story = {
  name: 'A heart on a list can be pressed after any failure',
  tags: ['FAV-02', 'AUTH-08', 'SHELL-15'],
  args: { at: '/leiloes' },
  parameters: { api: [mockOperation('listFavoriteKeys', 200, { data: [] })] },
  play: pressing({
    call: 'saveFavorite',
    button: /^Favorito: /,
    says: /^Não foi possível atualizar o favorito$/,
    done: /^Adicionado aos favoritos$/,
  }),
};

export const Favorites: Story = {
  name: 'A favourite can be removed after any failure',
  tags: ['FAV-06', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/favoritos' },
  play: pressing({
    call: 'removeFavorite',
    button: /^Favorito: /,
    confirm: 'Remover',
    says: /^Erro ao remover leilão dos favoritos$/,
    done: /^Removido dos favoritos$/,
  }),
};

export const PutBack: Story = {
  name: 'A removed favourite can be put back after any failure',
  tags: ['FAV-06', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/favoritos' },
  play: pressing({
    call: 'saveFavorite',
    button: 'Desfazer',
    async open() {
      if (screen.queryByRole('button', { name: 'Desfazer' })) return;
      await press(/^Favorito: /);
      await press('Remover');
      await screen.findByRole('button', { name: 'Desfazer' });
    },
    says: /^Erro ao atualizar favoritos$/,
    done: /^Adicionado aos favoritos$/,
  }),
};

export const PausedAlert: Story = {
  name: 'An alert can be paused after any failure',
  tags: ['ALERT-08', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/alertas' },
  play: pressing({ call: 'pauseAlert', button: /^Pausar/, done: /^Alerta pausado$/ }),
};

export const DeletedAlert: Story = {
  name: 'An alert can be deleted after any failure',
  tags: ['ALERT-08', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/alertas' },
  play: pressing({
    call: 'deleteAlert',
    button: /^Excluir alerta:/,
    confirm: 'Excluir alerta',
    done: /^Alerta removido$/,
  }),
};

export const AlertForm: Story = {
  name: 'The form of an alert can be sent after any failure',
  tags: ['ALERT-08', 'AUTH-08', 'SHELL-15'],
  args: {
    at: '/minha-conta/alertas?criar=1&tipo-de-imovel=apartamentos&city_id=5208707&price_min=100000&price_max=350000',
  },
  play: pressing({
    call: 'createAlert',
    button: 'Salvar Alerta',
    typed: { 'Valor Mínimo': 'R$\u00a0120.000,00' },
    done: /^Alerta criado$/,
  }),
};

export const ChangedAlert: Story = {
  name: 'An alert can be changed after any failure',
  tags: ['ALERT-08', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/alertas?editar=118' },
  play: pressing({
    call: 'updateAlert',
    button: 'Salvar Alerta',
    typed: { 'Valor Máximo': 'R$\u00a0980.000,00' },
    done: /^Alerta atualizado$/,
  }),
};

export const Delivery: Story = {
  name: 'When alerts are mailed can be chosen after any failure',
  tags: ['ALERT-09', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/alertas' },
  play: pressing({
    call: 'saveNotificationSettings',
    role: 'radio',
    button: 'Semanal',
    done: /^Preferência de email salva$/,
  }),
};

export const Opportunities: Story = {
  name: 'An opportunity can be removed after any failure',
  tags: ['OPP-05', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/oportunidades' },
  play: pressing({
    call: 'dismissOpportunity',
    button: /^Remover oportunidade/,
    done: /^Oportunidade removida/,
  }),
};

export const Expired: Story = {
  name: 'One that is over can be taken out after any failure',
  tags: ['OPP-05', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/oportunidades-expiradas' },
  play: pressing({
    call: 'deleteExpiredOpportunity',
    button: /^Remover oportunidade/,
    confirm: 'Remover oportunidade',
    done: () => waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull()),
  }),
};

export const OpportunityHeart: Story = {
  name: 'An opportunity’s heart can be pressed after any failure',
  tags: ['OPP-03', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/oportunidades' },
  parameters: { api: [mockOperation('listFavoriteKeys', 200, { data: [] })] },
  play: pressing({
    call: 'saveFavorite',
    button: /^Favorito: /,
    says: /^Não foi possível atualizar o favorito$/,
    done: /^Adicionado aos favoritos$/,
  }),
};

const workbook = 'Planilha de custos da arrematação';
const download = new RegExp(`^(Baixar|Tentar novamente): ${workbook}`);
const ready = () => screen.findByRole('button', { name: `Baixar: ${workbook}` });

export const BonusFile: Story = {
  name: 'A file can be fetched after any failure',
  tags: ['BONUS-02', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/bonus' },
  play: pressing({ call: 'getBonusFile', button: download, done: ready }),
};

export const BonusMark: Story = {
  name: 'That a file was fetched can be marked after any failure',
  tags: ['BONUS-03', 'AUTH-08', 'SHELL-15'],
  args: { at: '/minha-conta/bonus' },
  play: pressing({ call: 'redeemBonus', button: download, done: ready }),
};
