import { catalogue } from '../kernel/catalogue.ts'
import { rewordable } from '../kernel/rewording.ts'

/** Account status of a person. */
export const accountStatus = rewordable(
  'account',
  { fr: 'Comptes', en: 'Accounts' },
  catalogue({
    pending: { code: 0, label: { fr: 'En attente', en: 'Pending' }, tone: 'neutral' },
    invited: { code: 1, label: { fr: 'Invitation envoyée', en: 'Invitation sent' }, tone: 'info' },
    toComplete: { code: 2, label: { fr: 'À compléter', en: 'To complete' }, tone: 'warning' },
    toValidate: { code: 3, label: { fr: 'À valider', en: 'To approve' }, tone: 'warning' },
    validated: { code: 4, label: { fr: 'Validé', en: 'Validated' }, tone: 'success' },
    active: { code: 5, label: { fr: 'Actif', en: 'Active' }, tone: 'success' },
    suspended: { code: 6, label: { fr: 'Suspendu', en: 'Suspended' }, tone: 'danger' },
    absent: { code: 7, label: { fr: 'Absent', en: 'Absent' }, tone: 'neutral' },
    disabled: { code: 8, label: { fr: 'Désactivé', en: 'Deactivated' }, tone: 'danger' },
    deleted: { code: 9, label: { fr: 'Supprimé', en: 'Deleted' }, tone: 'danger' },
  }),
)
export type AccountStatus = (typeof accountStatus.keys)[number]

/** An account of that status holds no session. */
export const shutOut: readonly AccountStatus[] = ['suspended', 'disabled', 'deleted']
