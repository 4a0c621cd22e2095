import type { BulkRequest } from '@kxo/domain/contacts/bulk/bulk'
import { bulkWords as w } from '@kxo/domain/contacts/bulk/bulk-words'
import { accountActs } from '@kxo/domain/contacts/rules'
import { contactActWords } from '@kxo/domain/contacts/words'
import { accountStatus } from '@kxo/domain/identity/status'
import { type BulkPreview, recordsNamed } from '@kxo/domain/kernel/bulk-preview'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { ChosenPerson } from '../bulk/choose-people.ts'

const namesOf = async (db: Queries, table: 'companies' | 'regions', ids: readonly (number | null | undefined)[]) => {
  const known = ids.filter((id) => typeof id === 'number')
  const rows = known.length === 0 ? [] : await db.selectFrom(table).select(['id', 'name']).where('id', 'in', known).execute()
  return new Map<number | null, string>(rows.map(({ id, name }) => [id, name]))
}

/** What the first of those an act changes hold of what it gives, and what they would hold; a message changes nobody. */
export async function firstChanges(
  { db, language: { say } }: Pick<Context, 'db' | 'language'>,
  people: readonly ChosenPerson[],
  { act, company, set = {} }: BulkRequest,
): Promise<BulkPreview['first']> {
  if (act === 'write') return []
  const first = people.slice(0, recordsNamed)
  const changesOf = (tell: (person: ChosenPerson) => { before: string; after: string }) =>
    first.map((person) => ({ id: person.user_id, name: person.name, ...tell(person) }))
  if (act === 'attach') {
    const names = await namesOf(db, 'companies', [company, ...first.map(({ company_id }) => company_id)])
    const nameOf = (id: number | null) => names.get(id) ?? say(w.noCompany)
    return changesOf(({ company_id }) => ({ before: nameOf(company_id), after: nameOf(company ?? null) }))
  }
  if (act !== 'edit') {
    const after = say(accountStatus.labelOf(accountActs[act].to))
    return changesOf(({ status }) => ({ before: say(accountStatus.labelOf(status)), after }))
  }
  const { region, ...flags } = set
  const names = region === undefined ? new Map() : await namesOf(db, 'regions', [region, ...first.map((person) => person.region)])
  const flagNames = Object.keys(flags) as (keyof typeof flags)[]
  const saidOf = (person: Pick<ChosenPerson, (typeof flagNames)[number] | 'region'>): string =>
    [
      ...flagNames.map((name) => say(person[name] ? contactActWords.yes : contactActWords.no)),
      ...(region === undefined ? [] : [names.get(person.region) ?? say(w.noRegion)]),
    ].join(', ')
  return changesOf((person) => ({ before: saidOf(person), after: saidOf({ ...person, ...set }) }))
}
