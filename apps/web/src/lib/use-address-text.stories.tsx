import { Button } from '@martelo/ui/button';
import { TextField } from '@martelo/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { useAddressText } from './use-address-text.ts';

/** An address that takes a change over only when a button is pressed. */
function Example() {
  const [address, setAddress] = useState('');
  const [coming, setComing] = useState<readonly string[]>([]);
  const [text, write] = useAddressText(address);
  return (
    <>
      <TextField
        label="Busca"
        value={text}
        onValueChange={(next) => {
          write(next, next.trim());
          setComing([...coming, next.trim()]);
        }}
      />
      <p>Endereço: {address}</p>
      <Button
        onClick={() => {
          setAddress(coming[0] ?? address);
          setComing(coming.slice(1));
        }}
      >
        Chegar
      </Button>
      <Button onClick={() => setComing(coming.slice(-1))}>Só o último</Button>
      <Button onClick={() => setAddress('')}>Limpar</Button>
    </>
  );
}

const meta = {
  title: 'Screens/Address text',
  component: Example,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Own words that come back leave later ones alone',
  async play({ canvas }) {
    const field = canvas.getByLabelText('Busca');
    const arrive = canvas.getByRole('button', { name: 'Chegar' });
    await userEvent.type(field, 'sol');
    await userEvent.click(arrive);
    await expect(canvas.getByText('Endereço: s')).toBeVisible();
    await expect(field).toHaveValue('sol');
    await userEvent.click(arrive);
    await userEvent.click(arrive);
    await expect(canvas.getByText('Endereço: sol')).toBeVisible();
    await userEvent.type(field, ' ');
    await expect(field).toHaveValue('sol ');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await expect(field).toHaveValue('');
  },
};

export const NeverArrived: Story = {
  name: 'Words that the address never said are not taken for own ones later',
  async play({ canvas }) {
    const field = canvas.getByLabelText('Busca');
    await userEvent.type(field, 's{Backspace}s');
    await userEvent.click(canvas.getByRole('button', { name: 'Só o último' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Chegar' }));
    await expect(canvas.getByText('Endereço: s')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await expect(field).toHaveValue('');
  },
};
