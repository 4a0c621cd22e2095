import { frenchForms, frenchNameForms } from '../../../packages/domain/src/kernel/french.ts'
import { IcuMessage } from '../../../packages/domain/src/kernel/icu.ts'
import type { GlossaryEntry } from '../../../packages/domain/src/kernel/language.ts'
import type { Gender, GrammaticalNumber } from './words.ts'

type Glossary = Readonly<Record<string, GlossaryEntry>>
type Node = ReturnType<IcuMessage['getAst']>[number]

/** A noun of the glossary inside a rendered sentence. */
export type NounPlace = { start: number; end: number; concept: string; form: string; gender: Gender; number: GrammaticalNumber }
export type Rendered = { text: string; nouns: readonly NounPlace[] }

type Slot = { name: string; form: string | undefined; cap: boolean }
type Part = string | Slot
/** One way through the plurals and choices of a sentence; the gender of a concept is chosen by the glossary. */
type Path = { parts: readonly Part[]; chosen: Readonly<Record<string, string>> }

const kinds = { literal: 0, argument: 1, number: 2, date: 3, time: 4, select: 5, plural: 6, pound: 7 } as const
const pluralForms = new Set(['pl', 'tous', 'les', 'des', 'aux', 'ces', 'mes', 'vos', 'nouveaux', 'depl'])
const written = { date: '3 mars 2027', time: '14 h', number: '5' }

function pathsOf(nodes: readonly Node[], slots: readonly Slot[], from: Path, counted = ''): Path[] {
  let paths: Path[] = [from]
  for (const node of nodes) paths = paths.flatMap((path) => along(node, slots, path, counted))
  return paths
}

function along(node: Node, slots: readonly Slot[], path: Path, counted: string): Path[] {
  const plus = (part: Part): Path[] => [{ ...path, parts: [...path.parts, part] }]
  if (node.type === kinds.literal) return plus(node.value)
  if (node.type === kinds.pound) return plus(counted)
  if (node.type === kinds.argument) return plus(slotOf(node.value, slots))
  if (node.type === kinds.number) return plus(written.number)
  if (node.type === kinds.date) return plus(written.date)
  if (node.type === kinds.time) return plus(written.time)
  if (node.type !== kinds.select && node.type !== kinds.plural) return [path]
  return Object.entries(node.options).flatMap(([written, option]) => {
    const key = node.value.endsWith('_gender') && written === 'other' ? (Object.hasOwn(node.options, 'f') ? 'm' : 'f') : written
    const already = path.chosen[node.value]
    if (already !== undefined && already !== key) return []
    const count = node.type === kinds.plural ? (key === 'one' ? '1' : key.startsWith('=') ? key.slice(1) : '5') : counted
    return pathsOf(option.value, slots, { ...path, chosen: { ...path.chosen, [node.value]: key } }, count)
  })
}

function slotOf(name: string, slots: readonly Slot[]): Slot {
  const slot = /^_(\d+)$/.exec(name)?.[1]
  return slot === undefined ? { name, form: undefined, cap: false } : slots[Number(slot)]!
}

/** Every way to say a French text. @throws SyntaxError when it is malformed. */
export function waysToSay(text: string): Path[] {
  const slots: Slot[] = []
  const hold = (name: string, form: string | undefined, cap: boolean) => `{_${slots.push({ name, form, cap }) - 1}}`
  const icu = text
    .replaceAll('${}', '5')
    .replace(/\{([a-z]\w*)\.([a-z]+)(:cap)?\}/g, (_, name: string, form: string, cap?: string) => hold(name, form, cap !== undefined))
    .replace(/\{([a-z]\w*):cap\}/g, (_, name: string) => hold(name, undefined, true))
  return pathsOf(new IcuMessage(icu, 'fr-FR', undefined, { ignoreTag: true }).getAst(), slots, { parts: [], chosen: {} })
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)

const entryOf = (name: string, glossary: Glossary) => glossary[name === 'this' ? 'event' : name]

/** The sentence as a tenant of this glossary reads it; undefined when its nouns never lead this way. */
export function render({ parts, chosen }: Path, glossary: Glossary, name: string): Rendered | undefined {
  for (const [argument, key] of Object.entries(chosen))
    if (argument.endsWith('_gender') && key !== entryOf(argument.slice(0, -'_gender'.length), glossary)?.fr.gender) return undefined
  let text = ''
  const nouns: NounPlace[] = []
  for (const part of parts) {
    const said = typeof part === 'string' ? part : fill(part, glossary, name)
    const entry = typeof part === 'string' ? undefined : entryOf(part.name, glossary)
    if (typeof part !== 'string' && entry && part.form !== 'e' && part.form !== 'es') {
      const form = part.form ?? 'sg'
      const number = pluralForms.has(form) ? 'pl' : 'sg'
      nouns.push({ start: text.length, end: text.length + said.length, concept: part.name, form, gender: entry.fr.gender, number })
    }
    text += said
  }
  return { text, nouns }
}

function fill({ name, form, cap }: Slot, glossary: Glossary, sample: string): string {
  const entry = entryOf(name, glossary)
  const said = entry ? frenchForms[form ?? 'sg']?.(entry.fr) : form === undefined ? valueOf(name, sample) : frenchNameForms[form]?.(sample)
  if (said === undefined) throw new RangeError(`no form ${form} of ${name}`)
  return cap ? capital(said) : said
}

/** What stands for a value: a figure where the name says so, else a name of someone or something. */
const valueOf = (name: string, sample: string) => (figures.has(name) ? written.number : sample)
const figures = new Set(
  'n max min amount rate hours minutes seconds version year number size count total left price due day id duration percent used capacity at day last mark'.split(
    ' ',
  ),
)
