import type { News, RoundDeadline } from '@martelo/api-client';
import { salePhaseAt } from '@martelo/domain/phase';
import { roundKind, roundNames } from '@martelo/domain/round-event';
import { nonBreakingUnits } from '@martelo/domain/units';
import { ButtonLink } from '@martelo/ui/button';
import { Card } from '@martelo/ui/card';
import { ChangesNotice } from '@martelo/ui/changes-notice';
import { DeadlineList } from '@martelo/ui/deadline-list';
import { Divider } from '@martelo/ui/divider';
import { Link } from '@martelo/ui/link';
import { usePageNow } from '@martelo/ui/now-provider';
import { Section } from '@martelo/ui/section';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';

import { paths } from '../../paths.ts';
import { changeItems, sinceMoment } from '../news/format-changes.ts';

interface NewsProps {
  /** Null where it failed to load. */
  news: News | null;
}

/** What lists changed of favourites and visited auctions, the newest first (NEWS-05). */
export function DashboardNews({ news }: NewsProps) {
  return (
    <Section title="Mudou desde a sua visita" size="medium" gap="small">
      <Card>
        {news === null && <Text color="muted">O que mudou não pôde ser carregado agora.</Text>}
        {news?.changes.length === 0 && (
          <Stack gap="small">
            <Text size="small" color="muted">
              Nada mudou nos imóveis que você viu ou salvou. Toque no coração de um leilão: o que as listas
              mudarem nele aparece aqui.
            </Text>
            <div>
              <ButtonLink href={paths.auctions} size="small">
                Ver leilões
              </ButtonLink>
            </div>
          </Stack>
        )}
        {news && news.changes.length > 0 && (
          <Stack as="ul" gap="small">
            {news.changes.map(({ auction, ...changed }, at) => (
              <Stack as="li" key={auction.key} gap="xxsmall">
                {at > 0 && <Divider />}
                <Text size="small">
                  <Link href={paths.auction(auction.key)}>{nonBreakingUnits(auction.title)}</Link>
                </Text>
                <ChangesNotice
                  variant="line"
                  title={sinceMoment(changed)}
                  items={changeItems(changed)}
                  total={changed.total}
                />
              </Stack>
            ))}
          </Stack>
        )}
      </Card>
    </Section>
  );
}

/** What closes next of the favourites; nothing where nothing is dated (NEWS-05). */
export function DashboardDeadlines({ news }: NewsProps) {
  const now = usePageNow();
  const items = (news?.deadlines ?? []).flatMap((deadline) => toItem(deadline, now));
  if (items.length === 0) return null;
  return (
    <Section title="Próximas datas dos favoritos" size="medium" gap="small">
      <Card>
        <DeadlineList
          label="Próximas datas dos favoritos"
          items={items}
          empty={
            <Text size="small" color="muted">
              As datas que estavam aqui já passaram.
            </Text>
          }
        />
      </Card>
    </Section>
  );
}

function toItem({ auction, round, closesAt }: RoundDeadline, now: Date) {
  if (!closesAt) return [];
  const name = roundNames[roundKind({ phase: salePhaseAt(auction, now), place: round })];
  return [
    {
      id: `${auction.key} ${round}`,
      name,
      title: auction.title,
      href: paths.auction(auction.key),
      date: closesAt,
    },
  ];
}
