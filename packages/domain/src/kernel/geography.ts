import { catalogue, type KeyOf } from './catalogue.ts'

const departments = {
  ara: '01 03 07 15 26 38 42 43 63 69 73 74',
  bfc: '21 25 39 58 70 71 89 90',
  bre: '22 29 35 56',
  cvl: '18 28 36 37 41 45',
  cor: '2A 2B',
  ges: '08 10 51 52 54 55 57 67 68 88',
  hdf: '02 59 60 62 80',
  idf: '75 77 78 91 92 93 94 95',
  nor: '14 27 50 61 76',
  naq: '16 17 19 23 24 33 40 47 64 79 86 87',
  occ: '09 11 12 30 31 32 34 46 48 65 66 81 82',
  pdl: '44 49 53 72 85',
  pac: '04 05 06 13 83 84',
  glp: '971',
  mtq: '972',
  guf: '973',
  reu: '974',
  myt: '976',
} as const

const called = (name: string) => ({ fr: name, en: name })

/** The 18 régions of France under their INSEE code (ID-20). */
export const administrativeRegion = catalogue({
  ara: { code: 84, label: called('Auvergne-Rhône-Alpes') },
  bfc: { code: 27, label: called('Bourgogne-Franche-Comté') },
  bre: { code: 53, label: called('Bretagne') },
  cvl: { code: 24, label: called('Centre-Val de Loire') },
  cor: { code: 94, label: called('Corse') },
  ges: { code: 44, label: called('Grand Est') },
  hdf: { code: 32, label: called('Hauts-de-France') },
  idf: { code: 11, label: called('Île-de-France') },
  nor: { code: 28, label: called('Normandie') },
  naq: { code: 75, label: called('Nouvelle-Aquitaine') },
  occ: { code: 76, label: called('Occitanie') },
  pdl: { code: 52, label: called('Pays de la Loire') },
  pac: { code: 93, label: called('Provence-Alpes-Côte d’Azur') },
  glp: { code: 1, label: called('Guadeloupe') },
  mtq: { code: 2, label: called('Martinique') },
  guf: { code: 3, label: called('Guyane') },
  reu: { code: 4, label: called('La Réunion') },
  myt: { code: 6, label: called('Mayotte') },
})
export type AdministrativeRegion = KeyOf<typeof administrativeRegion>

const regionByDepartment = new Map<string, AdministrativeRegion>(
  administrativeRegion.keys.flatMap((region) => departments[region].split(' ').map((department) => [department, region] as const)),
)
/** Overseas territories that have a postal prefix but belong to no région. */
const territories = new Set(['975', '977', '978', '986', '987', '988'])

/** Whether a text is the code of one of the 101 départements, or of a territory with a postal prefix. */
export const isDepartment = (code: string): boolean => regionByDepartment.has(code) || territories.has(code)

/** Département codes of a région. */
export const departmentsOf = (region: AdministrativeRegion): string[] => departments[region].split(' ')

/** The région of a département code, none for the other territories. */
export const regionOfDepartment = (department: string): AdministrativeRegion | undefined => regionByDepartment.get(department)

const plain = (text: string) => text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
/** Whether a country as written, by name or ISO code, is France; an unsaid one is (specification §5). */
export const isFrance = (country: string): boolean => ['', 'france', 'fr'].includes(plain(country))

/**
 * A postal code as stored (ID-20): the zero a spreadsheet lost comes back to a French code, `''` stays empty.
 * @returns undefined for a French code that is not five digits.
 */
export function postalCodeFromText(text: string, country = 'France'): string | undefined {
  const code = text.trim()
  if (!isFrance(country) || code === '') return code
  const digits = code.replace(/\s/g, '')
  if (!/^\d{4,5}$/.test(digits)) return undefined
  return digits.padStart(5, '0')
}

const exceptions: Readonly<Record<string, string>> = { '97133': '977', '97150': '978' }
const corsica: Readonly<Record<string, string>> = { '200': '2A', '201': '2A', '202': '2B', '206': '2B' }

/** The département (or territory) of a French postal code; undefined when it has none: malformed, empty, Monaco, unknown (ID-20). */
export function departmentOf(postalCode: string): string | undefined {
  const code = postalCodeFromText(postalCode)
  if (!code) return undefined
  const prefix = code.slice(0, 3)
  const department = exceptions[code] ?? (code.startsWith('20') ? corsica[prefix] : /^9[78]/.test(code) ? prefix : code.slice(0, 2))
  return department !== undefined && isDepartment(department) ? department : undefined
}
