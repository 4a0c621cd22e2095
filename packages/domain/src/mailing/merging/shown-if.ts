import { foldText } from '../../kernel/fold-text.ts'
import type { RichNode, RichText, ShownIf, ShownTest } from '../../kernel/rich-text.ts'
import type { Sentence } from '../../kernel/sentence.ts'
import { mergeFields } from '../merge-fields.ts'
import { type Fact, type Facts, factNames, facts } from '../templates/conditions.ts'
import { type FieldValues, textOf } from './field-formats.ts'
import { shownTexts as w } from './shown-texts.ts'

export const isFact = (name: string): name is Fact => factNames.some((fact) => fact === name)
/** What may be asked of a name: a fact is true or not, a field says something or not, or a given text. */
export const testsOf = (name: string): readonly ShownTest[] => (isFact(name) ? ['yes', 'no'] : ['filled', 'empty', 'equals', 'differs'])

const same = (a: string, b: string): boolean => foldText(a.trim()) === foldText(b.trim())

/** Whether a condition holds for a reader; a fact nobody can tell holds neither way. */
export function holds({ of, test, value }: ShownIf, known: Facts, values: FieldValues): boolean {
  if (isFact(of)) return known[of] === (test === 'yes')
  const said = textOf(values[of])
  if (test === 'filled' || test === 'empty') return (said.trim() !== '') === (test === 'filled')
  return same(said, value) === (test === 'equals')
}

function unwrap(nodes: readonly RichNode[], keeps: (condition: ShownIf) => boolean): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (!('content' in node) || !node.content) return node.type === 'shownIf' ? [] : [node]
    const content = unwrap(node.content, keeps)
    if (node.type === 'shownIf') return keeps(node.attrs) ? content : []
    return content.length > 0 ? [{ ...node, content }] : []
  })
}

/** A body for one reader: blocks whose condition does not hold are left out. Without anybody, all of them are shown. */
export const shownTo = (body: RichText, reader?: { facts: Facts; values: FieldValues }): RichText => ({
  ...body,
  content: unwrap(body.content, (condition) => !reader || holds(condition, reader.facts, reader.values)),
})

/** Every condition of a body. */
export function conditionsIn(body: RichText): ShownIf[] {
  const found = (node: RichNode): ShownIf[] => [
    ...(node.type === 'shownIf' ? [node.attrs] : []),
    ...('content' in node ? (node.content ?? []).flatMap(found) : []),
  ]
  return body.content.flatMap(found)
}

type Say = (sentence: Sentence, values?: Record<string, string>) => string
/** A condition in words; `own` names the tenant’s fields. */
export function conditionInWords({ of, test, value }: ShownIf, say: Say, own: Readonly<Record<string, string>> = {}): string {
  if (isFact(of)) return say(test === 'yes' ? w.isTrue : w.isFalse, { what: say(facts[of]) })
  const field = mergeFields[of]
  return say(w[test === 'yes' || test === 'no' ? 'filled' : test], { field: own[of] ?? (field ? say(field.label) : of), value })
}

/** A body whose conditions are written where they stand, to be compared with another. */
export function withConditionsSaid(body: RichText, say: Say): RichText {
  const written = (node: RichNode): RichNode[] => {
    if (!('content' in node) || !node.content) return [node]
    const content = node.content.flatMap(written)
    if (node.type !== 'shownIf') return [{ ...node, content }]
    const said = `[${say(w.shownIf, { condition: conditionInWords(node.attrs, say) })}]`
    return [{ type: 'paragraph', content: [{ type: 'text', text: said }] }, ...content]
  }
  return { ...body, content: body.content.flatMap(written) }
}
