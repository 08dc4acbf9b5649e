import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLoaderData, useRevalidator } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';

import { useScreenFocus } from './use-screen-focus.ts';

function Shell() {
  return (
    <main {...useScreenFocus()} tabIndex={-1}>
      <Outlet />
    </main>
  );
}

function List({ onTaken }: { onTaken: () => void }) {
  const { left } = useLoaderData<{ left: number }>();
  const { revalidate } = useRevalidator();
  // Not within the press itself, which React draws at once: a decision's own answer has come before.
  const takeOff = () =>
    setTimeout(() => {
      onTaken();
      void revalidate();
    });
  return (
    <>
      <h1>Leiloeiros</h1>
      {left > 0 && (
        <button type="button" onClick={takeOff}>
          Aprovar
        </button>
      )}
    </>
  );
}

function open() {
  let left = 1;
  const list = <List onTaken={() => (left = 0)} />;
  const children = [{ index: true, loader: () => ({ left }), element: list }];
  return createMemoryRouter([{ path: '/', HydrateFallback: () => null, element: <Shell />, children }]);
}

/** A list whose answer is immediate: request and answer render together, without a pending state. */
function AtOnce() {
  const [router] = useState(open);
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Screens/Focus',
  component: AtOnce,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof AtOnce>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  name: 'An answer that takes away what had the focus gives it to the heading, however fast it comes',
  tags: ['SHELL-14'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aprovar' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Leiloeiros' })).toHaveFocus(), {
      timeout: 5000,
    });
  },
};
