/** A small generator with a memory: the same seed gives the same file, on every machine. */
function sequence(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export const sampleHeadings = [
  'Nature',
  'Code',
  'Intitulé',
  'Adresse du site',
  'Date de début',
  'Date de fin',
  'Ville',
  'Pays',
  'En ligne',
  'Thème',
  'Langues',
  'Date limite d’appel',
  'Mail du référent',
] as const
export type SampleRow = Record<(typeof sampleHeadings)[number], string>

const subjects = [
  'Rencontres',
  'Journées',
  'Ateliers',
  'Forum',
  'Assises',
  'Colloque',
  'Université d’été',
  'Carrefour',
  'Sommet',
  'Semaine',
]
const topics = [
  'de l’accessibilité',
  'du logiciel libre',
  'de la donnée',
  'du design',
  'de la sécurité',
  'du « bien vieillir »',
  'de l’œuvre numérique',
  'des métiers ; d’avenir',
  'du climat',
  'de la santé',
]
const places = [
  ['Lyon', 'France'],
  ['Saint-Étienne', 'France'],
  ['Genève', 'Suisse'],
  ['Liège', 'Belgique'],
  ['Montréal', 'Canada'],
  ['Málaga', 'Espagne'],
  ['Kraków', 'Pologne'],
] as const
const themes = ['accessibilité', 'données', 'design', 'sécurité', 'management', 'climat']
const languages = ['FR', 'EN', 'FR,EN', 'DE', '']

const two = (value: number): string => String(value).padStart(2, '0')

/** Fictitious events in the form organisers export: French headings, one event a line, deterministic. */
export function sampleRows(count: number, seed = 2025): SampleRow[] {
  const next = sequence(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  return Array.from({ length: count }, (_, index) => {
    const month = 1 + Math.floor(next() * 12)
    const day = 1 + Math.floor(next() * 26)
    const isOnline = next() < 0.3
    const [town, country] = isOnline ? ['', ''] : pick(places)
    return {
      Nature: 'événement',
      Code: `EV-2026-${String(index + 1).padStart(4, '0')}`,
      Intitulé: `${pick(subjects)} ${pick(topics)} n° ${index + 1}`,
      'Adresse du site': `https://exemple.fr/rencontre/${index + 1}`,
      'Date de début': `${two(day)}/${two(month)}/2026 09:00`,
      'Date de fin': `${two(day + Math.floor(next() * 3))}/${two(month)}/2026 18:00`,
      Ville: town,
      Pays: country,
      'En ligne': isOnline ? 'oui' : 'non',
      Thème: [...new Set([pick(themes), pick(themes)])].join(', '),
      Langues: pick(languages),
      'Date limite d’appel': next() < 0.5 ? `01/${two(month)}/2025 23:59` : '',
      'Mail du référent': 'referent@exemple.fr',
    }
  })
}

const quoted = (cell: string): string => (/[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
/** The rows as a CSV a French spreadsheet writes: semicolons, UTF-8 with its mark, CRLF. */
export const sampleCsv = (rows: readonly Partial<SampleRow>[], headings: readonly string[] = sampleHeadings): string =>
  `\uFEFF${[headings, ...rows.map((row) => headings.map((heading) => row[heading as keyof SampleRow] ?? ''))].map((cells) => cells.map(quoted).join(';')).join('\r\n')}\r\n`
