import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { Text } from '../text/text.tsx';
import { ChatButton } from './chat-button.tsx';

const meta = {
  title: 'Actions/ChatButton',
  component: ChatButton,
  args: {
    number: '+55 (11) 98765-4321',
    greeting: 'Olá! Gostaria de mais informações sobre os leilões.',
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Text measure>
          Na primeira praça o lance mínimo é o da avaliação; na segunda ele costuma ser menor.
        </Text>
        <Story />
      </div>
    ),
  ],
  parameters: {
    picture: 'page',
    guide: {
      do: ['Put it into the shell once.', 'Let the greeting ask for information.'],
      dont: ['Put something else at the bottom right.'],
      keyboard: [['Enter', 'Opens the conversation in a new tab.']],
      accessibility: [
        'A link named by its words, also where only the icon is seen; it says that a new tab opens.',
        'It waits unseen wherever it would lie over a control.',
        'While somebody reads on it is not seen, and still a stop of Tab, which shows it.',
      ],
    },
  },
} satisfies Meta<typeof ChatButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the conversation with the greeting and reports the press as float. */
export const Default: Story = {
  tags: ['SHELL-06'],
  play: async ({ canvas, args }) => {
    const link = await canvas.findByRole('link', { name: /^Fale com a gente/ });
    await expect(link).toHaveAttribute(
      'href',
      'https://wa.me/5511987654321?text=Ol%C3%A1!%20Gostaria%20de%20mais%20informa%C3%A7%C3%B5es%20sobre%20os%20leil%C3%B5es.',
    );
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledWith('float');
  },
};

export const OverControl: Story = {
  name: 'Waits unseen over a control, and comes once that is gone',
  tags: ['WAY-06'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function WithControl(args) {
    const [there, setThere] = useState(true);
    return (
      <>
        <ChatButton {...args} />
        {there && (
          <button
            type="button"
            onClick={() => setThere(false)}
            style={{ position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0, padding: 24 }}
          >
            Somar
          </button>
        )}
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const link = () => canvasElement.querySelector('a');
    await expect(link()).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Somar' }));
    await waitFor(() => expect(link()).toBeVisible());
  },
};

export const OverWhatComesIntoSight: Story = {
  name: 'Waits over a control that is drawn only once it comes into sight',
  tags: ['WAY-06'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <ChatButton {...args} />
      <div style={{ height: '300vh' }} />
      <div style={{ contentVisibility: 'auto', height: '100vh' }}>
        <button type="button" style={{ width: '100%', height: '100%' }}>
          Ver Detalhes
        </button>
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const link = () => canvasElement.querySelector('a');
    await waitFor(() => expect(link()).toBeVisible());
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(link()).not.toBeVisible());
    scrollTo(0, 0);
    await waitFor(() => expect(link()).toBeVisible());
  },
};

export const Reading: Story = {
  name: 'It goes while somebody reads on, and comes with a step back, the focus and the end',
  tags: ['WAY-06'],
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '300vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Fale com a gente/ });
    const opacity = () => getComputedStyle(link).opacity;
    scrollTo(0, 200);
    await waitFor(() => expect(opacity()).toBe('0'));
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(opacity()).toBe('1'));
    link.blur();
    await waitFor(() => expect(opacity()).toBe('0'));
    scrollTo(0, 150);
    await waitFor(() => expect(opacity()).toBe('1'));
    scrollTo(0, 300);
    await waitFor(() => expect(opacity()).toBe('0'));
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(opacity()).toBe('1'));
    scrollTo(0, 0);
  },
};

export const NoNumber: Story = {
  name: 'No button without a number that can be called',
  tags: ['SHELL-06'],
  args: { number: 'a definir' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).not.toBeInTheDocument(),
};

export const NoConversation: Story = {
  name: 'Without a number it leads to the contact page, in the same tab',
  tags: ['SHELL-06'],
  args: { number: null, contactHref: '#contato' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const link = await canvas.findByRole('link', { name: 'Fale com a gente' });
    await expect(link).toHaveAttribute('href', '#contato');
    await expect(link).not.toHaveAttribute('target');
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledWith('float');
  },
};
