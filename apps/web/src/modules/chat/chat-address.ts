import { inboxTabs, subjectKinds } from '@kxo/domain/chat/kinds'
import { aboutParameter, conversationParameter, withParameter } from '@kxo/domain/chat/paths'
import * as z from 'zod/mini'
import { aNumber, aText, oneOf, textThat } from '../../ui/navigation/address-schema.ts'

/** A record as an address names it: `event-12`. */
const aRecord = textThat((text) => new RegExp(String.raw`^(${subjectKinds.join('|')})-[1-9]\d{0,14}$`).test(text))

export const chatAddress = z.object({ [conversationParameter]: aNumber, [aboutParameter]: aRecord, q: aText })
export const inboxAddress = z.object({
  ...chatAddress.shape,
  tab: oneOf(inboxTabs),
  [withParameter]: textThat((text) => text === 'new' || /^[1-9]\d{0,14}$/.test(text)),
})

/** The record an address names. */
export function recordIn(text: string | undefined): { kind: (typeof subjectKinds)[number]; id: number } | null {
  const [name, id] = text?.split('-') ?? []
  const kind = subjectKinds.find((one) => one === name)
  return kind && id ? { kind, id: Number(id) } : null
}
export const numberIn = (text: string | undefined): number | null => (text ? Number(text) : null)
