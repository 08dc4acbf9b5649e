import type { PropertyType } from '@martelo/domain/auction';
import { Building2, House, LandPlot, type LucideIcon, Store, Tractor, Warehouse } from 'lucide-react';

/** What a kind of property looks like where there is no room for its picture. */
export const propertyIcons: Readonly<Record<PropertyType, LucideIcon>> = {
  house: House,
  apartment: Building2,
  land: LandPlot,
  shed: Warehouse,
  commercial: Store,
  rural: Tractor,
};
