import { anAuction, aPicture } from '@martelo/domain/testing';
import { AuctionCard } from '@martelo/ui/auction-card';
import { Badge } from '@martelo/ui/badge';
import { Button, ButtonLink } from '@martelo/ui/button';
import { Card } from '@martelo/ui/card';
import { EmptyState } from '@martelo/ui/empty-state';
import { Heading } from '@martelo/ui/heading';
import { IconButton } from '@martelo/ui/icon-button';
import { Inline } from '@martelo/ui/inline';
import { Notice } from '@martelo/ui/notice';
import { Select } from '@martelo/ui/select';
import { Stack } from '@martelo/ui/stack';
import { Table } from '@martelo/ui/table';
import { Tabs } from '@martelo/ui/tabs';
import { Text } from '@martelo/ui/text';
import { TextField } from '@martelo/ui/text-field';
import { Tooltip } from '@martelo/ui/tooltip';
import type { ReactNode } from 'react';

import type { Pair } from './pairs.tsx';

const held = { onValueChange: () => undefined };
const auction = anAuction({ images: [aPicture(150)] });
const columns = [
  { id: 'city', label: 'Cidade' },
  { id: 'price', label: 'Preço médio', numeric: true },
];
const texts = [
  { id: 'city', label: 'Cidade' },
  { id: 'price', label: 'Preço médio' },
];
const rows = [
  { id: 'goiania', cells: ['Goiânia', 'R$ 184.300,00'] },
  { id: 'santos', cells: ['Santos', 'R$ 92.750,00'] },
];
const sorts = [
  { value: 'soon', label: 'Encerra antes' },
  { value: 'cheap', label: 'Menor preço' },
  { value: 'discount', label: 'Maior desconto' },
];

const Bin = (props: { className?: string }) => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={2} {...props}>
    <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13" />
  </svg>
);

/** A dialog as it stands on the screen: the real one would lie over the page. */
function Window({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card elevation="raised" padding="large">
      <Stack gap="medium">
        <Heading headingLevel={3} size="medium">
          {title}
        </Heading>
        <Text>{text}</Text>
        <Inline gap="small" justify="end">
          {children}
        </Inline>
      </Stack>
    </Card>
  );
}

/** The right way and the wrong one, by the component's name: what a picture says better than a sentence. */
export const pairs: Readonly<Record<string, readonly Pair[]>> = {
  Button: [
    {
      right: {
        shown: (
          <Inline gap="small">
            <Button tone="accent">Salvar alerta</Button>
            <Button>Cancelar</Button>
          </Inline>
        ),
        because: 'One accent button, and a verb that says what happens.',
      },
      wrong: {
        shown: (
          <Inline gap="small">
            <Button tone="accent">OK</Button>
            <Button tone="accent">Clique aqui</Button>
          </Inline>
        ),
        because: 'Two of them compete, and neither says what it does.',
      },
    },
  ],
  AuctionCard: [
    {
      right: {
        shown: <AuctionCard auction={auction} href="#leilao" />,
        because: 'Give it the auction: what is not known is left out.',
      },
      wrong: {
        shown: (
          <Stack gap="xsmall">
            <AuctionCard auction={auction} href="#leilao" />
            <Button tone="accent" wide>
              Ver este leilão
            </Button>
          </Stack>
        ),
        because: 'Put a second way below it: the whole card is the link already.',
      },
    },
  ],
  Badge: [
    {
      right: {
        shown: (
          <Inline gap="xsmall">
            <Badge tone="positive">Ativo</Badge>
            <Badge tone="caution">Aguardando</Badge>
          </Inline>
        ),
        because: 'A word or two, in the tone of what it means.',
      },
      wrong: {
        shown: (
          <Inline gap="xsmall">
            <Badge tone="critical">Novo</Badge>
            <Badge tone="positive">Sua assinatura foi renovada até 12/12</Badge>
          </Inline>
        ),
        because: 'A colour that only catches the eye, or a sentence.',
      },
    },
  ],
  Notice: [
    {
      right: {
        shown: (
          <Notice tone="critical" title="O alerta não foi salvo">
            A conexão caiu. O que você escreveu continua aqui.
          </Notice>
        ),
        because: 'Say what happened, and what became of the work.',
      },
      wrong: {
        shown: (
          <Notice tone="critical" title="Erro 0x5F">
            Algo deu errado!
          </Notice>
        ),
        because: 'A code and an exclamation mark do not help.',
      },
    },
  ],
  Dialog: [
    {
      right: {
        shown: (
          <Window title="Excluir este alerta?" text="Você deixa de receber os leilões de Goiânia.">
            <Button>Manter</Button>
            <Button tone="critical">Excluir alerta</Button>
          </Window>
        ),
        because: 'The title asks, and the buttons answer it.',
      },
      wrong: {
        shown: (
          <Window title="Atenção!" text="Você não quer cancelar a exclusão?">
            <Button>Não</Button>
            <Button tone="accent">Sim</Button>
          </Window>
        ),
        because: 'A negation, and buttons that mean nothing by themselves.',
      },
    },
  ],
  ConfirmDialog: [
    {
      right: {
        shown: (
          <Window title="Excluir sua conta?" text="Alertas e favoritos se perdem. Isto não tem volta.">
            <Button>Manter a conta</Button>
            <Button tone="critical">Excluir a conta</Button>
          </Window>
        ),
        because: 'Ask before what cannot be undone, and name the loss.',
      },
      wrong: {
        shown: (
          <Window title="Remover dos favoritos?" text="Tem certeza?">
            <Button>Não</Button>
            <Button tone="critical">Sim</Button>
          </Window>
        ),
        because: 'What is undone with one press needs no question.',
      },
    },
  ],
  TextField: [
    {
      right: {
        shown: (
          <TextField
            {...held}
            label="Email"
            type="email"
            value="ana@"
            error="Escreva o email inteiro, por exemplo ana@exemplo.com.br."
          />
        ),
        because: 'The label stays, and the error says how to mend it.',
      },
      wrong: {
        shown: (
          <TextField {...held} label="Email" hideLabel placeholder="Email" value="" error="Campo inválido" />
        ),
        because: 'A placeholder goes when one writes; “inválido” explains nothing.',
      },
    },
  ],
  Select: [
    {
      right: {
        shown: <Select {...held} label="Ordenar por" options={sorts} value="soon" />,
        because: 'Five choices and more, of which one is usual.',
      },
      wrong: {
        shown: (
          <Select
            {...held}
            label="Receber avisos?"
            options={[
              { value: 'yes', label: 'Sim' },
              { value: 'no', label: 'Não' },
            ]}
            value="yes"
          />
        ),
        because: 'Two choices are a Switch or a RadioGroup: nothing to open.',
      },
    },
  ],
  Table: [
    {
      right: {
        shown: <Table label="Preço médio por cidade" columns={columns} rows={rows} />,
        because: 'Figures to the right: their digits stand below each other.',
      },
      wrong: {
        shown: <Table label="Tabela" columns={texts} rows={rows} />,
        because: 'Figures like words, under a caption that names nothing.',
      },
    },
  ],
  Tabs: [
    {
      right: {
        shown: (
          <Tabs
            label="Oportunidades"
            items={[
              { value: 'open', label: 'Disponíveis', count: 12, content: 'Doze imóveis.' },
              { value: 'past', label: 'Expiradas', count: 3, content: 'Três imóveis.' },
            ]}
          />
        ),
        because: 'Kindred views of the same page, in a word each.',
      },
      wrong: {
        shown: (
          <Tabs
            label="Cadastro"
            items={[
              { value: '1', label: 'Passo 1: seus dados', content: 'Nome e email.' },
              { value: '2', label: 'Passo 2: sua senha', content: 'Senha.' },
            ]}
          />
        ),
        because: 'Steps have an order: use Stepper.',
      },
    },
  ],
  EmptyState: [
    {
      right: {
        shown: (
          <EmptyState
            title="Nenhum alerta ainda"
            description="Um alerta avisa por email quando entra um imóvel que você procura."
            action={<Button tone="accent">Criar alerta</Button>}
          />
        ),
        because: 'Say what would stand here, and offer the next step.',
      },
      wrong: {
        shown: <EmptyState title="Sem dados" />,
        because: 'A dead end: it says neither why nor what to do.',
      },
    },
  ],
  Tooltip: [
    {
      right: {
        shown: (
          <Tooltip text="Excluir alerta">
            <IconButton label="Excluir alerta" icon={Bin} />
          </Tooltip>
        ),
        because: 'Repeat the name of what shows an icon alone.',
      },
      wrong: {
        shown: (
          <Inline gap="xsmall" align="center">
            <ButtonLink href="#comprar" tone="accent">
              Arrematar
            </ButtonLink>
            <Text size="small" color="muted">
              (comissão de 5 % só ao passar o mouse)
            </Text>
          </Inline>
        ),
        because: 'Hide what one must know to decide: touch has no hover.',
      },
    },
  ],
};
