import type { Sentence } from './sentence.ts'

type ErrorEntry = { readonly http: number } & Sentence
/** A refusal the product can answer: its code is the key it is declared under. */
export type ProductErrorKind = ErrorEntry & { readonly code: string }

/** Declares refusals. The type is the set of keys: an untranslated error does not compile. */
export function errorList<const T extends Record<string, ErrorEntry>>(
  entries: T,
): { readonly [K in keyof T & string]: T[K] & { readonly code: K } } {
  return Object.fromEntries(Object.entries(entries).map(([code, entry]) => [code, { ...entry, code }])) as never
}

/** Values merged into the sentence of an error, e.g. the two states of a refused transition. */
export type ErrorValues = Readonly<Record<string, string | number | Date | Sentence>>

/** One field a form must correct; `message` is a key of `validationWords` (with its `values`) or a finished sentence. */
export type FieldIssue = { field: string; message: string; values?: ErrorValues }

/** The only error a verb throws on purpose: answered with its status, code and sentence. */
export class ProductError extends Error {
  readonly kind: ProductErrorKind
  readonly values: ErrorValues
  readonly details: readonly FieldIssue[] | undefined
  constructor(kind: ProductErrorKind, values: ErrorValues = {}, details?: readonly FieldIssue[]) {
    super(kind.code)
    this.name = 'ProductError'
    this.kind = kind
    this.values = values
    this.details = details
  }
}

/** Throws a refusal; an expression, so that `?? refuse(…)` reads. */
export function refuse(kind: ProductErrorKind, values?: ErrorValues, details?: readonly FieldIssue[]): never {
  throw new ProductError(kind, values, details)
}

/** The refusals every module shares. */
export const kernelErrors = errorList({
  unreadable: { http: 400, fr: 'Requête illisible', en: 'Unreadable request' },
  noSession: { http: 401, fr: 'Votre session a expiré. Reconnectez-vous.', en: 'Your session has expired. Please sign in again.' },
  closedForSecurity: { http: 401, fr: 'Votre session a été fermée par sécurité.', en: 'Your session was closed for security reasons.' },
  accessDenied: { http: 403, fr: 'Accès refusé', en: 'Access denied' },
  suspended: {
    http: 403,
    fr: 'Cet espace est suspendu. Vos documents sont gardés\u00A0: demandez à l’organisme quand il rouvrira.',
    en: 'This space is suspended. Your documents are kept: ask the organisation when it will open again.',
  },
  notFound: {
    http: 404,
    fr: 'Cette page n’existe pas ou n’est plus disponible.',
    en: 'This page does not exist or is no longer available.',
  },
  tooSlow: {
    http: 408,
    fr: 'La demande n’est pas arrivée à temps. Vérifiez votre connexion, puis réessayez.',
    en: 'The request timed out. Check your connection, then try again.',
  },
  conflict: { http: 409, fr: 'Cette action est en conflit avec une autre.', en: 'This action conflicts with another one.' },
  wrongTransition: {
    http: 409,
    fr: 'Le statut « {from} » ne peut pas devenir « {to} ».',
    en: 'The status “{from}” cannot become “{to}”.',
  },
  duplicate: { http: 409, fr: 'Cet enregistrement existe déjà.', en: 'This record already exists.' },
  stillReferenced: {
    http: 409,
    fr: 'Suppression impossible : d’autres enregistrements en dépendent.',
    en: 'Cannot delete: other records depend on it.',
  },
  idempotencyReused: {
    http: 409,
    fr: 'Cette clé d’idempotence a déjà servi pour une autre demande.',
    en: 'This idempotency key was already used for another request.',
  },
  editedMeanwhile: {
    http: 409,
    fr: 'Cette fiche a été modifiée entre-temps. Vos saisies sont gardées : comparez avant d’enregistrer.',
    en: 'This record has been changed in the meantime. Your input is kept: compare before saving.',
  },
  tooLarge: { http: 413, fr: 'Le fichier ou la demande est trop volumineux.', en: 'The file or request is too large.' },
  wrongType: { http: 415, fr: 'Ce type de contenu n’est pas accepté.', en: 'This content type is not accepted.' },
  invalid: { http: 422, fr: 'Sauvegarde impossible', en: 'Cannot save' },
  sortFailed: { http: 422, fr: 'Erreur dans le tri', en: 'Sorting failed' },
  tooMany: {
    http: 429,
    fr: 'Trop de tentatives. Réessayez dans {minutes, plural, one {# minute} other {# minutes}}.',
    en: 'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  },
  tooManyToday: { http: 429, fr: 'Trop de tentatives. Réessayez demain.', en: 'Too many attempts. Try again tomorrow.' },
  headersTooLarge: { http: 431, fr: 'Les en-têtes de la demande sont trop longs.', en: 'The headers of the request are too long.' },
  unexpected: { http: 500, fr: 'Une erreur est survenue', en: 'An error occurred' },
  unavailable: {
    http: 503,
    fr: 'Le service est momentanément indisponible. Réessayez dans un instant.',
    en: 'The service is temporarily unavailable. Try again shortly.',
  },
  storageFull: {
    http: 507,
    fr: 'L’espace de stockage est plein\u00A0: rien n’a été enregistré. Prévenez votre administrateur, puis réessayez.',
    en: 'Storage is full: nothing was saved. Tell your administrator, then try again.',
  },
})
