import type { Plan } from '@martelo/ui/plan-card';

const features = ['Atualizações diárias', 'Leiloeiros oficiais', 'Suporte VIP', 'Alertas personalizados'];

/** Days in which who subscribed may go back, by law and not by kindness (CDC, art. 49). */
const withdrawalDays = 7;

/** The monthly plan (HOME-07). */
export const monthlyPlan: Omit<Plan, 'checkout'> = {
  name: 'Plano mensal',
  price: 119_90,
  period: 'month',
  features,
  guaranteeDays: withdrawalDays,
};

/** The annual plan; what it was is twelve months of the monthly one (HOME-07). */
export const annualPlan: Omit<Plan, 'checkout'> = {
  name: 'Plano anual',
  price: 597_00,
  period: 'year',
  originalPrice: 1_438_80,
  instalments: { count: 12, amount: 59_70 },
  features,
  recommended: true,
  guaranteeDays: withdrawalDays,
};
