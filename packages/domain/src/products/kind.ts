import { catalogue } from '../kernel/catalogue.ts'

/** What a product is for the accounts and for who delivers it. */
export const productKind = catalogue({
  service: { code: 1, label: { fr: 'Service', en: 'Service' } },
  goods: { code: 2, label: { fr: 'Matériel', en: 'Material' } },
  catering: { code: 3, label: { fr: 'Restauration', en: 'Catering' } },
  lodging: { code: 4, label: { fr: 'Hébergement', en: 'Lodging' } },
})
