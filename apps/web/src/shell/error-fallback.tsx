import { ButtonLink } from '@martelo/ui/button';
import { Container } from '@martelo/ui/container';
import { ErrorState } from '@martelo/ui/error-state';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

import { messages } from '../lib/messages.ts';
import { toFailure } from '../lib/failure.ts';
import { reportError } from '../lib/report.ts';
import { useRetry } from '../lib/use-retry.ts';
import { paths } from '../paths.ts';

const descriptions = { offline: messages.offline, timeout: messages.timeout } as const;
const unexpected = 'Ocorreu um erro inesperado. Nossa equipe foi notificada.';

/** What had the focus is gone with its page. */
const takeFocus = (said: HTMLElement | null) => {
  if (document.activeElement === document.body) said?.focus({ preventScroll: true });
};

/** Reports the error to the server; a lost connection is shown to the person only. */
function WhatBroke() {
  const error = useRouteError();
  const { failure } = toFailure(error);
  const { retry } = useRetry();
  useEffect(() => {
    // What came with the server's page is in its log already.
    if (error instanceof Error) reportError(error);
  }, [error]);
  const description = failure === 'offline' || failure === 'timeout' ? descriptions[failure] : unexpected;
  return (
    <>
      <title>Algo deu errado · Martelo</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        ref={takeFocus}
        tabIndex={-1}
        headingLevel={1}
        title="Algo deu errado"
        description={description}
        onRetry={retry}
      />
    </>
  );
}

/** The last resort for whatever a screen did not catch itself, between header and footer (SHELL-10). */
export function ScreenError() {
  return (
    <Container gap="medium" align="center" above="huge" below="huge">
      <WhatBroke />
      <ButtonLink href={paths.home} variant="quiet">
        Ir para o início
      </ButtonLink>
    </Container>
  );
}

/** The same beside the menu of an account or of the back office, which leads on. */
export const FramedError = WhatBroke;

/** The same where header and footer themselves broke. */
export function ShellError() {
  return (
    <main>
      <ScreenError />
    </main>
  );
}
