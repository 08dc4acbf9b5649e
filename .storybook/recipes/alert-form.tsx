import { Button } from '@martelo/ui/button';
import { CurrencyInput } from '@martelo/ui/currency-input';
import { Form } from '@martelo/ui/form';
import { Notice } from '@martelo/ui/notice';
import { Switch } from '@martelo/ui/switch';
import { TextField } from '@martelo/ui/text-field';
import { type FormEvent, useState } from 'react';

interface AlertValues {
  name: string;
  /** In centavos. */
  maximum: number | null;
  email: boolean;
}

interface AlertFormProps {
  /** Rejects where it could not be saved: what was typed stays. */
  onSave: (values: AlertValues) => Promise<void>;
}

/** An alert: its name, its highest price, and whether it is mailed. */
export function AlertForm({ onSave }: AlertFormProps) {
  const [values, setValues] = useState<AlertValues>({ name: '', maximum: null, email: true });
  const [state, setState] = useState<'idle' | 'saving' | 'failed' | 'saved'>('idle');
  const [isTried, setIsTried] = useState(false);
  const change = (part: Partial<AlertValues>) => setValues((before) => ({ ...before, ...part }));

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (!values.name.trim()) return;
    setState('saving');
    await onSave(values).then(
      () => setState('saved'),
      () => setState('failed'),
    );
  }

  return (
    <Form width="form" onSubmit={(event) => void save(event)} noValidate>
      {state === 'failed' && (
        <Notice tone="critical" title="O alerta não foi salvo">
          O que você escreveu continua aqui. Tente novamente.
        </Notice>
      )}
      {state === 'saved' && <Notice tone="positive">Alerta salvo.</Notice>}
      <TextField
        label="Nome do alerta"
        value={values.name}
        onValueChange={(name) => change({ name })}
        error={isTried && !values.name.trim() ? 'Dê um nome ao alerta.' : undefined}
      />
      <CurrencyInput
        label="Preço até"
        value={values.maximum}
        onValueChange={(maximum) => change({ maximum })}
        hint="Vazio para qualquer preço."
      />
      <Switch
        label="Avisar por email"
        checked={values.email}
        onCheckedChange={(email) => change({ email })}
      />
      <Button type="submit" tone="accent" loading={state === 'saving'}>
        Salvar alerta
      </Button>
    </Form>
  );
}
