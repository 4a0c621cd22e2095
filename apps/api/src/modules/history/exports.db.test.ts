import { historyContract } from '@kxo/domain/history/contract'
import { type Endpoint, fillPath } from '@kxo/domain/kernel/contract'
import { traceFamilies } from '@kxo/domain/traces/actions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPublishedForm } from '../../testing/a-published-form.ts'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { isExported } from '../../testing/places.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'
import { modules } from '../index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let referent: Persona
let company: number
let campaign: number
let event: number
let questionnaire: number
let quiz: number
let contribution: number
let recruiters: TenantWorld
let recruiter: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, {
    params: { region_response: 'code_postal', show_email_campaign: true, has_sms: true, sales_journal: true },
  })
  admin = await tenant.anAdmin()
  event = await anOpenEvent(tenant)
  quiz = await tenant.inTenant(
    async (db) => (await db.insertInto('quizzes').values({ kind: 1, title: 'Tableur' }).returning('id').executeTakeFirstOrThrow()).id,
  )
  questionnaire = await tenant.inTenant(async (db) => (await aPublishedForm(db, 'À chaud', [], 'questionnaire')).form_id)
  company = await tenant.inTenant(
    async (db) => (await db.insertInto('companies').values({ name: 'Atelier' }).returning('id').executeTakeFirstOrThrow()).id,
  )
  referent = await tenant.aReferent(company)
  recruiters = await aTenant(program, { params: { is_recruiting_platform: true } })
  const hiring = await recruiters.inTenant((db) =>
    db.insertInto('companies').values({ name: 'Embauche', is_recruiter: true }).returning('id').executeTakeFirstOrThrow(),
  )
  recruiter = await recruiters.aPerson({ profile_code: 'REC', company_id: hiring.id })
  const period = { period: 1, starts_on: '2027-01-01', ends_on: '2027-12-31' }
  contribution = await tenant.inTenant(
    async (db) =>
      (
        await db
          .insertInto('contributions')
          .values({ name: 'Adhésion', ...period, basis: 1, accounting_code: '756000' })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
  )
  campaign = await tenant.inTenant(
    async (db) =>
      (
        await db
          .insertInto('campaigns')
          .values({ kind: 'information', subject: 'Rentrée', body: JSON.stringify({ type: 'doc', content: [] }), status: 1 })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
  )
})
afterAll(() => program.close())

/** The list of tenants is the vendor's. */
const isTenants = ({ path }: Endpoint): boolean => path === '/clients/'
const lists = Object.values(modules)
  .flatMap((groups) => groups.flatMap(({ contract }): Endpoint[] => Object.values(contract)))
  .filter((endpoint) => isExported(endpoint) && endpoint.streams?.includes('text/csv') && !isTenants(endpoint))
  .map(({ path }) => path)

it.each(lists)('an export of %s leaves its trace (B6)', async (path) => {
  // Recruiters export their offers, in a space of theirs.
  const [world, who] = path.includes('/my-dashboard/')
    ? [recruiters, recruiter]
    : [tenant, path.includes('/team-trainings/') ? referent : admin]
  const traced = () =>
    world.inTenant(async (db) =>
      (await db.selectFrom('traces').select('action').where('action', 'like', 'export%').orderBy('id').execute()).map(
        ({ action }) => action,
      ),
    )
  const before = await traced()
  const named = {
    '/users/': admin.id,
    '/campaigns/': campaign,
    '/events/:id': event,
    '/questionnaires/': questionnaire,
    '/quizzes/:id': quiz,
    '/contributions/:id': contribution,
  }
  const id = Object.entries(named).find(([part]) => path.includes(part))?.[1] ?? company
  const place = fillPath(path, { client: world.name, id, figure: 'contacts', kind: 'provider', year: '2025', code: 'learners.all' })
  const answer = await program.app.inject({
    url: `/api${place}?format=csv${path.endsWith('/quizzes/') ? '&kind=1' : ''}`,
    headers: { authorization: `Bearer ${who.token}` },
  })
  expect([answer.statusCode, answer.headers['content-type']], answer.body).toEqual([200, expect.stringContaining('text/csv')])
  const [left, ...others] = (await traced()).slice(before.length)
  expect(others).toEqual([])
  expect(traceFamilies.exports).toContain(left)
})

it('who took what away, with what was asked of it, is read by full administrators alone', async () => {
  await program.app.inject({
    url: `/api/clients/${tenant.name}/users/?format=csv&q=morel`,
    headers: { authorization: `Bearer ${admin.token}` },
  })
  const read = (who: Persona) =>
    callAs(program, who, historyContract.traces, {
      params: { client: tenant.name },
      query: { page: 1, page_size: 100, family: 'exports' },
    })
  const lines = await read(admin)
  const [line] = 'results' in lines ? lines.results : []
  expect(line).toMatchObject({ action: 'export_users', user_id: admin.id, is_private: true })
  expect(JSON.parse(line?.info ?? '')).toEqual({ format: 'csv', q: 'morel' })
  expect(await read(await tenant.anAdmin({ is_restricted: 1 }))).toMatchObject({ count: 0 })
  await expect(read(await tenant.aPerson())).rejects.toMatchObject({ status: 403 })
  await expect(read(await (await aTenant(program)).anAdmin())).rejects.toMatchObject({ status: 404 })
})
