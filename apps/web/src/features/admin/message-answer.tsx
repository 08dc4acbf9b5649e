import { Button } from '@martelo/ui/button';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';
import { useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import { useDecision } from '../back-office/decide.ts';
import { answerMessage, reopenMessage } from './admin.calls.ts';

interface MessageAnswerProps {
  id: number;
  protocol: string;
  isAnswered: boolean;
}

/** Says that a message was answered, or takes that back; nothing is sent by it. */
export function MessageAnswer({ id, protocol, isAnswered }: MessageAnswerProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const decide = useDecision();
  const words = isAnswered ? 'Ainda sem resposta' : 'Marcar como respondida';

  async function say() {
    setBusy(true);
    setFailure(null);
    try {
      await decide(() => (isAnswered ? reopenMessage : answerMessage)(apiFor(), id));
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack gap="xsmall" align="end">
      <Button
        size="small"
        {...(isAnswered && { variant: 'quiet' })}
        loading={busy}
        aria-label={`${words}: ${protocol}`}
        onClick={() => void say()}
      >
        {words}
      </Button>
      <div role="alert">
        {failure !== null && (
          <Text size="small" color="critical">
            {failure}
          </Text>
        )}
      </div>
    </Stack>
  );
}
