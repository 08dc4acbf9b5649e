import { chatHref } from '@martelo/ui/chat-button';
import { Notice } from '@martelo/ui/notice';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { track } from '../features/analytics/track.ts';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { ContactSent } from '../features/contact/contact-sent.tsx';
import { ContactWays } from '../features/contact/contact-ways.tsx';
import type { ContactReceipt } from '../features/contact/contact.calls.ts';
import { getContactDetails } from '../features/info/contact-details.calls.ts';
import { InfoPage, InfoSplit } from '../features/info/info-page.tsx';
import { greeting } from '../features/marketing/messages.ts';
import { apiFor } from '../lib/api.ts';
import { paths } from '../paths.ts';

export async function loader({ request: { signal }, context }: LoaderFunctionArgs) {
  return { contact: await getContactDetails(apiFor(context), signal) };
}

const focusFirstField = (form: HTMLElement | null) => form?.querySelector('input')?.focus();

/** `/contato` (INFO-04). */
export function Component() {
  const { contact } = useLoaderData<typeof loader>();
  const { email, phone, messageNumber } = contact;
  const ways = { email, phone, messageHref: messageNumber && chatHref(messageNumber, greeting) };
  const [receipt, setReceipt] = useState<ContactReceipt | null>(null);
  const [again, setAgain] = useState(false);
  const sent = (given: ContactReceipt) => {
    track({ name: 'contact' });
    setReceipt(given);
  };
  return (
    <InfoPage
      title="Contato"
      description="Escreva para o Martelo: suporte, comercial, dúvidas e sugestões, com resposta em até 24 horas úteis."
      path={paths.contact}
      crumb="Contato"
      heading="Fale conosco"
      lead="Dúvida, erro em um dado, sugestão ou desistência da assinatura: gente lê e responde."
    >
      <InfoSplit aside={<ContactWays {...ways} />}>
        {receipt ? (
          <ContactSent
            receipt={receipt}
            onAgain={() => {
              setAgain(true);
              setReceipt(null);
            }}
          />
        ) : (
          <div ref={again ? focusFirstField : null}>
            <noscript>
              <Notice tone="caution" title="Este formulário precisa de JavaScript">
                {email ? `Sem ele, escreva para ${email}.` : 'Ative-o no navegador para enviar a mensagem.'}
              </Notice>
            </noscript>
            <ContactForm onSent={sent} />
          </div>
        )}
      </InfoSplit>
    </InfoPage>
  );
}
