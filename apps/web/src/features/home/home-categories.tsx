import { CategoryTile } from '@martelo/ui/category-tile';
import { Heading } from '@martelo/ui/heading';
import { Building2, House, LandPlot, Store, Trees, Warehouse } from 'lucide-react';

import { paths } from '../../paths.ts';
import type { Category } from '../places/places.calls.ts';
import * as styles from './home-categories.css.ts';

const icons = { 1: House, 2: Building2, 3: LandPlot, 4: Warehouse, 10: Store, 11: Trees } as const;

/** The kinds of property with their counts (HOME-05). */
export function HomeCategories({ categories }: { categories: readonly Category[] }) {
  return (
    <section className={styles.section} aria-label="Tipos de imóvel">
      <Heading level={2}>Por tipo de imóvel</Heading>
      <ul className={styles.tiles}>
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
      </ul>
    </section>
  );
}
