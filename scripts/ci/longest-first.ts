import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** Files of half a minute and more of work, the longest first; begun late, each leaves cores at rest at the end. */
const long = [
  'scripts/lint/redos.test.ts',
  'apps/api/test/ingest-command.test.ts',
  'apps/api/src/catalogue/evidence/real-lists.test.ts',
  'apps/api/test/kills.test.ts',
  'apps/api/src/catalogue/ingestion/damaged-real-lists.test.ts',
  'apps/api/test/crashes.test.ts',
  'apps/api/test/feed-crashes.test.ts',
  'apps/api/test/wrong-start.test.ts',
];

const rankOf = ({ moduleId }: TestSpecification) => {
  const at = long.findIndex((file) => moduleId.endsWith(file));
  return at === -1 ? long.length : at;
};

/** What nobody timed yet on this machine begins with what is known to be long; a project's files stay together. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const first = new Map(
      projects.map((one) => [one, Math.min(...sorted.filter(({ project }) => project === one).map(rankOf))]),
    );
    return sorted.toSorted(
      (a, b) =>
        a.project.config.sequence.groupOrder - b.project.config.sequence.groupOrder ||
        first.get(a.project)! - first.get(b.project)! ||
        projects.indexOf(a.project) - projects.indexOf(b.project) ||
        rankOf(a) - rankOf(b),
    );
  }
}
