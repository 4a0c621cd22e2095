import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { TaskFields } from '@kxo/domain/tasks/contract'
import { may } from '@kxo/domain/tasks/permissions'
import type { Context } from '../../../platform/context.ts'
import { offeredCompanies, offeredEvents, offeredPeople, responsibles } from './offered.ts'

type Named = Pick<TaskFields, 'user_id' | 'todo_user_id' | 'event_id' | 'company_id'>

/**
 * Who follows only their own tasks names what they are offered and nothing else: an answer would tell who and what the rest is, and a letter would reach them.
 * What was named before stays. @throws 422 as for what does not exist
 */
export async function checkOffered({ db, actor }: Context, fields: Named, before: Named = {}): Promise<void> {
  if (may.listAll(actor)) return
  const isKnown: Readonly<Record<keyof Named, (id: number) => Promise<unknown>>> = {
    user_id: (id) => offeredPeople(db, actor).select('users.id').where('users.id', '=', id).executeTakeFirst(),
    todo_user_id: async (id) =>
      (await responsibles(db).select('users.id').where('users.id', '=', id).executeTakeFirst()) ??
      (await offeredPeople(db, actor).select('users.id').where('users.id', '=', id).executeTakeFirst()),
    event_id: (id) => offeredEvents(db, actor).select('events.id').where('events.id', '=', id).executeTakeFirst(),
    company_id: (id) => offeredCompanies(db, actor).select('companies.id').where('companies.id', '=', id).executeTakeFirst(),
  }
  const wrong: (keyof Named)[] = []
  for (const field of Object.keys(isKnown) as (keyof Named)[]) {
    const id = fields[field]
    if (typeof id === 'number' && id !== before[field] && !(await isKnown[field](id))) wrong.push(field)
  }
  if (wrong.length > 0)
    refuse(
      kernelErrors.invalid,
      {},
      wrong.map((field) => ({ field, message: 'unknownId' })),
    )
}
