import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, type screen, userEvent, waitFor } from 'storybook/test';

import { CaptchaField, type CaptchaFieldProps } from './captcha-field.tsx';
import { sampleAudio } from './sample-audio.ts';
import { samplePicture } from './sample-picture.ts';

const meta = {
  title: 'Forms/CaptchaField',
  component: CaptchaField,
  args: { value: '', onValueChange: fn(), picture: samplePicture, onRefresh: fn(), onChallengeChange: fn() },
  parameters: {
    guide: {
      do: [
        'Ask for it only when the server does.',
        'Offer the audio: a picture alone shuts out who cannot see it.',
        'Fetch the audio once it is needed, and clear the value with each change.',
      ],
      dont: ['Say in `pictureAlt` what is written in the picture.'],
      keyboard: [
        [
          'Tab',
          '‘Trocar imagem’, ‘Ouvir em vez de ver’, the field; the audio plays and stops by its button.',
        ],
      ],
      accessibility: [
        'The audio begins after a second of silence, when a screen reader has ended its sentence; ‘meia’ is explained beside it.',
        'A failure is announced and takes a retry; the field waits until there is something to answer.',
      ],
    },
  },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    const change = (text: string) => {
      setValue(text);
      args.onValueChange?.(text);
    };
    return <CaptchaField {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof CaptchaField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A picture that can be refreshed. */
export const Default: Story = {
  tags: ['AUTH-01'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Código de verificação' });
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Imagem com o código de verificação');
    await userEvent.type(input, 'k7F');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('k7F');
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar imagem' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Ouvir em vez de ver' })).toBeNull();
  },
};

const listen = async (canvas: { getByRole: typeof screen.getByRole }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Ouvir em vez de ver' }));

export const Audio: Story = {
  name: 'Spoken digits in place of the picture, with the keyboard alone',
  tags: ['AUTH-01', 'SAFE-15'],
  args: { audio: sampleAudio },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Código de verificação' });
    await listen(canvas);
    await expect(args.onChallengeChange).toHaveBeenLastCalledWith('audio');
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(input).toHaveAccessibleDescription(/Escreva os seis números que ouvir/);
    const back = canvas.getByRole('button', { name: 'Usar a imagem' });
    await expect(back).toHaveFocus();
    canvas.getByRole('button', { name: 'Ouvir os números' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ouvir de novo' })).toHaveFocus(), {
      timeout: 5000,
    });
    await userEvent.keyboard('{Tab}');
    await expect(canvas.getByRole('button', { name: 'Trocar números' })).toHaveFocus();
    await userEvent.click(back);
    await expect(canvas.getByRole('img')).toBeVisible();
    await expect(args.onChallengeChange).toHaveBeenLastCalledWith('picture');
    await listen(canvas);
    await expect(canvas.getByRole('button', { name: 'Ouvir os números' })).toBeVisible();
  },
};

export const WithAudio: Story = { args: { audio: null } };

export const AudioLoading: Story = {
  args: { audio: null },
  play: async ({ canvas }) => {
    await listen(canvas);
    await expect(canvas.getByRole('status', { name: 'Carregando' })).toBeVisible();
  },
};

export const AudioFailed: Story = {
  args: { audio: null, audioFailed: true },
  play: async ({ canvas, args }) => {
    await listen(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível carregar o áudio.');
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = {
  name: 'What is wrong stands under it',
  tags: ['AUTH-02'],
  args: { error: 'O código de verificação é obrigatório' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /^O código de verificação é obrigatório/,
    );
  },
};

export const Loading: Story = {
  args: { picture: null, loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Carregando' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Trocar imagem' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const FailedToLoad: Story = {
  args: { picture: null, failed: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Não foi possível carregar o código de verificação.',
    );
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const BrokenPicture: Story = {
  args: { picture: 'bm8gcGljdHVyZQ==', audio: sampleAudio },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await listen(canvas);
    await expect(canvas.getByRole('textbox')).toBeEnabled();
  },
};

export const Disabled: Story = { args: { disabled: true, audio: sampleAudio } };

function Served({ onRefresh, ...props }: CaptchaFieldProps) {
  const [state, setState] = useState<'failed' | 'loading' | 'loaded'>('failed');
  const isLoaded = state === 'loaded';
  const refresh = () => {
    setState('loading');
    onRefresh();
  };
  return (
    <>
      <CaptchaField
        {...props}
        picture={isLoaded ? samplePicture : null}
        audio={isLoaded ? sampleAudio : null}
        loading={state === 'loading'}
        failed={state === 'failed'}
        onRefresh={refresh}
      />
      <button type="button" onClick={() => setState('loaded')}>
        Responder
      </button>
      <button type="button" onClick={() => setState('failed')}>
        Falhar
      </button>
    </>
  );
}

export const FocusStays: Story = {
  name: 'The focus stays with its buttons through waits and failures',
  tags: ['AUTH-01', 'SAFE-15'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Served {...args} />,
  play: async ({ canvas, args }) => {
    const answer = (how: string) => fireEvent.click(canvas.getByRole('button', { name: how }));
    const expectFocus = (name: string) =>
      waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    const goThrough = async (another: string) => {
      canvas.getByRole('button', { name: 'Tentar novamente' }).focus();
      await userEvent.keyboard('{Enter}');
      await expectFocus(another);
      await userEvent.keyboard('{Enter}');
      await expect(args.onRefresh).toHaveBeenCalledOnce();
      await answer('Responder');
      await expectFocus(another);
      await userEvent.keyboard('{Enter}');
      await expect(args.onRefresh).toHaveBeenCalledTimes(2);
      await expectFocus(another);
      await answer('Falhar');
      await expectFocus('Tentar novamente');
    };
    await goThrough('Trocar imagem');
    await listen(canvas);
    args.onRefresh.mockClear();
    await goThrough('Trocar números');
  },
};

export const BrokenAudio: Story = {
  name: 'Where the audio cannot be played, the focus goes on at the way to another',
  tags: ['SAFE-15'],
  args: { audio: 'bm8gYXVkaW8=' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await listen(canvas);
    canvas.getByRole('button', { name: 'Ouvir os números' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toHaveFocus());
  },
};
