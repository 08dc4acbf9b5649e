import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';

import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import { LinkProvider } from './link-provider.tsx';

const navigate = fn();

/** Stands for a router's link. */
function RouterLink({ href, onClick, children, ...props }: ComponentProps<'a'>) {
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        navigate(event.currentTarget.getAttribute('href'));
      }}
    >
      {children}
    </a>
  );
}

const meta = {
  title: 'Navigation/LinkProvider',
  component: LinkProvider,
  args: { component: RouterLink, children: null },
  argTypes: { component: { control: false } },
  parameters: {
    guide: {
      do: ['Stand once around the app, with the router’s own link.'],
      dont: [
        'Listen to clicks of the whole document: what a component keeps to itself would be followed too.',
      ],
      accessibility: [
        'What it renders stays an anchor with its address: it opens in a new tab and is read as a link.',
      ],
    },
  },
  render: (args) => (
    <LinkProvider {...args}>
      <Stack gap="medium">
        <Breadcrumb
          items={[
            { label: 'Início', href: '/' },
            { label: 'Leilões', href: '/leiloes' },
          ]}
        />
        <Link href="/glossario">O que é praça</Link>
        <ButtonLink href="/leiloes/mapa">Ver no mapa</ButtonLink>
        <Link href="#edital">Neste texto</Link>
      </Stack>
    </LinkProvider>
  ),
} satisfies Meta<typeof LinkProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    for (const name of ['Início', 'O que é praça', 'Ver no mapa'])
      await userEvent.click(canvas.getByRole('link', { name }));
    await expect(navigate.mock.calls).toEqual([['/'], ['/glossario'], ['/leiloes/mapa']]);
  },
};

/** Without it the browser follows. */
export const WithoutProvider: Story = {
  render: () => <Link href="/glossario">O que é praça</Link>,
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'O que é praça' }));
    await expect(navigate).not.toHaveBeenCalled();
  },
};
