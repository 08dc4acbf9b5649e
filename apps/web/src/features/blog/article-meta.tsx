import { formatCalendarDate } from '@martelo/domain/dates';
import { Text } from '@martelo/ui/text';

import type { Article } from './articles.ts';

/** When it was published, and how long it takes. */
export function ArticleMeta({ date, minutes }: Pick<Article, 'date' | 'minutes'>) {
  return (
    <Text size="small" color="muted" tabular>
      <time dateTime={date}>{formatCalendarDate(date)}</time> · {minutes} min de leitura
    </Text>
  );
}
