import { plainTextOf, type RichNode, type RichText } from '../../kernel/rich-text.ts'
import type { Sentence } from '../../kernel/sentence.ts'
import { vatReason } from '../../kernel/vat.ts'

const same = (text: string): Sentence => ({ fr: text, en: text })

type RowExample = { label: Sentence; example: Sentence; second?: Sentence }
/** Fields of a list a message is about: a paragraph or a line of a list that calls one is written once for each row. */
export const rowFields = {
  'slot.date': {
    label: { fr: 'Jour de chaque demi-journée', en: 'Day of each half-day' },
    example: { fr: '3 mars 2027', en: '3 March 2027' },
    second: { fr: '4 mars 2027', en: '4 March 2027' },
  },
  'slot.hours': {
    label: { fr: 'Horaires de chaque demi-journée', en: 'Hours of each half-day' },
    example: { fr: '3 mars 2027 de 9\u00A0h à 12\u00A0h', en: '3 March 2027 from 9:00 to 12:00' },
    second: { fr: '4 mars 2027 de 14\u00A0h à 17\u00A0h', en: '4 March 2027 from 14:00 to 17:00' },
  },
  'slot.title': {
    label: { fr: 'Intitulé de chaque demi-journée', en: 'Title of each half-day' },
    example: { fr: 'Les bases', en: 'The basics' },
    second: { fr: 'La pratique', en: 'Practice' },
  },
  'slot.room': { label: { fr: 'Salle de chaque demi-journée', en: 'Room of each half-day' }, example: same('Ada'), second: same('Curie') },
  'line.name': {
    label: { fr: 'Désignation de chaque ligne', en: 'Name of each line' },
    example: { fr: 'Conduire une réunion', en: 'Leading a meeting' },
    second: { fr: 'Déjeuner', en: 'Lunch' },
  },
  'line.quantity': { label: { fr: 'Quantité de chaque ligne', en: 'Quantity of each line' }, example: same('1'), second: same('2') },
  'line.amount': {
    label: { fr: 'Montant de chaque ligne', en: 'Amount of each line' },
    example: { fr: '1\u202F600,00\u00A0€', en: '€1,600.00' },
    second: { fr: '38,00\u00A0€', en: '€38.00' },
  },
  'tax.rate': {
    label: { fr: 'Taux de chaque TVA', en: 'Rate of each VAT' },
    example: { fr: '0\u00A0%', en: '0%' },
    second: { fr: '20\u00A0%', en: '20%' },
  },
  'tax.base': {
    label: { fr: 'Base HT de chaque TVA', en: 'Base of each VAT' },
    example: { fr: '1\u202F350,00\u00A0€', en: '€1,350.00' },
    second: { fr: '240,00\u00A0€', en: '€240.00' },
  },
  'tax.amount': {
    label: { fr: 'Montant de chaque TVA', en: 'Amount of each VAT' },
    example: { fr: '0,00\u00A0€', en: '€0.00' },
    second: { fr: '48,00\u00A0€', en: '€48.00' },
  },
  'tax.reason': {
    label: { fr: 'Motif d’exonération de chaque TVA', en: 'Exemption of each VAT' },
    example: vatReason.labelOf('training_exempt'),
  },
  'instalment.date': {
    label: { fr: 'Date de chaque échéance', en: 'Date of each instalment' },
    example: { fr: '20 novembre 2026', en: '20 November 2026' },
    second: { fr: '20 décembre 2026', en: '20 December 2026' },
  },
  'instalment.amount': {
    label: { fr: 'Montant de chaque échéance', en: 'Amount of each instalment' },
    example: { fr: '432,00\u00A0€', en: '€432.00' },
    second: { fr: '1\u202F206,00\u00A0€', en: '€1,206.00' },
  },
  'activities.title': {
    label: { fr: 'Intitulé de chaque {activity}', en: 'Title of each {activity}' },
    example: { fr: 'Plénière', en: 'Plenary' },
    second: { fr: 'Atelier photo', en: 'Photo workshop' },
  },
  'activities.hours': {
    label: { fr: 'Dates de chaque {activity}', en: 'Dates of each {activity}' },
    example: { fr: '3 mars 2027 de 9\u00A0h à 12\u00A0h', en: '3 March 2027 from 9:00 to 12:00' },
    second: { fr: '3 mars 2027 de 14\u00A0h à 17\u00A0h', en: '3 March 2027 from 14:00 to 17:00' },
  },
  'activities.place': {
    label: { fr: 'Lieu de chaque {activity}', en: 'Place of each {activity}' },
    example: { fr: 'Campus Nord', en: 'North campus' },
    second: { fr: 'Atelier', en: 'Workshop' },
  },
} satisfies Record<string, RowExample>
export type RowField = keyof typeof rowFields
export const rowFieldNames = Object.keys(rowFields) as RowField[]

/** What each list is called, and which other fields a message has when it is about one. */
export const rowGroups = {
  slot: { label: { fr: '{event:cap}\u00A0: chaque demi-journée', en: '{event:cap}: each half-day' }, about: ['event.', 'registration.'] },
  activities: {
    label: { fr: '{event:cap}\u00A0: chaque {activity}', en: '{event:cap}: each {activity}' },
    about: ['event.', 'registration.'],
  },
  line: { label: { fr: '{bill:cap}\u00A0: chaque ligne', en: '{bill:cap}: each line' }, about: ['bill.'] },
  tax: { label: { fr: '{bill:cap}\u00A0: chaque TVA', en: '{bill:cap}: each VAT' }, about: ['bill.'] },
  instalment: { label: { fr: '{bill:cap}\u00A0: chaque échéance', en: '{bill:cap}: each instalment' }, about: ['bill.'] },
} satisfies Record<string, { label: Sentence; about: readonly string[] }>
export type RowGroup = keyof typeof rowGroups
export const rowGroupNames = Object.keys(rowGroups) as RowGroup[]
export type Row = Partial<Record<RowField, string>>
export type Rows = Partial<Record<RowGroup, readonly Row[]>>

/** Fields of rows the body of a message may call, by the fields its moment merges. */
export const rowFieldsFor = (merged: readonly string[]): RowField[] =>
  rowFieldNames.filter((key) => {
    const [group] = key.split('.') as [RowGroup]
    return rowGroups[group].about.some((prefix) => merged.some((field) => field.startsWith(prefix)))
  })

/** Two rows of each list, as examples a person recognises. */
export const exampleRows = (language: 'fr' | 'en'): Rows =>
  Object.fromEntries(
    rowGroupNames.map((group) => {
      const keys = rowFieldNames.filter((key) => key.startsWith(`${group}.`))
      const shown: Readonly<Record<RowField, RowExample>> = rowFields
      const row = (which: 'example' | 'second') => Object.fromEntries(keys.map((key) => [key, shown[key][which]?.[language] ?? '']))
      return [group, [row('example'), row('second')]]
    }),
  )

const called = (group: RowGroup): RegExp => new RegExp(`\\{\\{\\s*${group}\\.`)
/** Lists the body of a message calls. */
export const calledGroups = (body: RichText): RowGroup[] => rowGroupNames.filter((group) => called(group).test(plainTextOf(body)))

const holdsText = (node: RichNode): boolean => 'content' in node && (node.content ?? []).some(({ type }) => type === 'text')
const forRow = (node: RichNode, group: RowGroup, row: number): RichNode => {
  if (node.type === 'text')
    return { ...node, text: node.text.replace(new RegExp(`(\\{\\{\\s*${group})\\.`, 'g'), (_, opened: string) => `${opened}.${row}.`) }
  return 'content' in node ? { ...node, content: (node.content ?? []).map((child) => forRow(child, group, row)) } : node
}

/**
 * A body with each paragraph, or line of a list, that calls a list written once for each of its rows, and the values its fields take there. Without a
 * row it is left out, and the list it stood in with it.
 */
export function repeatRows(body: RichText, rows: Rows): { body: RichText; values: Record<string, string> } {
  const written = (node: RichNode): RichNode[] => {
    if (node.type === 'listItem' || holdsText(node)) {
      const group = calledGroups({ type: 'doc', content: [node] })[0]
      return group ? (rows[group] ?? []).map((_, row) => forRow(node, group, row)) : [node]
    }
    if (!('content' in node) || !node.content) return [node]
    const content = node.content.flatMap(written)
    return content.length > 0 ? [{ ...node, content }] : []
  }
  const values = rowGroupNames.flatMap((group) =>
    (rows[group] ?? []).flatMap((row, at) => Object.entries(row).map(([key, value]) => [key.replace('.', `.${at}.`), value])),
  )
  return { body: { ...body, content: body.content.flatMap(written) }, values: Object.fromEntries(values) }
}

/** What the menu of fields calls each list. */
export const rowGroupLabels: Readonly<Record<string, Sentence>> = Object.fromEntries(
  rowGroupNames.map((group) => [group, rowGroups[group].label]),
)
