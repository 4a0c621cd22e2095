/** Features a tenant may switch on. */
export const features = [
  'accounting',
  'catalog',
  'delegation',
  'filling',
  'interactivity',
  'mailing',
  'partners',
  'payment',
  'push',
  'referent',
  'templates',
  'visio',
] as const
export type Feature = (typeof features)[number]
