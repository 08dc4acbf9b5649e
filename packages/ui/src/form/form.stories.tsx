import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Form } from './form.tsx';

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: {
    'aria-label': 'Convite',
    width: 'form',
    children: [
      <TextField key="name" label="Nome" value="" onValueChange={fn()} />,
      <TextField key="email" label="Email" value="" onValueChange={fn()} />,
      <div key="send">
        <Button tone="accent">Enviar convite</Button>
      </div>,
    ],
  },
  parameters: {
    guide: {
      do: ['Set `width` to `form` unless something stands beside the fields.'],
      dont: ['Lay fields out by margins: the form keeps the distance.'],
      accessibility: ['Give it an `aria-label`: then it is a landmark that readers jump to.'],
    },
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loose: Story = { args: { gap: 'large' } };
