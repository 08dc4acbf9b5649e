import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Divider } from './divider.tsx';

const meta = {
  title: 'Layout/Divider',
  component: Divider,
  parameters: {
    guide: {
      do: ['Try white space first.', 'Put a word in it between two ways to the same end.'],
      dont: ['Draw boxes from it.', 'Put a title in it: that is a `Heading`.'],
      accessibility: ['A `separator`; with a word it is that word, since a separator would hide it.'],
    },
  },
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Stack>
      <Text>Avaliado em R$ 321.000,00</Text>
      <Divider {...args} />
      <Text>Lance mínimo de R$ 186.400,00</Text>
    </Stack>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('separator')).toBeInTheDocument(),
};

export const Vertical: Story = {
  render: () => (
    <Stack direction="row" gap="small">
      <Text as="span">2 quartos</Text>
      <Divider orientation="vertical" />
      <Text as="span">64 m²</Text>
      <Divider orientation="vertical" />
      <Text as="span">1 vaga</Text>
    </Stack>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('separator')[0]).toHaveAttribute('aria-orientation', 'vertical'),
};

export const WithAWord: Story = {
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <Stack>
        <Button tone="accent" wide>
          Entrar
        </Button>
        <Divider>ou</Divider>
        <Button wide>Criar conta gratuita</Button>
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getByText('ou')).toBeVisible(),
};

export const LongWord: Story = {
  args: { children: 'ou entre com o endereço de email que você usou para assinar o plano anual' },
};

export const HighContrast: Story = { ...WithAWord, globals: { contrast: 'more' } };
