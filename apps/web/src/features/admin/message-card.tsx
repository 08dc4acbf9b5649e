import { formatDateTime } from '@martelo/domain/dates';
import { Badge } from '@martelo/ui/badge';
import { Card } from '@martelo/ui/card';
import { Heading } from '@martelo/ui/heading';
import { Inline } from '@martelo/ui/inline';
import { Link } from '@martelo/ui/link';
import { usePageNow } from '@martelo/ui/now-provider';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';

import { subjects } from '../back-office/labels.ts';
import type { ContactMessage } from './admin.calls.ts';
import { MessageAnswer } from './message-answer.tsx';

/** A message waits for its answer, waits past its time, or has it. */
function MessageState({ answered_at: answered, reply_by: due }: ContactMessage) {
  const now = usePageNow();
  if (answered !== null) return <Badge tone="positive">Respondida</Badge>;
  return new Date(due) < now ? (
    <Badge tone="critical">Prazo vencido</Badge>
  ) : (
    <Badge tone="caution">Espera resposta</Badge>
  );
}

/** What somebody wrote by the contact page, whether it was answered, and the way to do so (INFO-04). */
export function MessageCard({ message }: { message: ContactMessage }) {
  const { id, name, email, subject, protocol, received_at: received, reply_by: due } = message;
  const { answered_at: answered, answered_by: by, mailed_at: mailed } = message;
  const address = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(protocol)}`;
  return (
    <Card as="article" aria-label={`${subjects[subject]} · ${name}`}>
      <Stack gap="small">
        <Inline gap="medium" align="start" justify="between">
          <Heading headingLevel={2} size="small">
            {subjects[subject]} · {name}
          </Heading>
          <MessageState {...message} />
        </Inline>
        <Text measure breaks="lines">
          {message.message}
        </Text>
        <Text size="small" color="muted">
          {protocol} · recebida em {formatDateTime(new Date(received))}
          {answered === null
            ? ` · responder até ${formatDateTime(new Date(due))}`
            : ` · respondida em ${formatDateTime(new Date(answered))}${by === null ? '' : ` por ${by}`}`}
          {mailed === null && ' · ainda não encaminhada'}
        </Text>
        <Inline gap="medium" align="center" justify="between">
          <Text as="span" size="inherit" color="inherit" breaks="anywhere">
            <Link href={address}>{email}</Link>
          </Text>
          <MessageAnswer id={id} protocol={protocol} isAnswered={answered !== null} />
        </Inline>
      </Stack>
    </Card>
  );
}
