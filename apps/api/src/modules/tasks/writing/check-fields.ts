import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { plainTextOf } from '@kxo/domain/kernel/rich-text'
import type { TaskFields } from '@kxo/domain/tasks/contract'
import { earliestDueDate, isTooSoon } from '@kxo/domain/tasks/rules'
import { tasksWords } from '@kxo/domain/tasks/words'
import type { Context } from '../../../platform/context.ts'
import { goneStatuses } from '../queries.ts'

/** @throws 422 with the specification's sentence when a new due date is less than an hour away */
export function checkDueDate({ now, language }: Context, dueDate: Date | null, before: Date | null = null): void {
  if (!isTooSoon(dueDate, now, before)) return
  const message = language.say(tasksWords.dueTooSoon, { min: earliestDueDate(now) })
  refuse(kernelErrors.invalid, {}, [{ field: 'todo_date', message }])
}

/** @throws 422 on a person, an event or a company the tenant does not have */
export async function checkSubjects({ db }: Context, fields: TaskFields): Promise<void> {
  const people = [fields.user_id, fields.todo_user_id].filter((id) => typeof id === 'number')
  const known = people.length === 0 ? [] : await db.selectFrom('users').select(['id', 'status']).where('id', 'in', people).execute()
  const isHere = (id: number | null | undefined): boolean =>
    id === null || id === undefined || known.some((user) => user.id === id && !goneStatuses.includes(user.status))
  const hasEvent =
    typeof fields.event_id !== 'number' ||
    (await db.selectFrom('events').select('id').where('id', '=', fields.event_id).executeTakeFirst()) !== undefined
  const hasCompany =
    typeof fields.company_id !== 'number' ||
    (await db.selectFrom('companies').select('id').where('id', '=', fields.company_id).executeTakeFirst()) !== undefined
  const wrong = [
    ...(isHere(fields.user_id) ? [] : ['user_id']),
    ...(isHere(fields.todo_user_id) ? [] : ['todo_user_id']),
    ...(hasEvent ? [] : ['event_id']),
    ...(hasCompany ? [] : ['company_id']),
  ]
  if (wrong.length > 0)
    refuse(
      kernelErrors.invalid,
      {},
      wrong.map((field) => ({ field, message: 'unknownId' })),
    )
}

/** The columns a task's fields become; a field left out is left alone. */
export const columnsOf = ({ version: _read, label, detail, ...fields }: TaskFields) => ({
  ...fields,
  ...(label !== undefined && { label: label ?? '' }),
  ...(detail !== undefined && { detail: detail === null ? null : JSON.stringify(detail), detail_text: plainTextOf(detail) }),
})
