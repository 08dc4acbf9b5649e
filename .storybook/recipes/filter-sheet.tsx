import { Button } from '@martelo/ui/button';
import { Checkbox } from '@martelo/ui/checkbox';
import { Inline } from '@martelo/ui/inline';
import { Select } from '@martelo/ui/select';
import { Sheet } from '@martelo/ui/sheet';
import { Stack } from '@martelo/ui/stack';
import { useState } from 'react';

interface Filters {
  state: string;
  onlyOpen: boolean;
  onlyDiscount: boolean;
}

interface FilterSheetProps {
  /** The states to choose from. */
  states: readonly { value: string; label: string }[];
  /** Called once, with all that was chosen. */
  onApply: (filters: Filters) => void;
}

const none: Filters = { state: '', onlyOpen: false, onlyDiscount: false };

/** Filters behind a button, as a phone shows them: nothing counts before it is applied. */
export function FilterSheet({ states, onApply }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  const [applied, setApplied] = useState(none);
  const [draft, setDraft] = useState(none);
  // What was dismissed without being applied is discarded.
  const show = () => {
    setDraft(applied);
    setOpen(true);
  };
  const change = (part: Partial<Filters>) => setDraft((before) => ({ ...before, ...part }));
  const apply = (next: Filters) => {
    setApplied(next);
    onApply(next);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={show}>Filtros</Button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="Filtros"
        footer={
          <Inline gap="small" justify="end">
            <Button onClick={() => apply(none)}>Limpar</Button>
            <Button tone="accent" onClick={() => apply(draft)}>
              Ver leilões
            </Button>
          </Inline>
        }
      >
        <Stack gap="medium">
          <Select
            label="Estado"
            options={[{ value: '', label: 'Todo o Brasil' }, ...states]}
            value={draft.state}
            onValueChange={(state) => change({ state })}
          />
          <Checkbox
            label="Só os que recebem lances"
            checked={draft.onlyOpen}
            onCheckedChange={(onlyOpen) => change({ onlyOpen })}
          />
          <Checkbox
            label="Só com desconto"
            checked={draft.onlyDiscount}
            onCheckedChange={(onlyDiscount) => change({ onlyDiscount })}
          />
        </Stack>
      </Sheet>
    </>
  );
}
