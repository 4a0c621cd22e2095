import type { Choice } from '@kxo/domain/products/rules'
import { chooseOptions, startRegistration, submit } from '../src/modules/registrations/index.ts'
import type { Context } from '../src/platform/context.ts'
import { asPerson, asTeam, at, daysBefore, type Someone } from './past-year/diary.ts'
import { typeset, userNamed } from './seed-event.ts'

/** The product some days ago, in the hands of the team: who is added then gets no mail today. */
export const theTeam = async (context: Context, days = 30): Promise<Context> =>
  asTeam(at(context, daysBefore(context.now, days)), await userNamed(context, 'admin'))

/** People register by themselves for an event to come, and answer what it asks; where someone decides, they wait for it. */
export async function comeFor(
  context: Context,
  title: string,
  people: readonly Someone[],
  { answers, options }: { answers?: Record<string, string>; options?: (rank: number) => Choice[] } = {},
): Promise<void> {
  const { id: event_id } = await context.db.selectFrom('events').select('id').where('title', '=', typeset(title)).executeTakeFirstOrThrow()
  const then = at(context, context.now)
  for (const [rank, person] of people.entries()) {
    const hands = asPerson(then, person)
    const { id } = await startRegistration(hands, { event_id, user_id: person.id })
    const params = { client: context.tenant.name, id }
    if (options) await chooseOptions(hands, { params, body: { chosen: options(rank) } })
    await submit(hands, {
      params,
      body: { ...(answers && { answers }), payer: person.company_id === null ? 'self' : 'company' },
    })
  }
}
