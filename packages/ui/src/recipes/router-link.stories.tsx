import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gavel, Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { Button, ButtonLink } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Inline } from '../inline/inline.tsx';
import { Link } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';

interface RouterLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** What a router does in place of the browser. */
  onNavigate: (to: string) => void;
}

/** Stands for the link of any router: it renders an anchor and navigates unless somebody prevents it. */
function RouterLink({ to, onNavigate, onClick, children, ...props }: RouterLinkProps) {
  return (
    <a
      {...props}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) onNavigate(to);
        event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}

interface LinksProps {
  loading: boolean;
  onNavigate: (to: string) => void;
  /** Of the child itself. */
  onClick: () => void;
}

function Links({ loading, onNavigate, onClick }: LinksProps) {
  const link = { onNavigate, onClick };
  return (
    <Stack gap="medium" align="start">
      <Inline>
        <Button asChild tone="accent" startIcon={Gavel} loading={loading}>
          <RouterLink to="/leiloes" {...link}>
            Ver leilões
          </RouterLink>
        </Button>
        <ButtonLink href="#plain" tone="accent" startIcon={Gavel}>
          Ver leilões
        </ButtonLink>
        <IconButton asChild label="Buscar" icon={Search} variant="outlined">
          <RouterLink to="/busca" {...link} />
        </IconButton>
      </Inline>
      <Link asChild external>
        <RouterLink to="/guias" {...link}>
          Ler os guias
        </RouterLink>
      </Link>
      <Card asChild elevation="sunken">
        <RouterLink to="/planos" {...link}>
          Conhecer os planos
        </RouterLink>
      </Card>
    </Stack>
  );
}

const meta = {
  title: 'Recipes/Router link',
  component: Links,
  args: { loading: false, onNavigate: fn(), onClick: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A router’s link that looks like a button, an icon button, a link or a card, by `asChild`.',
      },
    },
  },
} satisfies Meta<typeof Links>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A router’s link looks like a button, an icon button, a link and a card. */
export const Default: Story = {
  tags: ['GRAM-06'],
  play: async ({ canvas, args }) => {
    const [button, plain] = canvas.getAllByRole('link', { name: 'Ver leilões' });
    await expect(button?.className).toBe(plain?.className);
    await expect(button).not.toHaveAttribute('type');
    await userEvent.click(canvas.getByRole('link', { name: 'Buscar' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/busca');
    await userEvent.click(canvas.getByRole('link', { name: 'Conhecer os planos' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/planos');
    const outside = canvas.getByRole('link', { name: /^Ler os guias/ });
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAccessibleName(/nova aba/);
  },
};

export const Loading: Story = {
  name: 'While it loads it leads nowhere, and keeps its name and its focus',
  tags: ['GRAM-06'],
  args: { loading: true },
  play: async ({ canvas, args }) => {
    const [button] = canvas.getAllByRole('link', { name: 'Ver leilões' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button!);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).not.toHaveBeenCalled();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
