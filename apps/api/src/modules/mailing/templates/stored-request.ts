import type { Sentence } from '@kxo/domain/kernel/sentence'
import type { MailRequest } from '../../../platform/mail.ts'

type Value = string | number | Sentence | { instant: string }
type Stored = Omit<MailRequest, 'values' | 'by_link' | 'send_at'> & { values: Record<string, Value> }

/** What a mail is written from, as its line holds it while it waits; nothing for one whose words no text of the tenant replaces. */
export function storedRequest({ by_link: _, send_at: __, values = {}, ...request }: MailRequest): string | null {
  if (request.content || request.rendered || request.is_copy || request.is_gathered) return null
  const plain = Object.entries(values).map(([key, value]): [string, Value] => [
    key,
    value instanceof Date ? { instant: value.toISOString() } : value,
  ])
  return JSON.stringify({ ...request, values: Object.fromEntries(plain) } satisfies Stored)
}

/** What it was written from. */
export function requestFrom(stored: unknown): MailRequest {
  const { values, ...request } = stored as Stored // written by `storedRequest` alone
  const read = Object.entries(values).map(([key, value]): [string, NonNullable<MailRequest['values']>[string]] => [
    key,
    typeof value === 'object' && 'instant' in value ? new Date(value.instant) : value,
  ])
  return { ...request, values: Object.fromEntries(read) }
}
