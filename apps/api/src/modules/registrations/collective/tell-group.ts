import { registrationStatus } from '@kxo/domain/registrations/status'
import type { Context } from '../../../platform/context.ts'
import { issueTicket } from '../../documents/index.ts'
import { writeToGuest } from '../inviting/write-to-guest.ts'
import { type GroupNews, tellGroup } from '../jobs.ts'
import { type RegistrationRow, selectRegistrations } from '../queries.ts'
import { encloseSyllabus } from '../terms/log-syllabus.ts'

export type Letter = GroupNews['letters'][number]

/** Leaves to a job, once this commits, to write to the people of a group and to make the tickets of those whose place is certain. */
export async function tellLater(context: Context, letters: readonly Letter[], certain: readonly RegistrationRow[]): Promise<void> {
  if (letters.length + certain.length > 0) await context.enqueue(tellGroup, { letters, tickets: certain.map(({ id }) => id) })
}

const isFinal = ({ status }: RegistrationRow): boolean => registrationStatus.codesIn('isExpected').includes(status)

/** Writes to each as of the version told, once however often the job is tried; nobody is told of a registration given up since. */
export async function tellPeople(context: Context, { letters, tickets }: GroupNews): Promise<void> {
  const ids = letters.map(({ registration_id }) => registration_id)
  const rows = ids.length === 0 ? [] : await selectRegistrations(context.db).where('registrations.id', 'in', ids).execute()
  const known = new Map(rows.map((row) => [row.id, row]))
  for (const { registration_id, version, moment } of letters) {
    const row = known.get(registration_id)
    if (!row || registrationStatus.keyOf(row.status) === 'cancelled') continue
    const occurrence = `${row.id} v${version}`
    // Of a training, what it teaches is had before the registration is final.
    const syllabus = moment === 'create_guest' && !isFinal(row) ? await encloseSyllabus(context, row) : undefined
    await writeToGuest(context, moment, row, {
      occurrence,
      values: { programme: syllabus?.notice ?? '' },
      attachments: syllabus?.attachments ?? [],
    })
  }
  for (const registration_id of tickets) await context.enqueue(issueTicket, { registration_id })
}
