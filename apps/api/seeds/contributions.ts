import { bandPresets } from '@kxo/domain/contributions/presets'
import { membershipStatus } from '@kxo/domain/contributions/status'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import {
  createContribution,
  issueOrder,
  openContribution,
  takeContributions,
  validateMemberships,
} from '../src/modules/contributions/index.ts'
import type { Context } from '../src/platform/context.ts'
import { asPerson, asTeam, at, type Someone } from './past-year/diary.ts'
import { receive } from './past-year/money.ts'
import { userNamed } from './seed-event.ts'

type Kind = keyof typeof bandPresets

/** What each kind of space asks of its members this year. */
const yearly = {
  lawFirms: {
    name: (year: string) => `Cotisation ${year}`,
    unit_price: 10_000,
    terms: 'La cotisation ouvre les formations de l’ordre au tarif réservé, et la bibliothèque.\nElle est due pour l’année civile.',
  },
  club: {
    name: (year: string) => `Adhésion ${year}`,
    unit_price: null,
    terms: 'Chaque demande est examinée par le bureau du club, sous quinze jours.',
  },
} satisfies Record<Kind, { name: (year: string) => string; unit_price: number | null; terms: string }>

/** The contribution of the year, open to companies. */
export async function seedContribution(context: Context, kind: Kind): Promise<void> {
  const { name, unit_price, terms } = yearly[kind]
  const { bands, maximum } = bandPresets[kind]
  const year = dayInZone(context.now, defaultZone).slice(0, 4)
  const hands = asTeam(at(context, context.now), await userNamed(context, 'admin'))
  const params = { client: context.tenant.name }
  const { id } = await createContribution(hands, {
    params,
    body: {
      name: name(year),
      period: 'fixed',
      starts_on: `${year}-01-01`,
      ends_on: `${year}-12-31`,
      profiles: [],
      basis: 'members',
      unit_price,
      vat: 0,
      vat_reason: 'association_261_7',
      accounting: '756000',
      is_prorated: false,
      mode: 'reached',
      maximum,
      bands: [...bands],
      terms,
    },
  })
  await openContribution(hands, { params: { ...params, id }, body: { is_written: false } })
}

const latest = async ({ db }: Context): Promise<number> =>
  (await db.selectFrom('contributions').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id

/** The referent of a company, first of its people, takes memberships for all of them. */
async function takeFor(context: Context, people: readonly Someone[]) {
  const [first] = people
  if (!first) return
  const person = asPerson(at(context, context.now), first)
  const referent: Context = { ...person, actor: { ...person.actor, profile: 'REF' } }
  const params = { client: context.tenant.name, id: await latest(context) }
  await takeContributions(referent, { params, body: { people: people.map(({ id }) => id) } })
  return { referent, params }
}

/** A firm whose bill is paid, so that its people are members. */
export async function payContributions(context: Context, people: readonly Someone[]): Promise<void> {
  const taken = await takeFor(context, people)
  if (!taken) return
  const { bill } = await issueOrder(taken.referent, { params: taken.params, body: {} })
  await receive(asTeam(at(context, context.now), await userNamed(context, 'admin')), bill, { mode: 'transfer' })
}

/** Companies that ask to join a club: the first are members, the last one waits. */
export async function askToJoin(context: Context, teams: readonly (readonly Someone[])[]): Promise<void> {
  for (const [rank, people] of teams.entries()) {
    const taken = await takeFor(context, people)
    if (!taken || rank === teams.length - 1) continue
    const rows = await context.db
      .selectFrom('contribution_members')
      .select('id')
      .where('status', '=', membershipStatus.codeOf('toValidate'))
      .execute()
    const hands = asTeam(at(context, context.now), await userNamed(context, 'admin'))
    await validateMemberships(hands, { params: taken.params, body: { ids: rows.map(({ id }) => id) } })
  }
}
