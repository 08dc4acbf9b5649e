import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Grid } from '../grid/grid.tsx';
import { BonusCard, type BonusItem } from './bonus-card.tsx';

const one: BonusItem = {
  id: 3,
  title: 'Como ler um edital',
  description: 'Dívidas, ocupação, pagamento: o que procurar antes de dar um lance.',
  type: 'ebook',
  size: 2_400_000,
  duration: null,
  fileType: 'PDF',
  downloadable: true,
  watchable: false,
  downloaded: false,
};

const video: BonusItem = {
  ...one,
  id: 4,
  title: 'Visita ao imóvel ocupado',
  type: 'video',
  fileType: 'MP4',
  size: 48_000_000,
  duration: 725,
  downloadable: false,
  watchable: true,
};

const meta = {
  title: 'Marketing/BonusCard',
  component: BonusCard,
  args: { item: one, onDownload: fn(), onWatch: fn() },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxWidth: parameters['width'] ?? 384 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: [
        'Give the bytes where the answer says how many there are.',
        'Open the video in a dialog and give the focus back to its button.',
      ],
      dont: ['Mark it downloaded before the file is there.'],
      keyboard: [
        ['Tab', 'Moves the focus to the download, then to the video.'],
        ['Enter, Space', 'Presses the button.'],
      ],
      accessibility: [
        'An `article`; each button is named with its title: ‘Baixar: Como ler um edital’.',
        'While it downloads the button keeps the focus; a failure is read aloud.',
      ],
    },
  },
} satisfies Meta<typeof BonusCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What it is, and its download. */
export const Default: Story = {
  tags: ['BONUS-02'],
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('article', { name: one.title });
    for (const text of ['E-book', one.description, 'PDF', '2,4 MB', 'Baixar'])
      await expect(card).toHaveTextContent(text);
    await expect(canvas.queryByText('Baixado')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: `Baixar: ${one.title}` }));
    await expect(args.onDownload).toHaveBeenCalledWith(3);
    await expect(canvas.queryByRole('button', { name: /Assistir/ })).not.toBeInTheDocument();
  },
};

export const Downloading: Story = {
  name: 'Baixando... takes no press',
  tags: ['BONUS-02'],
  args: { download: { state: 'running' }, onDownload: fn() },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /^Baixando\.\.\./ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Baixando... Como ler um edital');
  },
};

export const Progress: Story = {
  name: 'How far it is, where the bytes are known',
  tags: ['BONUS-03'],
  args: { download: { state: 'running', loaded: 900_000, total: 2_400_000 } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: /^Baixando\.\.\. Como ler/ });
    await expect(bar).toHaveAttribute('value', '900000');
    await expect(canvas.getByText('900 kB de 2,4 MB')).toBeVisible();
  },
};

export const Downloaded: Story = {
  name: 'Baixado, and Baixar Novamente',
  tags: ['BONUS-02'],
  args: { item: { ...one, downloaded: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Baixado')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Baixar Novamente/ })).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'A download that failed can be tried again',
  tags: ['BONUS-03'],
  args: { download: { state: 'failed' }, onDownload: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível baixar o arquivo.');
    const retry = canvas.getByRole('button', { name: /^Tentar novamente/ });
    await expect(retry).toHaveAccessibleDescription('Não foi possível baixar o arquivo.');
    await userEvent.click(retry);
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const Watchable: Story = {
  name: 'A video is watched',
  tags: ['BONUS-02'],
  args: { item: video },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('MP4 · 48 MB · 12 min')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Assistir: ${video.title}` }));
    await expect(args.onWatch).toHaveBeenCalledWith(4);
  },
};

const all: readonly BonusItem[] = [
  one,
  {
    ...one,
    id: 5,
    type: 'planilha',
    fileType: 'XLSX',
    size: 48_640,
    title: 'Custos de uma arrematação',
    downloaded: true,
  },
  { ...video, id: 6, type: 'tutorial', downloadable: true, title: 'Do alerta ao lance, passo a passo' },
  video,
  { ...one, id: 7, type: 'podcast', title: 'Conversa com um leiloeiro', fileType: null, size: null },
  {
    ...one,
    id: 8,
    title: 'Perguntas e respostas sobre a desocupação de imóveis arrematados em leilões extrajudiciais',
    description:
      'Notificação, acordo, imissão na posse: quanto tempo leva, quanto custa e o que diz a lei em cada caso, com modelos de documentos.',
    watchable: true,
    downloaded: true,
  },
];

export const Several: Story = {
  name: 'Every type, long text',
  tags: ['BONUS-01', 'BONUS-02'],
  parameters: { width: 1200 },
  render: (args) => (
    <Grid>
      {all.map((item) => (
        <BonusCard key={item.id} {...args} item={item} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const label of ['E-book', 'Planilha', 'Tutorial', 'Vídeo', 'Conteúdo Extra'])
      await expect(canvas.getAllByText(label)[0]).toBeVisible();
  },
};

export const NothingToDo: Story = {
  args: { item: { ...one, downloadable: false } },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).not.toBeInTheDocument(),
};

export const Compact: Story = { ...Several, name: 'compact density', globals: { density: 'compact' } };
export const HighContrast: Story = { ...Progress, name: 'high contrast', globals: { contrast: 'more' } };
