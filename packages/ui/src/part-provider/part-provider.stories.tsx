import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { DropdownMenu } from '../dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { PartProvider } from './part-provider.tsx';

const load = fn();

const meta = {
  title: 'Navigation/PartProvider',
  component: PartProvider,
  args: { load, children: null },
  argTypes: { load: { control: false } },
  parameters: {
    guide: {
      do: [
        'Stand once around the app, with what the app itself does where a script of its own fails: try again, count, report.',
      ],
      dont: ['Hide a failure: what was reached for stays closed, and the next press asks again.'],
      accessibility: ['Where a part cannot be had its button says that it is closed.'],
    },
  },
  beforeEach: () => {
    load.mockReset().mockImplementation((run: () => Promise<unknown>) => run());
  },
  render: (args) => (
    <PartProvider {...args}>
      <DropdownMenu
        trigger={<IconButton label="Ações do alerta" icon={Ellipsis} variant="outlined" />}
        align="start"
        items={[{ label: 'Editar alerta', onSelect: () => undefined }]}
      />
    </PartProvider>
  ),
} satisfies Meta<typeof PartProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { picture: 'page' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ações do alerta' }));
    await expect(await screen.findByRole('menu')).toBeVisible();
    await expect(load).toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: 'What fails to load stays closed, and the next press asks again',
  tags: ['SHELL-10'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    load.mockImplementation(() => Promise.reject(new Error('lost')));
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Ações do alerta' });
    await userEvent.click(button);
    await waitFor(() => expect(load).toHaveBeenCalled());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    load.mockImplementation((run: () => Promise<unknown>) => run());
    await userEvent.click(button);
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};
