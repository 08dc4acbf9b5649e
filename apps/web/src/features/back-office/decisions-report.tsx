import { DescriptionList } from '@martelo/ui/description-list';
import { ProgressBar } from '@martelo/ui/progress-bar';

import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import type { Outcome } from './decide-each.ts';
import { notAttempted } from './explain-failed-decisions.ts';
import type { Progress } from './use-decisions.ts';

interface DecisionsReportProps<Thing> {
  /** The running action. */
  label: string;
  progress: Progress | null;
  outcome: Outcome<Thing> | null;
  nameOf: (thing: Thing) => string;
}

/** The progress of several decisions, and afterwards which failed and why. */
export function DecisionsReport<Thing>({ label, progress, outcome, nameOf }: DecisionsReportProps<Thing>) {
  if (progress) return <ProgressBar label={label} value={progress.tried} max={progress.total} text="count" />;
  if (!outcome) return null;
  const { failed, left } = outcome;
  return (
    <>
      <DescriptionList
        layout="points"
        items={failed.map(({ thing, error }) => ({ term: nameOf(thing), description: sentenceOf(error) }))}
      />
      {left.length > 0 && <p>{notAttempted(left.length)}</p>}
    </>
  );
}
