import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { CaptchaField } from './captcha-field.tsx';
import { samplePicture } from './sample-picture.ts';

const meta = {
  title: 'General/CaptchaField',
  component: CaptchaField,
  args: { value: '', onChange: fn(), picture: samplePicture, onRefresh: fn(), onChallengeChange: fn() },
  parameters: {
    guide: {
      do: [
        'Ask for it only when the server does.',
        'Offer a question: a picture alone shuts out who cannot see it.',
        'Empty the value with each new picture or question.',
      ],
      dont: ['Say in `pictureAlt` what is written in the picture.'],
      keyboard: [['Tab', '‘Trocar imagem’, ‘Usar uma pergunta’, the field.']],
      accessibility: [
        'The question describes the field: a screen reader says it with the label.',
        'A failure is announced and takes a retry; the field waits until there is something to answer.',
      ],
    },
  },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    const change = (text: string) => {
      setValue(text);
      args.onChange(text);
    };
    return <CaptchaField {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof CaptchaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[AUTH-01] a picture that can be refreshed',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Código de verificação' });
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Imagem com o código de verificação');
    await userEvent.type(input, 'k7F');
    await expect(args.onChange).toHaveBeenLastCalledWith('k7F');
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar imagem' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Usar uma pergunta' })).toBeNull();
  },
};

export const Question: Story = {
  name: '[AUTH-01] a question instead of the picture',
  args: { question: 'Quanto é três mais quatro?' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Código de verificação' });
    await userEvent.click(canvas.getByRole('button', { name: 'Usar uma pergunta' }));
    await expect(args.onChallengeChange).toHaveBeenLastCalledWith('question');
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(input).toHaveAccessibleDescription('Quanto é três mais quatro?');
    const back = canvas.getByRole('button', { name: 'Usar a imagem' });
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('img')).toBeVisible();
    await expect(args.onChallengeChange).toHaveBeenLastCalledWith('picture');
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('Quanto é três mais quatro?')).toBeVisible();
  },
};

export const WithQuestion: Story = { args: { question: 'Quanto é três mais quatro?' } };

export const Invalid: Story = {
  name: '[AUTH-02] what is wrong stands under it',
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
    await expect(canvas.getByRole('button', { name: 'Trocar imagem' })).toBeDisabled();
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
  args: { picture: 'bm8gcGljdHVyZQ==', question: 'Qual é a terceira letra da palavra MARTELO?' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Usar uma pergunta' }));
    await expect(canvas.getByRole('textbox')).toBeEnabled();
  },
};

export const Disabled: Story = { args: { disabled: true, question: 'Quanto é três mais quatro?' } };

export const LongQuestion: Story = {
  args: {
    question:
      'Escreva em algarismos o número de letras que há na palavra Pindamonhangaba, contando cada letra repetida.',
  },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Usar uma pergunta' })),
};
