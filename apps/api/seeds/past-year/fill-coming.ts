import { startRegistration, submit } from '../../src/modules/registrations/index.ts'
import type { Context } from '../../src/platform/context.ts'
import { asPerson, asTeam, at, type Someone } from './diary.ts'

/** Places taken today at an event that asks questions: those who answered have a bill to come, the last one has still to answer. */
export async function fillComing(
  context: Context,
  clerk: number,
  { url, people }: { url: string; people: readonly Someone[] },
): Promise<void> {
  const then = at(context, context.now)
  const { id: event_id } = await context.db.selectFrom('events').select('id').where('url', '=', url).executeTakeFirstOrThrow()
  for (const person of people.slice(0, -1)) {
    const hands = asPerson(then, person)
    const { id } = await startRegistration(hands, { event_id, user_id: person.id })
    await submit(hands, {
      params: { client: context.tenant.name, id },
      body: { answers: { expectations: 'Repartir avec une méthode et des exercices.' }, payer: 'company' },
    })
  }
  for (const { id } of people.slice(-1))
    await startRegistration(asTeam(then, clerk), { event_id, user_id: id, submit: true, is_silent: true })
}
