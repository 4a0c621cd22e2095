import { catalogue, type KeyOf } from '../../kernel/catalogue.ts'

/** What badges are printed on: one a page, for a label printer or a holder, or laid on A4 sheets. */
export const badgeFormat = catalogue({
  small: { code: 1, label: { fr: 'Étiquette 89 × 41 mm', en: 'Label 89 × 41 mm' } },
  badge: { code: 2, label: { fr: 'Badge 86 × 54 mm', en: 'Badge 86 × 54 mm' } },
  large: { code: 3, label: { fr: 'Badge 105 × 74 mm', en: 'Badge 105 × 74 mm' } },
  sheet: { code: 4, label: { fr: 'Feuille A4 de 10 badges 86 × 54 mm', en: 'A4 sheet of 10 badges 86 × 54 mm' } },
  eight: { code: 5, label: { fr: 'Feuille A4 de 8 badges 90 × 55 mm', en: 'A4 sheet of 8 badges 90 × 55 mm' } },
  a6: { code: 6, label: { fr: 'Badge A6, 105 × 148 mm', en: 'A6 badge, 105 × 148 mm' } },
})
export type BadgeFormat = KeyOf<typeof badgeFormat>

/** Millimetres of one badge, and how they lie on a sheet. */
export const badgeSizes: Readonly<Record<BadgeFormat, { width: number; height: number; sheet: { across: number; down: number } | null }>> =
  {
    small: { width: 89, height: 41, sheet: null },
    badge: { width: 86, height: 54, sheet: null },
    large: { width: 105, height: 74, sheet: null },
    sheet: { width: 86, height: 54, sheet: { across: 2, down: 5 } },
    eight: { width: 90, height: 55, sheet: { across: 2, down: 4 } },
    a6: { width: 105, height: 148, sheet: null },
  }

/** What a badge says beside the name. */
export const badgeField = catalogue({
  company: { code: 1, label: { fr: '{company:cap}', en: '{company:cap}' } },
  job: { code: 2, label: { fr: 'Fonction', en: 'Job title' } },
  event: { code: 3, label: { fr: 'Titre {event.de}', en: '{event:cap} title' } },
  code: { code: 4, label: { fr: 'Code à saisir', en: 'Code to type' } },
  logo: { code: 5, label: { fr: 'Logo', en: 'Logo' } },
})
export type BadgeField = KeyOf<typeof badgeField>

export type BadgeLayout = { format: BadgeFormat; fields: BadgeField[]; has_qr: boolean }
/** The layout of an event that chose none. */
export const usualLayout: BadgeLayout = { format: 'badge', fields: ['company', 'event'], has_qr: true }

/** Badges one file holds, at most, so that a busy machine draws it in its time; others are in the files after it. */
export const badgesPerFile = 200
