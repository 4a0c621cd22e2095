import { catalogue } from '../kernel/catalogue.ts'

/** What a product is for the accounts and for who delivers it. */
export const productKind = catalogue({
  service: { code: 1, label: { fr: 'Service', en: 'Service' } },
  goods: { code: 2, label: { fr: 'Bien', en: 'Goods' } },
})
