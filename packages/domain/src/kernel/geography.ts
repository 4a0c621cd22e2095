import { catalogue, type KeyOf } from './catalogue.ts'
import { foldText } from './fold-text.ts'
import { proposeElision } from './french.ts'
import type { Choices } from './list.ts'

const departments = {
  ara: '01 Ain, 03 Allier, 07 Ardèche, 15 Cantal, 26 Drôme, 38 Isère, 42 Loire, 43 Haute-Loire, 63 Puy-de-Dôme, 69 Rhône, 73 Savoie, 74 Haute-Savoie',
  bfc: '21 Côte-d’Or, 25 Doubs, 39 Jura, 58 Nièvre, 70 Haute-Saône, 71 Saône-et-Loire, 89 Yonne, 90 Territoire de Belfort',
  bre: '22 Côtes-d’Armor, 29 Finistère, 35 Ille-et-Vilaine, 56 Morbihan',
  cvl: '18 Cher, 28 Eure-et-Loir, 36 Indre, 37 Indre-et-Loire, 41 Loir-et-Cher, 45 Loiret',
  cor: '2A Corse-du-Sud, 2B Haute-Corse',
  ges: '08 Ardennes, 10 Aube, 51 Marne, 52 Haute-Marne, 54 Meurthe-et-Moselle, 55 Meuse, 57 Moselle, 67 Bas-Rhin, 68 Haut-Rhin, 88 Vosges',
  hdf: '02 Aisne, 59 Nord, 60 Oise, 62 Pas-de-Calais, 80 Somme',
  idf: '75 Paris, 77 Seine-et-Marne, 78 Yvelines, 91 Essonne, 92 Hauts-de-Seine, 93 Seine-Saint-Denis, 94 Val-de-Marne, 95 Val-d’Oise',
  nor: '14 Calvados, 27 Eure, 50 Manche, 61 Orne, 76 Seine-Maritime',
  naq: '16 Charente, 17 Charente-Maritime, 19 Corrèze, 23 Creuse, 24 Dordogne, 33 Gironde, 40 Landes, 47 Lot-et-Garonne, 64 Pyrénées-Atlantiques, 79 Deux-Sèvres, 86 Vienne, 87 Haute-Vienne',
  occ: '09 Ariège, 11 Aude, 12 Aveyron, 30 Gard, 31 Haute-Garonne, 32 Gers, 34 Hérault, 46 Lot, 48 Lozère, 65 Hautes-Pyrénées, 66 Pyrénées-Orientales, 81 Tarn, 82 Tarn-et-Garonne',
  pdl: '44 Loire-Atlantique, 49 Maine-et-Loire, 53 Mayenne, 72 Sarthe, 85 Vendée',
  pac: '04 Alpes-de-Haute-Provence, 05 Hautes-Alpes, 06 Alpes-Maritimes, 13 Bouches-du-Rhône, 83 Var, 84 Vaucluse',
  glp: '971 Guadeloupe',
  mtq: '972 Martinique',
  guf: '973 Guyane',
  reu: '974 La Réunion',
  myt: '976 Mayotte',
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

/** A région after its own preposition: « d’Occitanie », « du Grand Est », « des Hauts-de-France »; any other text only elides. */
export function ofRegion(name: string): string {
  if (/^(?:pays |hauts-)/i.test(name)) return `des ${name}`
  if (/^(?:grand |centre-)/i.test(name)) return `du ${name}`
  return proposeElision(name) ? `d’${name}` : `de ${name}`
}

type Department = { code: string; name: string }
const parsed = (list: string): Department[] =>
  list.split(', ').map((one) => ({ code: one.split(' ')[0]!, name: one.slice(one.indexOf(' ') + 1) }))

const regionByDepartment = new Map<string, AdministrativeRegion>(
  administrativeRegion.keys.flatMap((region) => parsed(departments[region]).map(({ code }) => [code, region] as const)),
)
/** Overseas territories that have a postal prefix but belong to no région. */
const territories = parsed(
  '975 Saint-Pierre-et-Miquelon, 977 Saint-Barthélemy, 978 Saint-Martin, 986 Wallis-et-Futuna, 987 Polynésie française, 988 Nouvelle-Calédonie',
)

/** The 101 départements and the territories with a postal prefix, by code. */
export const everyDepartment: readonly Department[] = [
  ...administrativeRegion.keys.flatMap((region) => parsed(departments[region])),
  ...territories,
].toSorted((a, b) => (a.code < b.code ? -1 : 1))
const nameByDepartment = new Map(everyDepartment.map(({ code, name }) => [code, name]))

/** Whether a text is the code of one of the 101 départements, or of a territory with a postal prefix. */
export const isDepartment = (code: string): boolean => nameByDepartment.has(code)

/** « 38 – Isère ». */
export const labelOfDepartment = (code: string): string => {
  const name = nameByDepartment.get(code)
  return name ? `${code} – ${name}` : code
}

/** Départements as a list filters by them, in the order of their codes. */
export const departmentChoices: Choices = {
  keys: everyDepartment.map(({ code }) => code),
  labelOf: (code: string) => ({ fr: labelOfDepartment(code), en: labelOfDepartment(code) }),
}

/** Département codes of a région. */
export const departmentsOf = (region: AdministrativeRegion): string[] => parsed(departments[region]).map(({ code }) => code)

/** The région of a département code, none for the other territories. */
export const regionOfDepartment = (department: string): AdministrativeRegion | undefined => regionByDepartment.get(department)

/** France as records hold it. */
export const waysToWriteFrance = ['FR', 'fr', 'France', '']
/** Whether a country as written, by name or ISO code, is France; an unsaid one is. */
export const isFrance = (country: string): boolean => waysToWriteFrance.some((known) => foldText(known) === foldText(country))

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

/** Where one département may end and another begin: at each hundred, at each exception and after it. */
const borders = (): string[] =>
  [
    ...Array.from({ length: 1000 }, (_, hundred) => hundred * 100),
    ...Object.keys(exceptions).flatMap((code) => [Number(code), Number(code) + 1]),
  ]
    .toSorted((a, b) => a - b)
    .map((code) => String(code).padStart(5, '0'))

/** The French postal codes in their order, as numbers: from each `from` on, the département is this one, or none. */
export const departmentSteps = (): { from: number; department: string | null }[] =>
  borders()
    .map((code) => ({ from: Number(code), department: departmentOf(code) ?? null }))
    .filter(({ department }, index, all) => index === 0 || all[index - 1]?.department !== department)

/** From its first code to the one it ends at, which it does not hold. */
type PostalRange = { from: string; before: string }
const knownRanges = new Map<string | undefined, readonly PostalRange[]>()

function readRanges(department?: string): PostalRange[] {
  const ranges: PostalRange[] = []
  const edges = borders()
  for (const [index, from] of edges.entries()) {
    const found = departmentOf(from)
    if (found === undefined || (department !== undefined && found !== department)) continue
    const before = edges[index + 1]!
    const last = ranges.at(-1)
    if (last?.before === from) last.before = before
    else ranges.push({ from, before })
  }
  return ranges
}

/** The French postal codes of a département, or of all of them when none is told, as ranges: what an index finds, `departmentOf` read backwards once. */
export function postalRangesOf(department?: string): readonly PostalRange[] {
  if (department !== undefined && !isDepartment(department)) return []
  const ranges = knownRanges.get(department) ?? readRanges(department)
  knownRanges.set(department, ranges)
  return ranges
}
