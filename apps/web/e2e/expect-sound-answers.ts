import type { FullConfig } from '@playwright/test';

interface CheckedAnswers {
  answers: number;
  problems: string[];
}

/**
 * Every answer that the flows got was held against the document, by the client’s check and by Prism (API-01); one wrong
 * answer fails the run.
 */
export default async function expectSoundAnswers({ projects: [project] }: FullConfig): Promise<void> {
  const response = await fetch(new URL('/judged', project!.use.baseURL));
  const { answers, problems } = (await response.json()) as CheckedAnswers;
  console.log(`${answers} answers went through Prism: ${problems.length} violations.`);
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'));
  if (answers === 0) throw new Error('No answer went through Prism.');
}
