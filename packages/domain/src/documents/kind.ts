import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

/** What a document is, beside its category. */
export const documentKind = catalogue({
  identity: { code: 1, label: { fr: 'Pièce d’identité', en: 'Identity document' } },
  disability: { code: 2, label: { fr: 'Justificatif de handicap', en: 'Proof of disability' } },
  photo: { code: 3, label: { fr: 'Photo', en: 'Picture' } },
  funding: { code: 4, label: { fr: 'Accord de financement', en: 'Funding agreement' } },
  bankDetails: { code: 5, label: { fr: 'RIB', en: 'Bank details' } },
  cv: { code: 10, label: { fr: 'CV', en: 'CV' } },
  diploma: { code: 11, label: { fr: 'Diplôme ou titre', en: 'Diploma' } },
  insurance: { code: 12, label: { fr: 'Assurance', en: 'Insurance' } },
  activityNumber: { code: 13, label: { fr: 'Déclaration d’activité', en: 'Activity declaration' } },
  qualiopi: { code: 14, label: { fr: 'Qualiopi', en: 'Qualiopi' } },
  vigilance: { code: 15, label: { fr: 'Vigilance Urssaf', en: 'Urssaf clearance' } },
  invoice: { code: 20, label: { fr: '{bill:cap}', en: '{bill:cap}' } },
  expenses: { code: 21, label: { fr: 'Note de frais', en: 'Expense claim' } },
  rules: { code: 30, label: { fr: 'Règlement intérieur', en: 'Internal rules' } },
  booklet: { code: 31, label: { fr: 'Livret d’accueil', en: 'Welcome booklet' } },
  terms: { code: 32, label: { fr: 'Conditions générales', en: 'Terms and conditions' } },
  other: { code: 99, label: { fr: 'Autre', en: 'Other' } },
})
export type DocumentKind = KeyOf<typeof documentKind>

/** What may be asked of somebody. */
export const requestedKinds = [
  'identity',
  'disability',
  'photo',
  'funding',
  'bankDetails',
  'cv',
  'diploma',
  'insurance',
  'activityNumber',
  'qualiopi',
  'vigilance',
  'other',
] as const satisfies readonly DocumentKind[]

/** The file of whoever works for the tenant, in the order it is read; those of a subcontractor alone are said so. */
export const partnerKinds = [
  'cv',
  'diploma',
  'insurance',
  'activityNumber',
  'qualiopi',
  'vigilance',
] as const satisfies readonly DocumentKind[]
/** What the administration asks of them, or puts on their record. */
export const recordKinds = [...partnerKinds, 'bankDetails', 'other'] as const satisfies readonly DocumentKind[]
export const subcontractorKinds: readonly DocumentKind[] = ['insurance', 'activityNumber', 'qualiopi', 'vigilance']

/** What whoever works for the tenant is paid on. */
export const billingKinds = ['invoice', 'expenses'] as const satisfies readonly DocumentKind[]

/** What the tenant itself publishes. */
export const organisationKinds = ['rules', 'booklet', 'terms', 'other'] as const satisfies readonly DocumentKind[]

/** What the law protects: removed once what it was asked for is over (PRV-22). */
export const sensitiveKinds = ['identity', 'disability'] as const satisfies readonly DocumentKind[]
export const isSensitive = (kind: DocumentKind): boolean => sensitiveKinds.some((one) => one === kind)
