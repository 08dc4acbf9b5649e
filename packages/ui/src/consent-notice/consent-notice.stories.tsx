import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Link } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import { withLargeLetters, wordsOf } from '../testing/large-letters.ts';
import { Text } from '../text/text.tsx';
import { ConsentNotice } from './consent-notice.tsx';

const meta = {
  title: 'Feedback/ConsentNotice',
  component: ConsentNotice,
  args: { moreHref: '#privacidade', onAccept: fn(), onRefuse: fn() },
  decorators: [
    (Story) => (
      <div>
        <Stack>
          {Array.from({ length: 24 }, (_, at) => (
            <Text key={at}>
              Apartamento {at + 1}, dois quartos, Moóca, São Paulo – SP.{' '}
              <Link href="#leilao">Ver detalhes</Link>
            </Text>
          ))}
        </Stack>
        <Story />
      </div>
    ),
  ],
  parameters: {
    picture: 'page',
    guide: {
      do: ['Put it last in the page’s own flow.', 'Send nothing before `onAccept`, and keep the answer.'],
      dont: ['Make one choice stand out.', 'Take a scroll or a closed tab for a yes.'],
      keyboard: [
        ['Tab', 'Comes to it at the end of the page: it never blocks the page.'],
        ['Enter, Space', 'Chooses.'],
      ],
      accessibility: [
        'A named region, not modal, without a way to close it but choosing.',
        'It has its own place at the end of the page; what gets the focus scrolls to above it.',
      ],
    },
  },
} satisfies Meta<typeof ConsentNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Asks before anything is sent; both choices weigh the same. */
export const Default: Story = {
  tags: ['SHELL-11'],
  play: async ({ canvas, args }) => {
    const accept = canvas.getByRole('button', { name: 'Aceitar' });
    const refuse = canvas.getByRole('button', { name: 'Recusar' });
    const [a, b] = [accept, refuse].map((button) => button.getBoundingClientRect());
    await expect(Math.abs((a?.width ?? 0) - (b?.width ?? 0))).toBeLessThan(1);
    await expect(getComputedStyle(accept).backgroundColor).toBe(getComputedStyle(refuse).backgroundColor);

    await userEvent.click(refuse);
    await expect(args.onRefuse).toHaveBeenCalledOnce();
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.click(accept);
    await expect(args.onAccept).toHaveBeenCalledOnce();
    // How far a press scrolled the page is the browser's affair: the picture is of its top.
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const CoversNothing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('region', { name: 'Privacidade' });
    const links = canvas.getAllByRole('link', { name: 'Ver detalhes' });
    window.scrollTo({ top: document.documentElement.scrollHeight });
    const last = links.at(-1)?.getBoundingClientRect();
    await expect(last?.bottom).toBeLessThanOrEqual(notice.getBoundingClientRect().top);

    window.scrollTo({ top: 0 });
    for (const link of links) {
      link.focus();
      const { bottom } = link.getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(notice.getBoundingClientRect().top);
    }
  },
};

export const OwnText: Story = {
  args: {
    children:
      'Usamos o pixel de anúncios configurado por esta imobiliária para saber quais campanhas trazem visitantes. Guardamos a sua escolha neste navegador por seis meses; depois disso, ou quando você apagar os dados do site, perguntamos outra vez.',
  },
};

export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    canvas.getAllByRole('link', { name: 'Ver detalhes' }).at(-1)?.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Saiba mais' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefuse).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const LargeLetters: Story = {
  name: 'With letters twice as large each choice holds its words',
  tags: ['SHELL-12'],
  parameters: { picture: undefined, chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: ({ canvas }) =>
    withLargeLetters(async () => {
      for (const choice of canvas.getAllByRole('button')) {
        const { left, right } = choice.getBoundingClientRect();
        const words = wordsOf(choice);
        await expect([words.left > left, words.right < right]).toEqual([true, true]);
      }
    }),
};
