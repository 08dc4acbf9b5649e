import { Button } from '@martelo/ui/button';
import { TextField } from '@martelo/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';

import { useSteps } from './use-steps.ts';

/** Two steps, the second of which can learn that the first is wrong. */
function Form() {
  const element = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const steps = useSteps(element, { reached: email !== '', wrong: error !== undefined });
  return (
    <form ref={element} aria-label="Exemplo">
      {steps.current === 1 ? (
        <>
          <TextField label="Email" name="email" value={email} onValueChange={setEmail} error={error} />
          <Button onClick={steps.next}>Continuar</Button>
        </>
      ) : (
        <>
          <TextField label="Nome" name="name" defaultValue="" />
          <Link to="?etapa=2#campos">Ir para os campos</Link>
          <Button onClick={steps.back}>Voltar</Button>
          <Button onClick={() => setError('Este email já está cadastrado.')}>Criar conta</Button>
        </>
      )}
    </form>
  );
}

function Example() {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: '/', Component: Form },
        { path: '/leiloes', element: <p>Antes do cadastro</p> },
      ],
      { initialEntries: ['/leiloes', '/'] },
    ),
  );
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Screens/Sign-up/Steps',
  component: Example,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Example>;

export default meta;

/** Each step that comes has the focus. */
export const Default: StoryObj<typeof meta> = {
  tags: ['WAY-05'],
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'joana@exemplo.com.br');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  },
};

export const AfterALink: StoryObj<typeof meta> = {
  name: 'A link within the second step does not bar the way back to the first',
  tags: ['WAY-05'],
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'joana@exemplo.com.br');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Ir para os campos' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Criar conta' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  },
};

export const DoubleBack: StoryObj<typeof meta> = {
  name: 'A second tap on the way back does not leave the form',
  tags: ['WAY-05'],
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'joana@exemplo.com.br');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    const back = await canvas.findByRole('button', { name: 'Voltar' });
    // Both before what is rendered of the first.
    back.click();
    back.click();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await expect(canvas.queryByText('Antes do cadastro')).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('joana@exemplo.com.br');
  },
};
