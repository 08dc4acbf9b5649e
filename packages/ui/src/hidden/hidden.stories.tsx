import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../card/card.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Hidden } from './hidden.tsx';

const meta = {
  title: 'Layout/Hidden',
  component: Hidden,
  args: { children: <Card>Estatísticas da lista</Card> },
  // Beside it what is always there: else a story whose condition holds is an empty frame.
  decorators: [
    (Story) => (
      <Stack gap="small">
        <Text>12 imóveis em Goiânia</Text>
        <Story />
      </Stack>
    ),
  ],
  parameters: {
    guide: {
      do: ['Use it where a part has no place: figures on a phone, buttons on paper.'],
      dont: ['Hide from phones what people came for.'],
      accessibility: ['Hidden from everybody, readers too, as long as the condition holds.'],
    },
  },
} satisfies Meta<typeof Hidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { below: 'tablet' } };
export const FromDesktop: Story = { args: { above: 'desktop' } };
export const OnPaper: Story = { args: { onPaper: true } };
