import { Card } from '@martelo/ui/card';
import { Heading } from '@martelo/ui/heading';
import { Link } from '@martelo/ui/link';
import { Notice } from '@martelo/ui/notice';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { paths } from '../../paths.ts';
import { AccountDeletion } from './account-deletion.tsx';
import { DataExport } from './data-export.tsx';
import { chargeSentence, HowToCancel } from './how-to-cancel.tsx';
import { NotificationsForm } from './notifications-form.tsx';
import type { Settings } from './settings.calls.ts';

/** Notifications, the customer's data, the way out (ACC-09). */
export function SettingsView({ settings }: { settings: Settings }) {
  const { notifications, confirmed, deletionDue, charged } = settings;
  const { hash } = useLocation();
  // The browser has looked for the place that the address names before the settings were there.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <>
      <Part
        id="notificacoes"
        title="Avisos por email"
        text="Os emails contam o que seus alertas encontraram e o que mudou nos seus favoritos. Tudo aparece no site em qualquer caso. Não enviamos propaganda: fora disso, só avisos sobre a sua conta."
      >
        {!confirmed && (
          <Notice tone="caution" title="Seu email ainda não foi confirmado">
            Até você abrir o link que enviamos, nenhum destes avisos sai por email.{' '}
            <Link href={paths.dashboard}>Reenviar a confirmação</Link>
          </Notice>
        )}
        <NotificationsForm notifications={notifications} />
      </Part>
      <Part
        id="meus-dados"
        title="Meus dados"
        text="Um arquivo ZIP com tudo o que guardamos sobre você, em JSON e em planilhas CSV."
      >
        <DataExport />
      </Part>
      <Part
        id="excluir-conta"
        title="Excluir conta"
        text="Depois do pedido, há 15 dias para desistir. Passado o prazo, seus dados, favoritos e alertas são apagados e não podem ser recuperados."
      >
        {charged !== false && (
          <Notice tone="caution" title={chargeSentence(charged)}>
            <HowToCancel />
          </Notice>
        )}
        <AccountDeletion deletionDue={deletionDue} charged={charged} />
      </Part>
    </>
  );
}

function Part({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <Stack gap="large">
        <Stack gap="xxsmall">
          <Heading headingLevel={2} size="medium" id={id}>
            {title}
          </Heading>
          {text && (
            <Text size="small" color="muted" measure>
              {text}
            </Text>
          )}
        </Stack>
        <Stack width="form">{children}</Stack>
      </Stack>
    </Card>
  );
}
