import type { LeftReason } from '@kxo/domain/contacts/bulk/bulk'
import { bulkWords as w } from '@kxo/domain/contacts/bulk/bulk-words'
import type { AccountStatus } from '@kxo/domain/contacts/rules'
import { accountStatus } from '@kxo/domain/identity/status'
import { recordsNamed } from '@kxo/domain/kernel/bulk-preview'
import type { Context } from '../../../platform/context.ts'
import { peopleOf } from '../bulk/choose-people.ts'

/** Someone an act left as they were: a number, never a name, so that an erasure has nothing to look for here. */
export type LeftPerson = { id: number; reason: LeftReason | 'gone'; status?: AccountStatus }

/** Why, in the reader's language. */
export const sentenceOf = ({ reason, status }: LeftPerson, language: Context['language']): string =>
  language.say(w[reason], status ? { status: accountStatus.labelOf(status) } : {})

/** Those left out, reason by reason, the most frequent first, with the first names of each. */
export async function gathered({ db, language }: Pick<Context, 'db' | 'language'>, left: readonly LeftPerson[]) {
  const byReason = new Map<string, number[]>()
  for (const person of left) {
    const sentence = sentenceOf(person, language)
    const same = byReason.get(sentence)
    if (same) same.push(person.id)
    else byReason.set(sentence, [person.id])
  }
  const groups = [...byReason].map(([reason, ids]) => ({ reason, ids })).sort((a, b) => b.ids.length - a.ids.length)
  const shown = await peopleOf(
    db,
    groups.flatMap(({ ids }) => ids.slice(0, recordsNamed)),
  )
  const names = new Map(shown.map(({ user_id, name }) => [user_id, name]))
  return groups.map(({ reason, ids }) => ({
    reason,
    count: ids.length,
    names: ids.slice(0, recordsNamed).flatMap((id) => names.get(id) ?? []),
  }))
}
