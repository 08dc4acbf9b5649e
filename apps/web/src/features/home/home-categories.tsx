import { caixaCommercial, judicialLand, residential, rural } from '@martelo/domain/presets';
import { CategoryTile } from '@martelo/ui/category-tile';
import { Grid } from '@martelo/ui/grid';
import { Link } from '@martelo/ui/link';
import { Section } from '@martelo/ui/section';
import { Text } from '@martelo/ui/text';
import { Building2, House, LandPlot, Store, Trees, Warehouse } from 'lucide-react';

import { paths } from '../../paths.ts';
import type { Category } from '../places/places.calls.ts';

import * as styles from './home-categories.css.ts';

const icons = { 1: House, 2: Building2, 3: LandPlot, 4: Warehouse, 10: Store, 11: Trees } as const;

/** Presets of common searches (RULE-07). */
const presets = [
  { label: 'Casas e apartamentos em São Paulo', filters: residential(35) },
  { label: 'Terrenos judiciais em Goiânia', filters: judicialLand(5_208_707) },
  { label: 'Comerciais da Caixa', filters: caixaCommercial },
  { label: 'Imóveis rurais', filters: rural },
];

/** The kinds of property with their counts (HOME-05). */
export function HomeCategories({ categories }: { categories: readonly Category[] }) {
  return (
    <Section title="Por tipo de imóvel" aria-label="Tipos de imóvel">
      <Grid as="ul" columns={{ base: 2, phone: 3 }} gap="medium">
        {categories.map(({ id, name, count }) => (
          <li key={id}>
            <CategoryTile
              label={name}
              count={count}
              href={paths.list(paths.properties, { subcategoryIds: [id] })}
              icon={icons[id as keyof typeof icons] ?? House}
            />
          </li>
        ))}
      </Grid>
      <nav aria-label="Buscas prontas" className={styles.presets}>
        <Text as="span" size="inherit" color="muted">
          Buscas prontas:
        </Text>
        {presets.map(({ label, filters }) => (
          <Link key={label} href={paths.list(paths.auctions, filters)} className={styles.preset}>
            {label}
          </Link>
        ))}
      </nav>
    </Section>
  );
}
