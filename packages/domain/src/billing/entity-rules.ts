import { bareIdentifier, isFrenchVatNumber, isSiret } from '../kernel/identifiers.ts'

/** Before the year and rank of a number: 20 characters in all at most (INV-02). */
export const seriesPrefix = /^[A-Z][A-Z0-9]{0,7}$/
export const defaultPrefixes = { bill: 'FA', credit: 'AV' } as const

/** A day of any year, `MM-DD`: the 29th of February begins no fiscal year. */
export const isYearDay = (text: string): boolean => {
  const day = new Date(`2027-${text}T00:00:00Z`)
  return /^\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().slice(5, 10) === text
}
/** First days of months: what a fiscal year nearly always begins on. */
export const fiscalStarts = Array.from({ length: 12 }, (_, month) => `${String(month + 1).padStart(2, '0')}-01`)

/** A signature is somebody's: the legal representative's, by name. */
export const maySign = ({ representative }: { representative: string }): boolean => representative.trim() !== ''

/** Mentions the law or a payment asks of an issuer, in the order they are shown (INV-20, FOR-55). */
export const mentionKeys = [
  'name',
  'legal_name',
  'legal_form',
  'share_capital',
  'registry',
  'siren',
  'siret',
  'vat_number',
  'address',
  'code_postal',
  'town',
  'representative',
  'activity_number',
  'activity_region',
  'iban',
  'bic',
] as const
export type Mention = (typeof mentionKeys)[number]

type Issuer = { [K in Mention]: string | null } & { is_vat_franchise: boolean }

/** Mentions an issuer still lacks; in franchise, no VAT number is asked of it (INV-31). */
export const missingMentions = (issuer: Issuer): Mention[] =>
  mentionKeys.filter((key) => !(key === 'vat_number' && issuer.is_vat_franchise) && !issuer[key]?.trim())

/** An issuer is an establishment: 14 digits (ID-01). */
export const isEntitySiret = ({ siret }: { siret?: string | undefined }): boolean => siret === undefined || isSiret(siret)

/** A French VAT number is that of the SIREN (ID-02). */
export const hasEntityVat = ({ siret, vat_number }: { siret?: string | undefined; vat_number?: string | null | undefined }): boolean =>
  !vat_number || !siret || !isFrenchVatNumber(vat_number) || bareIdentifier(vat_number).slice(4) === bareIdentifier(siret).slice(0, 9)
