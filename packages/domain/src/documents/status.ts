import { catalogue, type KeyOf } from '../kernel/catalogue.ts'
import { rewordable } from '../kernel/rewording.ts'

/** Status of a document and its transitions. */
export const documentStatus = rewordable(
  'document',
  { fr: 'Documents', en: 'Documents' },
  catalogue({
    created: {
      code: 0,
      label: { fr: 'Créé', en: 'Created' },
      tone: 'neutral',
      next: ['toComplete', 'toSign', 'toValidate', 'validated', 'sent'],
    },
    toComplete: { code: 1, label: { fr: 'À compléter', en: 'To complete' }, tone: 'warning', next: ['toSign', 'toValidate', 'validated'] },
    toSign: { code: 2, label: { fr: 'À signer', en: 'To sign' }, tone: 'warning', next: ['signed', 'rejected'] },
    toValidate: { code: 3, label: { fr: 'À valider', en: 'To approve' }, tone: 'warning', next: ['validated', 'rejected'] },
    validated: { code: 4, label: { fr: 'Validé', en: 'Validated' }, tone: 'success', next: ['toSign', 'sent'] },
    sent: { code: 5, label: { fr: 'Envoyé', en: 'Sent' }, tone: 'success', next: ['toSign', 'signed'] },
    signed: { code: 6, label: { fr: 'Signé', en: 'Signed' }, tone: 'success' },
    rejected: { code: 9, label: { fr: 'Rejeté', en: 'Rejected' }, tone: 'danger', next: ['toComplete'] },
  }),
)
export type DocumentStatus = KeyOf<typeof documentStatus>
