import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ToggleGroup } from '../toggle-group/toggle-group.tsx';
import { SettingRow } from './setting-row.tsx';

const meta = {
  title: 'Layout/SettingRow',
  component: SettingRow,
  args: {
    title: 'Avisos por email',
    text: 'Um email por dia, às 8h, com tudo o que foi encontrado.',
    children: (
      <ToggleGroup
        label="Quando avisar"
        value="daily"
        options={[
          { value: 'daily', label: 'Diário' },
          { value: 'off', label: 'Desligado' },
        ]}
        onValueChange={fn()}
      />
    ),
  },
  parameters: {
    guide: {
      do: ['Say what the choice in force means, not what a setting is.'],
      dont: ['Use it in a form that is sent: that takes fields.'],
      accessibility: ['A region named by its title; the sentence is read when it changes.'],
    },
  },
} satisfies Meta<typeof SettingRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'Avisos por email' })).toBeVisible(),
};
