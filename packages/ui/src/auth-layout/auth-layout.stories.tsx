import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Form } from '../form/form.tsx';
import { Heading } from '../heading/heading.tsx';
import { Link } from '../link/link.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { AuthAside, AuthLayout, AuthWays } from './auth-layout.tsx';

const meta = {
  title: 'Layout/AuthLayout',
  component: AuthLayout,
  args: {
    title: 'Entrar',
    lead: 'Use o email e a senha da sua conta.',
    children: [
      <Form key="form" aria-label="Entrar">
        <TextField label="Email" value="" onValueChange={fn()} />
        <Button tone="accent" size="large" wide>
          Entrar
        </Button>
      </Form>,
      <AuthWays key="ways">
        <p>
          Ainda não tem conta? <Link href="#conta">Criar conta</Link>
        </p>
      </AuthWays>,
    ],
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Give it an aside only where it says what the account is good for.'],
      dont: ['Put a second form beside the first.'],
      accessibility: ['The heading comes first; the aside follows the form in reading order.'],
    },
  },
} satisfies Meta<typeof AuthLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAside: Story = {
  args: {
    aside: (
      <AuthAside>
        <Heading headingLevel={2}>Com uma conta, a busca trabalha por você</Heading>
      </AuthAside>
    ),
  },
};
