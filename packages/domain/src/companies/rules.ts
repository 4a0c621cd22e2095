import { dayInZone, defaultZone } from '../kernel/dates.ts'
import { bareIdentifier, isFrenchVatNumber, isSiren, isSiret, isVatNumber } from '../kernel/identifiers.ts'

/** A headcount is that of 31 December of a year that is over. */
export const firstHeadcountYear = 2000
export const lastHeadcountYear = (now: Date): number => Number(dayInZone(now, defaultZone).slice(0, 4)) - 1

/** Records merged at once, and for how long a merge can be undone. */
export const mergeLimits = { least: 2, most: 5 } as const
export const undoHours = 24
export const isUndoable = (merge: { done_at: Date; undone_at: Date | null }, now: Date): boolean =>
  merge.undone_at === null && now.getTime() - merge.done_at.getTime() < undoHours * 3_600_000

/** Département codes as typed ("44; 49,2a") joined by semicolons without repeats; undefined when one of them is no code. */
export function departmentsFromText(text: string): string | undefined {
  const codes = text
    .split(/[;,\s]+/)
    .map((code) => code.trim().toUpperCase())
    .filter(Boolean)
  return codes.every((code) => /^(?:\d{2,3}|2[AB])$/.test(code)) ? [...new Set(codes)].join(';') : undefined
}

type Numbered = { is_foreign?: boolean | undefined; siret?: string | null | undefined; vat_number?: string | null | undefined }

/** Whether the number is a SIRET or a SIREN (ID-01), or is declared to be of another country. */
export const hasRightNumber = ({ is_foreign, siret }: Numbered): boolean =>
  is_foreign === true || !siret || isSiret(siret) || isSiren(siret)

/** Whether the VAT number is right (ID-02); a French one must be that of the SIREN, one of another country is taken as given. */
export function hasRightVatNumber({ is_foreign, siret, vat_number }: Numbered): boolean {
  if (!vat_number || is_foreign === true) return true
  if (!isVatNumber(vat_number)) return false
  return !siret || !isFrenchVatNumber(vat_number) || bareIdentifier(vat_number).slice(4) === bareIdentifier(siret).slice(0, 9)
}
