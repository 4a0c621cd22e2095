import type { Language } from '@kxo/domain/kernel/language'
import { kindOfField, mergeFields } from '@kxo/domain/mailing/merge-fields'
import { type FieldValue, type FieldValues, type Picture, textOf } from '@kxo/domain/mailing/merging/field-formats'
import { leavingLinks } from '@kxo/domain/mailing/merging/link-fields'
import { escape } from './fill-layout.ts'

const leaving: readonly string[] = leavingLinks
type Drawn = { alone: string; linked: string }

/** An address opens where it is written; a way to leave is said in words. */
function addressTag(key: string, address: string, say: Language['say']): Drawn {
  const field = mergeFields[key]
  const words = leaving.includes(key) && field ? say(field.label) : address
  return { alone: `<a href="${escape(address)}">${escape(words)}</a>`, linked: escape(words) }
}

/** A picture as mail programs draw one: the name of the file joined to the message, and what it says where it is not shown. */
const imageTag = (text: string, { cid, width }: Picture): string =>
  `<img src="cid:${cid}" alt="${escape(text)}" width="${width}" style="width:${width}px;max-width:100%;height:auto;vertical-align:middle">`

function drawnOf(key: string, value: FieldValue, say: Language['say']): Drawn | undefined {
  if (typeof value === 'object' && value.picture) {
    const tag = imageTag(value.text, value.picture)
    return { alone: tag, linked: tag }
  }
  const text = textOf(value)
  return kindOfField(key) === 'link' && /^https?:\/\/\S+$/.test(text) ? addressTag(key, text, say) : undefined
}

/** Addresses a message opens where it writes them, and pictures it shows: `marked` says each by a mark of no alphabet until the words around are safe; `draw` puts them in. */
export function drawnFields(values: FieldValues, say: Language['say']) {
  const drawn: Drawn[] = []
  const mark = (key: string, value: FieldValue): FieldValue => {
    const one = drawnOf(key, value, say)
    return one ? `\uE000${drawn.push(one) - 1}\uE001` : value
  }
  const marked = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, mark(key, value)]))
  const draw = (safe: string, isLinked: boolean): string =>
    safe.replace(/\uE000(\d+)\uE001/g, (_, at: string) => drawn[Number(at)]?.[isLinked ? 'linked' : 'alone'] ?? '')
  return { marked, draw }
}
