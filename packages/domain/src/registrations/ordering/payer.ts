import { catalogue, type KeyOf } from '../../kernel/catalogue.ts'

/** Who pays for a registration. */
export const payerKind = catalogue({
  self: { code: 1, label: { fr: 'Moi-même', en: 'Myself' } },
  company: { code: 2, label: { fr: 'Mon employeur', en: 'My employer' } },
  funder: { code: 3, label: { fr: 'Un financeur (OPCO, FAF)', en: 'A funder (OPCO, FAF)' } },
})
export type PayerKind = KeyOf<typeof payerKind>
