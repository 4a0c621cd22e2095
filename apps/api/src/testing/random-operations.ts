import { eventsContract } from '@kxo/domain/events/contract'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { activityContract } from '@kxo/domain/registrations/activity-contract'
import { collectiveContract } from '@kxo/domain/registrations/collective/collective-contract'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { waitingContract } from '@kxo/domain/registrations/waiting/waiting-contract'
import { startRegistration } from '../modules/registrations/registering/start.ts'
import { anOpenEvent } from './an-open-event.ts'
import type { Program } from './program.ts'
import type { Answered, Send } from './random-sender.ts'
import { runJobNow } from './run-jobs.ts'
import { callAs, type Persona, postalAddress, type TenantWorld } from './world.ts'

type Team = { referent: Persona; people: Persona[] }
export type Crowd = { tenant: TenantWorld; admin: Persona; teams: Team[]; events: number[]; activities: number[] }

const seats = 8
const teams = 3
const peopleInTeam = 16

/** A free event, one with a choice of activities and one to pay, each of few places and with its waiting list, and people who all want them. */
export async function aCrowd(program: Program, tenant: TenantWorld): Promise<Crowd> {
  const admin = await tenant.anAdmin()
  const params = (id: number) => ({ client: tenant.name, id })
  const events = [
    await anOpenEvent(tenant, { max_participants: seats }),
    await anOpenEvent(tenant, { max_participants: seats }),
    await anOpenEvent(tenant, { max_participants: seats, price_ht: 10_000 }),
  ]
  await tenant.inTenant((db) => db.updateTable('event_places').set({ has_waiting_list: true }).execute())
  const activities: number[] = []
  for (const title of ['A', 'B'])
    activities.push(
      (
        await callAs(program, admin, eventsContract.addActivity, {
          params: params(events[1]!),
          body: { title, enrolment: 'optional', choice_group: 'Atelier', max_participants: seats / 2, is_online: false },
        })
      ).id,
    )
  const groups: Team[] = []
  for (let n = 0; n < teams; n++) {
    const company = await tenant.inTenant((db) =>
      db
        .insertInto('companies')
        .values({ name: `Atelier ${n}`, ...postalAddress })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    const people: Persona[] = []
    while (people.length < peopleInTeam) people.push(await tenant.aPerson({ company_id: company.id }))
    groups.push({ referent: await tenant.aReferent(company.id), people })
  }
  await tenant.inTenant((db) =>
    db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() + 86_400_000) })
      .execute(),
  )
  return { tenant, admin, teams: groups, events, activities }
}

/** Numbers that a seed makes the same again (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (most: number): number => Math.floor(next() * most)
  return {
    next,
    below,
    one: <T>(of: readonly T[]): T => of[below(of.length)]!,
    some: <T>(of: readonly T[], n: number): T[] => of.toSorted(() => next() - 0.5).slice(0, n),
  }
}
type Random = ReturnType<typeof randomFrom>

const cancelled = registrationStatus.codeOf('cancelled')

type Operation = (crowd: Crowd, random: Random, send: Send, program: Program) => Promise<Answered | undefined>

const at = ({ tenant }: Crowd, id: number) => ({ client: tenant.name, id })
const someone = ({ teams: groups }: Crowd, random: Random) => random.one(random.one(groups).people)

/** The caller's own registration, if they have one. */
async function own(crowd: Crowd, who: Persona, event: number, send: Send): Promise<{ id: number; status: number } | undefined> {
  const read = await send(who, registrationsContract.own, { params: at(crowd, event) })
  return (read?.body['registration'] ?? undefined) as { id: number; status: number } | undefined
}

/** On one's own registration for a random event. */
const onOwn =
  (act: (crowd: Crowd, who: Persona, id: number, send: Send, random: Random) => Promise<Answered | undefined>, among?: number): Operation =>
  async (crowd, random, send) => {
    const who = someone(crowd, random)
    const row = await own(crowd, who, among === undefined ? random.one(crowd.events) : crowd.events[among]!, send)
    return row ? act(crowd, who, row.id, send, random) : undefined
  }

/** What people, their referents, the team and time do, each as the product lets them. */
export const operations = {
  register: (crowd, random, send) =>
    send(someone(crowd, random), registrationsContract.start, {
      params: at(crowd, random.one(crowd.events)),
      body: { submit: random.below(3) > 0 },
    }),
  finish: onOwn((crowd, who, id, send, random) =>
    send(who, registrationsContract.submit, { params: at(crowd, id), body: { payer: random.one(['self', 'company'] as const) } }),
  ),
  cancel: onOwn((crowd, who, id, send) => send(who, registrationsContract.cancel, { params: at(crowd, id), body: {} })),
  reinstate: async (crowd, random, send) => {
    // Of a few people, the first whose registration was given up.
    for (let look = 0; look < 6; look++) {
      const row = await own(crowd, someone(crowd, random), random.one(crowd.events), send)
      if (row?.status === cancelled)
        return send(crowd.admin, registrationsContract.reinstate, { params: at(crowd, row.id), body: { reason: 'Erreur' } })
    }
    return undefined
  },
  pay: async (crowd, random, send) => {
    const who = someone(crowd, random)
    const due = await send(who, paymentsContract.eventPayment, { params: at(crowd, crowd.events[2]!) })
    const { bill, now } = (due?.body ?? {}) as { bill?: number; now?: number }
    if (due?.status !== 200 || !bill || !now) return due
    const opened = await send(who, paymentsContract.openCheckout, { params: at(crowd, bill), body: { amount: now } as never })
    if (opened?.status !== 201) return opened
    const checkout = String(opened.body['checkout'])
    return send(who, paymentsContract.payAtTestBank, {
      params: { client: crowd.tenant.name, checkout },
      body: { act: 'pay', card: '4242424242424242' },
    })
  },
  collective: (crowd, random, send) => {
    const { referent, people } = random.one(crowd.teams)
    const users = random.some(people, 2 + random.below(4)).map(({ id }) => id)
    const at_least = random.below(3) > 0 ? 1 : users.length
    return send(referent, collectiveContract.register, {
      params: at(crowd, random.one(crowd.events)),
      body: { users, at_least, billing: random.one(['one', 'each'] as const) },
    })
  },
  invite: (crowd, random, send) => {
    const users = random.some(random.one(crowd.teams).people, 3).map(({ id }) => id)
    return send(crowd.admin, registrationsContract.invite, { params: at(crowd, random.one(crowd.events)), body: { users } })
  },
  import: async (crowd, random) => {
    // What a program brings in is one transaction: a row too many takes back those before it.
    const event_id = random.one(crowd.events)
    const people = random.some(random.one(crowd.teams).people, 2)
    await crowd.tenant
      .asMachine(async (context) => {
        for (const { id } of people) await startRegistration(context, { event_id, user_id: id, is_silent: true })
      })
      .catch(() => undefined)
    return undefined
  },
  wait: (crowd, random, send) => {
    const event = at(crowd, random.one(crowd.events))
    const { referent, people } = random.one(crowd.teams)
    if (random.below(2) === 0) return send(random.one(people), waitingContract.join, { params: event, body: {} })
    const users = random.some(people, 2 + random.below(3)).map(({ id }) => id)
    return send(referent, waitingContract.join, { params: event, body: { users, at_least: 1 + random.below(users.length) } })
  },
  answerOffer: async (crowd, random, send) => {
    const { referent, people } = random.one(crowd.teams)
    const who = random.one([referent, random.one(people)])
    const list = await send(who, waitingContract.own, { params: at(crowd, random.one(crowd.events)) })
    const entries = (list?.body['entries'] ?? []) as { id: number }[]
    if (entries.length === 0) return undefined
    const entry = at(crowd, random.one(entries).id)
    return random.below(3) > 0
      ? send(who, waitingContract.accept, { params: entry })
      : send(who, waitingContract.leave, { params: entry, body: {} })
  },
  choose: onOwn(
    (crowd, who, id, send, random) =>
      send(who, activityContract.choose, {
        params: at(crowd, id),
        body: { activities: random.below(4) === 0 ? [] : [random.one(crowd.activities)] },
      }),
    1,
  ),
  expire: async ({ tenant }, random, _, program) => {
    await tenant
      .inTenant((db) =>
        db
          .updateTable('registrations')
          .set({ hold_expires_at: new Date(0) })
          .where('hold_expires_at', 'is not', null)
          .where((eb) => eb(eb.fn('mod', ['id', eb.val(3)]), '=', random.below(3)))
          .execute(),
      )
      .catch(() => undefined)
    await settle(program, tenant)
    return undefined
  },
} satisfies Record<string, Operation>

/** What the worker does each minute: places not confirmed are freed, then offered to those who wait. */
export async function settle(program: Program, tenant: Pick<TenantWorld, 'id'>): Promise<void> {
  await runJobNow(program, tenant.id, 'expire-holds', {}).catch(() => undefined)
  await runJobNow(program, tenant.id, 'offer-waiting-places', {}).catch(() => undefined)
}

const weights: Readonly<Record<keyof typeof operations, number>> = {
  register: 18,
  finish: 10,
  cancel: 16,
  reinstate: 12,
  pay: 10,
  collective: 18,
  invite: 4,
  import: 5,
  wait: 10,
  answerOffer: 8,
  choose: 6,
  expire: 1,
}
const drawn = (Object.keys(weights) as (keyof typeof operations)[]).flatMap((name) => Array.from({ length: weights[name] }, () => name))
export const drawOperation = (random: Random): keyof typeof operations => random.one(drawn)
