import { type Audience, mostRecipients } from '@kxo/domain/campaigns/audience-contract'
import { type Recipients } from '@kxo/domain/campaigns/contract'
import { campaignErrors } from '@kxo/domain/campaigns/errors'
import { type CampaignKind, type Exclusion, exclusionOf, exclusions } from '@kxo/domain/campaigns/exclusion'
import { accountStatus, shutOut } from '@kxo/domain/identity/status'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { email } from '@kxo/domain/kernel/validation'
import { mailStatus } from '@kxo/domain/mailing/status'
import type { MailTopic } from '@kxo/domain/mailing/topic'
import { may as mayRegistrations } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Recipient } from '../../platform/mail.ts'
import { chosenIds } from '../contacts/index.ts'
import { suppressionsOf } from '../mailing/index.ts'

type Nature = { kind: CampaignKind; topic: MailTopic }
export type Person = Recipient & { company_id: number | null; isClosed: boolean; phone: string | null }
/** Somebody chosen, and why they are left out. */
export type Chosen = Recipient & { excluded: Exclusion | null }

const people = (db: Queries) =>
  db
    .selectFrom('users')
    .select([
      'users.id as user_id',
      'users.mail',
      'users.first_name',
      'users.last_name',
      'users.language',
      'users.company_id',
      'users.status',
      'users.phone',
    ])
    .where('users.status', '<>', accountStatus.codeOf('deleted'))
    .limit(mostRecipients + 1)

type Row = Awaited<ReturnType<ReturnType<typeof people>['execute']>>[number]
const personOf = ({ status, language, ...row }: Row): Person => ({
  ...row,
  language: language as 'fr' | 'en',
  isClosed: shutOut.includes(accountStatus.keyOf(status)),
})

/** Whoever is registered for one of some events, once each. @throws 403, 404 when one of the events is not there */
async function registeredTo(context: Context, events: readonly number[], statuses: Audience['statuses']): Promise<Person[]> {
  authorize(mayRegistrations.list(context.actor))
  const there = await context.db.selectFrom('events').select('id').where('id', 'in', events).execute()
  if (there.length < new Set(events).size) refuse(kernelErrors.notFound)
  const codes = registrationStatus.codesOf(...(statuses?.length ? statuses : registrationStatus.keys.filter((key) => key !== 'cancelled')))
  const rows = await people(context.db)
    .innerJoin('registrations', (join) =>
      join.onRef('registrations.tenant_id', '=', 'users.tenant_id').onRef('registrations.user_id', '=', 'users.id'),
    )
    .where('registrations.event_id', 'in', events)
    .where('registrations.status', 'in', codes)
    .orderBy('registrations.id')
    .execute()
  const registered = rows.map(personOf)
  // Somebody registered for several of them is chosen once, and left out of nothing.
  return events.length === 1 ? registered : [...new Map(registered.map((person) => [person.user_id, person])).values()]
}

const chosen = async ({ db }: Context, ids: readonly number[]): Promise<Person[]> =>
  ids.length === 0
    ? []
    : (
        await people(db)
          .where('users.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
          .orderBy('users.id')
          .execute()
      ).map(personOf)

/** Those a sending left out, was stopped before, or whose mail was refused: whoever got it under another line is reached. */
async function missedBy(context: Context, campaign: number): Promise<Person[]> {
  const { db } = context
  found(await db.selectFrom('campaigns').select('id').where('id', '=', campaign).executeTakeFirst())
  const missed = await db
    .selectFrom('campaign_recipients as r')
    .leftJoin('mails', (join) => join.onRef('mails.tenant_id', '=', 'r.tenant_id').onRef('mails.id', '=', 'r.mail_id'))
    .select(['r.user_id', 'r.address'])
    .where('r.campaign_id', '=', campaign)
    .where((eb) => eb.or([eb('r.mail_id', 'is', null), eb('mails.status', '=', mailStatus.codeOf('rejected'))]))
    .where((eb) => eb.or([eb('r.excluded', 'is', null), eb('r.excluded', '<>', 'duplicate')]))
    .orderBy('r.rank')
    .execute()
  const users = await chosen(
    context,
    missed.flatMap(({ user_id }) => (user_id === null ? [] : [user_id])),
  )
  return [
    ...users,
    ...(await pastedPeople(
      context,
      missed.flatMap(({ address }) => address ?? []),
    )),
  ]
}

/** `Léa Martin <lea@exemple.fr>` or the address alone; what is no address is kept as it was written, to be told. */
const pasted = (text: string): string => (/<([^<>]+)>\s*$/.exec(text)?.[1] ?? text).trim().toLowerCase()
const isAddress = (text: string): boolean => z.safeDecode(email, text).success

async function pastedPeople({ db, language }: Context, addresses: readonly string[]): Promise<Person[]> {
  const pastedAddresses = addresses.map(pasted).filter((address) => address !== '')
  if (pastedAddresses.length === 0) return []
  const known = new Map(
    (await people(db).where('users.mail', '=', sql<string>`any(${pastedAddresses}::text[])`).execute()).map((row) => [
      row.mail,
      personOf(row),
    ]),
  )
  const nobody = { user_id: null, first_name: '', last_name: '', language: language.locale, company_id: null, isClosed: false, phone: null }
  return pastedAddresses.map((mail) => known.get(mail) ?? { ...nobody, mail })
}

/** Their last answers about news by mail (PRV-03). */
export async function consentsOf(db: Queries, ids: readonly number[], channel: 'mail' | 'sms'): Promise<Map<number, boolean>> {
  const { rows } = await sql<{ user_id: number; is_given: boolean }>`select distinct on (user_id) user_id, is_given from consents
    where channel = ${channel} and user_id = any(${[...ids]}::bigint[]) order by user_id, id desc`.execute(db)
  return new Map(rows.map(({ user_id, is_given }) => [Number(user_id), is_given]))
}

/** Everybody an audience names, in order. @throws 422 beyond the most, or when it names nobody */
export async function everybodyOf(context: Context, audience: Audience): Promise<Person[]> {
  const { ids, found: search, event, events = [], statuses, addresses, missed_by } = audience
  if (!ids && !search && event === undefined && events.length === 0 && !addresses && missed_by === undefined)
    refuse(kernelErrors.invalid, {}, [{ field: 'audience', message: context.language.say(kernelErrors.invalid) }])
  const numbers = ids || search ? await chosenIds(context, { ids, found: search }) : []
  const everybody = [
    ...(await chosen(context, numbers)),
    ...(event === undefined ? [] : await registeredTo(context, [event], statuses)),
    ...(events.length === 0 ? [] : await registeredTo(context, events, statuses)),
    ...(missed_by === undefined ? [] : await missedBy(context, missed_by)),
    ...(await pastedPeople(context, addresses ?? [])),
  ]
  if (everybody.length > mostRecipients) refuse(campaignErrors.tooMany, { max: mostRecipients, n: everybody.length })
  return everybody
}

/** Everybody a message is for, in order, each with why they are left out. @throws 422 beyond the most, or when nobody is named */
export async function chosenBy(context: Context, audience: Audience, nature: Nature): Promise<Chosen[]> {
  const everybody = await everybodyOf(context, audience)
  const users = everybody.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]))
  const consents = nature.kind === 'prospection' ? await consentsOf(context.db, users, 'mail') : new Map<number, boolean>()
  const suppressions = await suppressionsOf(context.db, [...new Set(everybody.map(({ mail }) => mail))])
  const seen = new Set<string>()
  return everybody.map(({ company_id, isClosed, phone: _, ...person }) => {
    const address = isAddress(person.mail) ? person.mail : ''
    const isDuplicate = seen.has(address)
    if (address !== '') seen.add(address)
    const facts = {
      address,
      isDuplicate,
      isClosed,
      isProfessional: company_id !== null,
      consent: (person.user_id === null ? undefined : consents.get(person.user_id)) ?? null,
      suppressions: suppressions.get(person.mail) ?? [],
    }
    return { ...person, excluded: exclusionOf(facts, nature) ?? null }
  })
}

const named = 5
/** Those left out, gathered by reason, the first of each by name. */
export const excludedAmong = (
  everybody: readonly Pick<Chosen, 'excluded' | 'first_name' | 'last_name' | 'mail'>[],
): Recipients['excluded'] =>
  (Object.keys(exclusions) as Exclusion[]).flatMap((reason) => {
    const left = everybody.filter(({ excluded }) => excluded === reason)
    if (left.length === 0) return []
    const names = left.slice(0, named).map(nameOf)
    return [{ reason, count: left.length, names }]
  })

export const nameOf = ({ first_name, last_name, mail }: Pick<Recipient, 'first_name' | 'last_name' | 'mail'>): string =>
  `${first_name} ${last_name}`.trim() || mail
