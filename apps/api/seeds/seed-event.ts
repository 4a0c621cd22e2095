import type { Onboarding } from '@kxo/domain/events/nature'
import { proseOf } from '@kxo/domain/events/presentation/presentation'
import type { Sheet } from '@kxo/domain/events/sheet'
import type { FieldDraft } from '@kxo/domain/forms/inputs/field'
import { addDays, dayInZone, instantInZone, weekdayOf } from '@kxo/domain/kernel/dates'
import type { VatReason } from '@kxo/domain/kernel/vat'
import type { PartnerKind } from '@kxo/domain/partners/kind'
import {
  changePage,
  changePricing,
  changePublication,
  changeRegistration,
  changeThumbnail,
  createEvent,
  getEvent,
  planSlot,
  publishEvent,
} from '../src/modules/events/index.ts'
import { createForm } from '../src/modules/forms/index.ts'
import { addLocation, addRoom, holderOf } from '../src/modules/locations/index.ts'
import { assign, busyDuring } from '../src/modules/partners/index.ts'
import { addPrice } from '../src/modules/pricing/index.ts'
import type { Context } from '../src/platform/context.ts'

/** The no-break spaces of French, so that seeds are written with plain ones (TYP-04). */
export const typeset = (text: string): string => text.replace(/ (?=[;!?])/g, '\u202F').replace(/ :/g, '\u00A0:')

/** A time of the event: days from its first day, and hours on the wall. */
export type DemoSlot = { day?: number; from: string; to: string; title?: string }
export type DemoPrice = { name: string; euros: number; rate: 2000 | 1000 | 550 | 0; reason?: VatReason; members_only?: boolean }
export type DemoEvent = {
  title: string
  /** Days from today to the first day; moved to the next working day when it falls on a weekend or when the room or somebody is taken. */
  inDays?: number
  /** First day, when the event starts at an exact instant. */
  starts?: { start: Date; end: Date; slots: readonly { start: Date; end: Date; title: string }[] }
  slots?: readonly DemoSlot[]
  subtitle?: string
  summary: string
  level?: string
  languages?: string[]
  colour?: string
  /** Days after its publication during which it is new. */
  new_days?: number
  description: string
  sheet?: Sheet
  themes: string[]
  location_id?: number
  room_id?: number
  town?: string
  is_online?: boolean
  is_training?: boolean
  is_asynchronous?: boolean
  type_formation?: 'inter' | 'intra' | 'longPath'
  onboarding?: Onboarding
  company_id?: number
  prices?: readonly DemoPrice[]
  deposit?: number
  partners?: readonly { user_id: number; kind: PartnerKind; role_title: string }[]
  max?: number
  min?: number
  form_id?: number
  button_text?: string
  needs_approval?: boolean
  url?: string
  isFirst?: boolean
  published?: boolean
}

const workingDay = (day: string): string => (weekdayOf(day) > 5 ? addDays(day, 8 - weekdayOf(day)) : day)

type Planned = { start: Date; end: Date; title: string }

/** A usual day of training, in two half-days the product names. */
export const halfDays = [
  { from: '09:00', to: '12:30' },
  { from: '14:00', to: '17:30' },
] as const
export const twoDays = [...halfDays, ...halfDays.map((slot) => ({ ...slot, day: 1 }))]

const slotsFrom = ({ slots = [] }: DemoEvent, first: string, zone: string): Planned[] =>
  slots.map(({ day = 0, from, to, title = '' }) => ({
    start: instantInZone(addDays(first, day), from, zone),
    end: instantInZone(addDays(first, day), to, zone),
    title,
  }))

/** The slots on the first working day when the room and those who lead are free: what a weekend moves meets what stands on Monday. */
async function planFrom({ db, now, tenant }: Context, demo: DemoEvent): Promise<Planned[]> {
  const isTaken = async ({ start, end }: Planned): Promise<boolean> => {
    if (demo.room_id !== undefined && (await holderOf(db, demo.room_id, { from: start, to: end }))) return true
    for (const { user_id } of demo.partners ?? [])
      if (await busyDuring(db, user_id, { start_at: start, end_at: end, slot_id: null, event_id: null })) return true
    return false
  }
  const search = async (day: string): Promise<Planned[]> => {
    const planned = slotsFrom(demo, day, tenant.time_zone)
    for (const slot of planned) if (await isTaken(slot)) return search(workingDay(addDays(day, 1)))
    return planned
  }
  return search(workingDay(addDays(dayInZone(now, tenant.time_zone), demo.inDays ?? 0)))
}

export const userNamed = async ({ db, tenant }: Context, local: string): Promise<number> =>
  (await db.selectFrom('users').select('id').where('mail', '=', `${local}@${tenant.name}.test`).executeTakeFirstOrThrow()).id

/** A place with its rooms; answers their numbers in the order given. */
export async function seedPlace(
  context: Context,
  place: Omit<Parameters<typeof addLocation>[1]['body'], 'country'>,
  rooms: readonly Parameters<typeof addRoom>[1]['body'][],
): Promise<{ id: number; rooms: number[] }> {
  const location = await addLocation(context, { params: { client: context.tenant.name }, body: { ...place, country: 'FR' } })
  const numbers: number[] = []
  for (const body of rooms) numbers.push((await addRoom(context, { params: { client: context.tenant.name, id: location.id }, body })).id)
  return { id: location.id, rooms: numbers }
}

export const aField = (name: string, label: string, overrides: Partial<FieldDraft> = {}): FieldDraft => ({
  name,
  label,
  help: '',
  purpose: '',
  input_type: 'text',
  is_required: false,
  minimum: null,
  maximum: null,
  options: [],
  terms: null,
  is_for_admins: false,
  shown_when: null,
  ...overrides,
})

export const seedForm = async (context: Context, name: string, sections: { title: string; fields: FieldDraft[] }[]): Promise<number> =>
  (
    await createForm(context, {
      params: { client: context.tenant.name },
      body: { name, nature: 'subscription', category: 'other', sections, is_published: true },
    })
  ).id

/** An event built step by step through the product's own verbs, published unless told otherwise. */
export async function seedEvent(context: Context, demo: DemoEvent): Promise<{ id: number; slots: number[] }> {
  const { tenant, now } = context
  const planned = demo.starts?.slots ?? (await planFrom(context, demo))
  const start_date = demo.starts?.start ?? planned[0]?.start ?? null
  const end_date = demo.starts?.end ?? planned.at(-1)?.end ?? null
  const created = await createEvent(context, {
    title: typeset(demo.title),
    nature: demo.url === 'company' ? 'registration' : 'master',
    type_formation: demo.type_formation ?? null,
    company_id: demo.company_id ?? null,
    start_date,
    end_date,
    responsible_id: await userNamed(context, 'admin'),
    is_training: demo.is_training ?? false,
    is_asynchronous: demo.is_asynchronous ?? false,
  })
  const params = { client: tenant.name, id: created.id }
  const version = async (): Promise<number> => (await getEvent(context.db, created.id)).version
  const slots: number[] = []
  for (const { start, end, title } of planned)
    slots.push((await planSlot(context, created.id, { start_at: start, end_at: end, title, room_id: demo.room_id ?? null })).id)
  const { themes, is_online = false, location_id = null, town = null } = demo
  const [title, summary] = [typeset(demo.title), typeset(demo.summary)]
  const sheet = Object.fromEntries(
    Object.entries(demo.sheet ?? {}).map(([field, text]) => [field, typeof text === 'string' ? typeset(text) : text]),
  )
  const card = {
    ...(demo.subtitle && { subtitle: typeset(demo.subtitle) }),
    ...(demo.level && { level: demo.level }),
    ...(demo.languages && { languages: demo.languages }),
    ...(demo.colour && { colour: demo.colour }),
    ...(demo.new_days && { is_marked_new: true, new_days: demo.new_days }),
  }
  await changeThumbnail(context, {
    params,
    body: { version: await version(), title, summary, themes, is_online, location_id, town, ...card },
  })
  await changePage(context, { params, body: { version: await version(), description: proseOf(typeset(demo.description)), sheet } })
  for (const partner of demo.partners ?? []) await assign(context, { params, body: { ...partner, status: 'validated' } })
  const downpayment_rate = demo.deposit ?? 0
  const is_payable = (demo.prices ?? []).length > 0
  await changePricing(context, {
    params,
    body: { version: await version(), is_payable, downpayment_rate, downpayment_delay: downpayment_rate > 0 ? 30 : 0 },
  })
  for (const { name, euros, rate, reason = null, members_only = false } of demo.prices ?? [])
    await addPrice(context, {
      params,
      body: { name, amount_ht: Math.round(euros * 100), vat_rate: rate, vat_reason: reason, members_only },
    })
  await changeRegistration(context, {
    params,
    body: {
      version: await version(),
      onboarding: demo.onboarding ?? 'public',
      company_id: demo.company_id ?? null,
      min_participants: demo.min ?? null,
      max_participants: demo.max ?? null,
      limit_date: start_date && start_date > now ? start_date : null,
      form_id: demo.form_id ?? null,
      button_text: demo.button_text ?? null,
      needs_approval: demo.needs_approval ?? false,
    },
  })
  const { responsible_id, url } = await getEvent(context.db, created.id)
  await changePublication(context, {
    params,
    body: { version: await version(), responsible_id, url: demo.url ?? url, is_displayed_first: demo.isFirst ?? false },
  })
  if (demo.published ?? true) await publishEvent(context, created.id)
  return { id: created.id, slots }
}

export async function seedAll(context: Context, events: readonly DemoEvent[]): Promise<void> {
  for (const event of events) await seedEvent(context, event)
}
