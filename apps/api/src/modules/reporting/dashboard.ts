import { eventNature } from '@kxo/domain/events/nature'
import { accountStatus } from '@kxo/domain/identity/status'
import type { reportingContract } from '@kxo/domain/reporting/contract'
import { type FigureKey, figureKeys, figureOf } from '@kxo/domain/reporting/figures'
import { may } from '@kxo/domain/reporting/permissions'
import { boundsOf, lastMonths, type Period } from '@kxo/domain/reporting/rules'
import { sql } from 'kysely'
import { authorize, type Context } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { settingsOf } from '../tenants/index.ts'
import type { Moment } from './figure-query.ts'
import { measure, monthlySeries } from './measure.ts'
import { readStoredFigures, waitingSince } from './stored-figures.ts'

/** Figures a tenant has: money only with accounting or payment, what people think only with questionnaires. */
export function figuresOf({ tenant }: Pick<Context, 'tenant'>): FigureKey[] {
  const { features } = settingsOf(tenant)
  const hasMoney = features.includes('accounting') || features.includes('payment')
  const hasResponses = features.includes('interactivity')
  return figureKeys.filter((key) => {
    const { band, subject } = figureOf(key)
    return (hasMoney || band !== 'money') && (hasResponses || subject !== 'response')
  })
}

/** Figures that say nothing where events are held and none of them is a training. */
const ofTrainings: ReadonlySet<FigureKey> = new Set(['slots_unsigned', 'training_time', 'trainings', 'other_events'])

export const momentOf = ({ now, tenant }: Pick<Context, 'now' | 'tenant'>, period: Period): Moment => ({
  ...boundsOf(period, tenant.time_zone),
  now,
  zone: tenant.time_zone,
})

export const dashboard: Verb<typeof reportingContract.dashboard> = async (context, { query }) => {
  authorize(may.seeDashboard(context.actor))
  const { db, now, tenant } = context
  const months = lastMonths(now, tenant.time_zone)
  const stored = await readStoredFigures(db)
  const trains = stored('trainings', 'all').n > 0 || stored('other_events', 'all').n === 0
  const keys = figuresOf(context).filter((key) => trains || !ofTrainings.has(key))
  const measured = await measure(db, stored, keys, query.period, (period) => momentOf(context, period))
  const { figures_at, ...stands } = await standing(context, stored('mails', months[0] ?? 'all').n)
  return {
    period: query.period,
    computed_at: figures_at ?? now,
    months,
    figures: keys.map((key) => {
      const isMoney = figureOf(key).unit === 'money'
      const { value, n } = measured(key, 'current') ?? { value: null, n: 0 }
      const former = measured(key, 'previous')?.value ?? null
      return {
        key,
        value: isMoney ? null : value,
        amount: isMoney ? value : null,
        previous_value: isMoney ? null : former,
        previous_amount: isMoney ? former : null,
        n,
      }
    }),
    series: monthlySeries(stored, months),
    next_events: await nextEvents(context),
    ...stands,
  }
}

const nextEvents = async ({ db, now }: Context) => {
  const rows = await db
    .selectFrom('events')
    .innerJoin('event_places', (join) =>
      join.onRef('event_places.tenant_id', '=', 'events.tenant_id').onRef('event_places.event_id', '=', 'events.id'),
    )
    .select(['events.id', 'title', 'start_date', 'town', 'is_online', 'is_active', 'taken', 'max_participants', 'min_participants'])
    .where('start_date', '>=', now)
    .where('cancelled_at', 'is', null)
    .where('is_active', '=', true)
    .where('nature', '=', eventNature.codeOf('master'))
    .orderBy('start_date')
    .orderBy('events.id')
    .limit(5)
    .execute()
  return rows.map((row) => ({ ...row, start_date: row.start_date ?? now }))
}

/** Where the tenant stands: what its plan allows, what it has already set up. */
async function standing({ db, tenant, now }: Context, mails: number) {
  const deleted = accountStatus.codeOf('deleted')
  const month = boundsOf(lastMonths(now, tenant.time_zone, 1)[0] ?? 'all', tenant.time_zone).from
  const row = await db
    .selectFrom('tenants')
    .select(['max_events', 'max_admins', 'max_mails_per_month'])
    .select([
      sql<number>`(select count(*) from events where published_at >= ${month})`.as('events'),
      sql<number>`(select count(*) from users where is_admin and status <> ${deleted})`.as('admins'),
      waitingSince.as('figures_at'),
      sql<boolean>`exists (select from entities)`.as('organisation'),
      sql<boolean>`(logo_file_id is not null or colours <> '{}'::jsonb)`.as('identity'),
      sql<boolean>`exists (select from users where not is_admin and status <> ${deleted})`.as('contact'),
      sql<boolean>`exists (select from events)`.as('event'),
    ])
    .where('id', '=', tenant.id)
    .executeTakeFirstOrThrow()
  const { organisation, identity, contact, event } = row
  return {
    figures_at: row.figures_at,
    quotas: {
      events: { used: row.events, max: row.max_events },
      admins: { used: row.admins, max: row.max_admins },
      mails: { used: mails, max: row.max_mails_per_month },
    },
    steps: { organisation, identity, contact, event },
  }
}
