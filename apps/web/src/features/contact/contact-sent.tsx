import { formatDateTime } from '@martelo/domain/dates';
import { Button } from '@martelo/ui/button';
import { Heading } from '@martelo/ui/heading';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';
import { MailCheck } from 'lucide-react';

import { takeFocus } from '../../lib/take-focus.ts';
import type { ContactReceipt } from './contact.calls.ts';

import * as styles from './contact-sent.css.ts';

interface ContactSentProps {
  receipt: ContactReceipt;
  onAgain: () => void;
}

/** The message has arrived: until when it is answered, and the way to another (INFO-04). */
export function ContactSent({ receipt, onAgain }: ContactSentProps) {
  return (
    <Stack as="section" align="start" width="measure" aria-label="Mensagem enviada">
      <span className={styles.mark}>
        <MailCheck aria-hidden />
      </span>
      <Heading headingLevel={2} ref={takeFocus} tabIndex={-1}>
        Mensagem enviada!
      </Heading>
      <Text>
        Responderemos em até 24 horas úteis: até {formatDateTime(receipt.replyBy)}, horário de Brasília.
        Mandamos uma confirmação para o seu email.
      </Text>
      <Text color="muted">
        Protocolo{' '}
        <Text as="strong" size="inherit" color="normal" weight="semibold" tabular>
          {receipt.protocol}
        </Text>
      </Text>
      <Button onClick={onAgain}>Enviar nova mensagem</Button>
    </Stack>
  );
}
