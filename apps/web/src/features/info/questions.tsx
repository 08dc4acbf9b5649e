import { Disclosure } from '@martelo/ui/disclosure';
import { Link } from '@martelo/ui/link';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';

import { StructuredData } from '../../lib/structured-data.tsx';

export interface Question {
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
  /** Where more is said. */
  more?: { label: string; href: string };
}

interface QuestionsProps {
  questions: readonly Question[];
  /** Of the group, unique on the page: opening one closes the others. */
  name: string;
}

/**
 * Questions, one open at a time and the first at first (INFO-02). Native `details` of one name, so that it holds
 * without JavaScript too and find-in-page opens what it finds.
 */
export function Questions({ questions, name }: QuestionsProps) {
  return (
    <Text as="div" size="inherit" color="inherit" measure>
      {questions.map(({ question, answer, more }, at) => (
        <Disclosure key={question} title={question} name={name} defaultOpen={at === 0}>
          <Text as="div" size="inherit" color="muted">
            <Stack gap="small">
              {answer.map((paragraph) => (
                <Text key={paragraph} color="inherit">
                  {paragraph}
                </Text>
              ))}
              {more && (
                <p>
                  <Link href={more.href}>{more.label}</Link>
                </p>
              )}
            </Stack>
          </Text>
        </Disclosure>
      ))}
      <StructuredData data={faqPage(questions)} />
    </Text>
  );
}

const faqPage = (questions: readonly Question[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
});
