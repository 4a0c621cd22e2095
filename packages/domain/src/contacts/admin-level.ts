import { catalogue } from '../kernel/catalogue.ts'

/** What an administrator is held to (`is_restricted`). */
export const adminLevel = catalogue({
  none: { code: 0, label: { fr: 'Sans restriction', en: 'Unrestricted' } },
  readOnly: { code: 1, label: { fr: 'Consultation seule', en: 'Read only' } },
  limited: { code: 2, label: { fr: 'Menu restreint, lecture et écriture', en: 'Restricted menu, reads and writes' } },
})
