import { anAuction, aPicture, sampleNow } from '@martelo/domain/testing';
import { AuctionCard } from '@martelo/ui/auction-card';
import { Avatar } from '@martelo/ui/avatar';
import { Badge } from '@martelo/ui/badge';
import { Button } from '@martelo/ui/button';
import { Checkbox } from '@martelo/ui/checkbox';
import { Chip } from '@martelo/ui/chip';
import { Countdown } from '@martelo/ui/countdown';
import { DiscountBadge } from '@martelo/ui/discount-badge';
import { Histogram } from '@martelo/ui/histogram';
import { Inline } from '@martelo/ui/inline';
import { Money } from '@martelo/ui/money';
import { Notice } from '@martelo/ui/notice';
import { NowProvider } from '@martelo/ui/now-provider';
import { Pagination } from '@martelo/ui/pagination';
import { PriceHistory } from '@martelo/ui/price-history';
import { ProgressBar } from '@martelo/ui/progress-bar';
import { Select } from '@martelo/ui/select';
import { Slider } from '@martelo/ui/slider';
import { Stack } from '@martelo/ui/stack';
import { StatCard } from '@martelo/ui/stat-card';
import { vars } from '@martelo/ui/styles';
import { Switch } from '@martelo/ui/switch';
import { Tabs } from '@martelo/ui/tabs';
import { TextField } from '@martelo/ui/text-field';
import type { CSSProperties, ReactNode } from 'react';

const wall: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: vars.space.medium,
  marginBlock: vars.space.large,
  color: vars.color.text,
};

const tile: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  overflow: 'hidden',
};

const live: CSSProperties = {
  display: 'grid',
  alignContent: 'center',
  flex: 1,
  padding: vars.space.large,
  fontSize: vars.text.medium,
};

const name: CSSProperties = {
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
  color: vars.color.text,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
};

/** Two rows high: what would leave its neighbours empty. */
const tall: CSSProperties = { ...tile, gridRow: 'span 3' };

interface TileProps {
  /** A title of the sidebar. */
  title: string;
  children: ReactNode;
  style?: CSSProperties;
}

function Tile({ title, children, style = tile }: TileProps) {
  const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return (
    <div style={style}>
      <div className="sb-unstyled" style={live}>
        {children}
      </div>
      <a href={`./?path=/docs/${id}--docs`} target="_top" style={name}>
        {title.replace('/', ' · ')}
      </a>
    </div>
  );
}

const auction = anAuction({ images: [aPicture(150)] });
const hours = (count: number) => new Date(sampleNow.getTime() + count * 3_600_000);

/** The kit at a glance: each piece is live, and its name leads to its page. */
export function Wall() {
  return (
    <NowProvider now={sampleNow} fixed>
      <div style={wall}>
        <Tile title="Auction/AuctionCard" style={tall}>
          <AuctionCard auction={auction} href="#leilao" headingLevel={4} />
        </Tile>
        <Tile title="Actions/Button">
          <Inline gap="small">
            <Button tone="accent">Salvar alerta</Button>
            <Button>Cancelar</Button>
          </Inline>
        </Tile>
        <Tile title="Forms/TextField">
          <TextField label="Email" type="email" defaultValue="ana@exemplo.com.br" />
        </Tile>
        <Tile title="Data/Badge">
          <Inline gap="xsmall">
            <Badge>Ocupado</Badge>
            <DiscountBadge percent={42} />
            <Badge tone="caution">Lista antiga</Badge>
          </Inline>
        </Tile>
        <Tile title="Forms/Select">
          <Select
            label="Ordenar por"
            defaultValue="soon"
            options={[
              { value: 'soon', label: 'Encerra antes' },
              { value: 'cheap', label: 'Menor preço' },
            ]}
          />
        </Tile>
        <Tile title="Feedback/Notice">
          <Notice tone="info">Lista de há 9 dias: confira.</Notice>
        </Tile>
        <Tile title="Forms/Switch">
          <Stack gap="small">
            <Switch label="Avisar por email" defaultChecked />
            <Checkbox label="Só com desconto" defaultChecked />
          </Stack>
        </Tile>
        <Tile title="Data/PriceHistory" style={tall}>
          <PriceHistory
            points={[
              { date: '2026-01-08', price: 240_000_00 },
              { date: '2026-03-14', price: 211_200_00 },
              { date: '2026-08-01', price: 186_400_00 },
            ]}
          />
        </Tile>
        <Tile title="Navigation/Tabs">
          <Tabs
            label="Imóveis"
            items={[
              { value: 'open', label: 'Abertos', count: 12, content: 'Doze imóveis recebem lances.' },
              { value: 'past', label: 'Encerrados', content: 'Nenhum.' },
            ]}
          />
        </Tile>
        <Tile title="Auction/Countdown">
          <Inline gap="medium" align="center">
            <Countdown until={hours(26)} form="long" />
            <Money amount={142_100_50} size="large" />
          </Inline>
        </Tile>
        <Tile title="Forms/Slider">
          <Slider label="Desconto" defaultValue={[30]} />
        </Tile>
        <Tile title="Data/Chip">
          <Inline gap="xsmall">
            <Chip pressed>Casa</Chip>
            <Chip pressed={false}>Terreno</Chip>
          </Inline>
        </Tile>
        <Tile title="Navigation/Pagination">
          <Pagination page={2} lastPage={4} hrefOf={(page) => `#pagina-${page}`} />
        </Tile>
        <Tile title="Data/StatCard">
          <StatCard label="Imóveis na lista" value="3.907" hint="214 novos nesta semana" />
        </Tile>
        <Tile title="Feedback/ProgressBar">
          <ProgressBar label="Lendo a lista" value={62} />
        </Tile>
        <Tile title="Data/Avatar">
          <Inline gap="small">
            <Avatar name="Marina Duarte" />
            <Avatar name="João Alves" />
            <Avatar name="Ana Reis" />
          </Inline>
        </Tile>
        <Tile title="Data/Histogram">
          <Histogram
            label="Leilões por preço"
            bars={[
              { label: 'até R$ 50 mil', count: 180 },
              { label: 'até R$ 100 mil', count: 920 },
              { label: 'até R$ 200 mil', count: 1450, selected: true },
            ]}
          />
        </Tile>
      </div>
    </NowProvider>
  );
}
