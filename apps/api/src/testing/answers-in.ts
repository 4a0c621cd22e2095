import { questionnairesContract as contract } from '@kxo/domain/questionnaires/contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { anOpenEvent } from './an-open-event.ts'
import type { Program } from './program.ts'
import { runJobNow, waitingJobs } from './run-jobs.ts'
import { callAs, type Persona, type TenantWorld } from './world.ts'

const hour = 3_600_000

/** Questionnaires of a tenant that a test sends and has answered. */
export function answersIn(program: Program, tenant: TenantWorld, admin: Persona) {
  const at = (id: number) => ({ params: { client: tenant.name, id } })
  return {
    at,
    /** The questionnaire sent right after an event: five scales of five stars, and a recommendation. */
    aForm: async () =>
      (await callAs(program, admin, contract.create, { params: { client: tenant.name }, body: { model: 'hot' as const } })).id,
    /** An event that ended two hours ago, which sends a form to the people who attended it. */
    async aSentEvent(
      form: number,
      { people = 3, is_anonymous = false, ...event }: { people?: number; is_anonymous?: boolean } & Record<string, unknown> = {},
    ) {
      const ended = new Date(Date.now() - 2 * hour)
      const id = await anOpenEvent(tenant, { start_date: new Date(ended.getTime() - 8 * hour), end_date: ended, ...event })
      const attendees: Persona[] = []
      for (let n = 0; n < people; n++) {
        const person = await tenant.aPerson({ first_name: `Personne ${n}` })
        attendees.push(person)
        const place = { event_id: id, user_id: person.id, status: registrationStatus.codeOf('signedIn'), code: `c${person.id}` }
        await tenant.inTenant((db) => db.insertInto('registrations').values(place).execute())
      }
      const body = { form, audience: 'participant', moment: 'hot', days: 0, open_days: 30, is_anonymous } as const
      await callAs(program, admin, contract.add, { ...at(id), body })
      return { event: id, attendees }
    },
    /** What a person answers: so many stars everywhere, a recommendation, and texts. */
    async answer(who: Persona, event: number, form: number, stars: number, recommendation: number, texts: Record<string, string> = {}) {
      const scales = Object.fromEntries(['overall', 'content', 'goals', 'teaching', 'welcome'].map((name) => [name, String(stars)]))
      const own = { params: { client: tenant.name, event, form } }
      const { version } = await callAs(program, who, contract.own, own)
      const answers = { ...scales, recommendation: String(recommendation), ...texts }
      return callAs(program, who, contract.answer, { ...own, body: { version: version ?? 0, answers } })
    },
    /** Runs what waits in a queue, oldest first. */
    async runWaiting(name: string) {
      for (const { tenant_id: _, ...data } of await waitingJobs(program, tenant.id, name)) await runJobNow(program, tenant.id, name, data)
    },
  }
}
