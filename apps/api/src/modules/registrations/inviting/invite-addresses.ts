import { accountStatus } from '@kxo/domain/identity/status'
import { recordsNamed } from '@kxo/domain/kernel/bulk-preview'
import type { Input } from '@kxo/domain/kernel/contract'
import type { inviteAddressesContract } from '@kxo/domain/registrations/inviting/invite-contract'
import { inviteWords as w } from '@kxo/domain/registrations/inviting/invite-words'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { addContact } from '../../contacts/index.ts'
import { outcomeOf } from '../bulk/outcome.ts'
import { invitePeople } from './invite.ts'

type Contract = typeof inviteAddressesContract
type Person = Input<Contract['invite']>['body']['people'][number]
type Known = { id: number; mail: string; first_name: string; last_name: string }

/** The people of a list: those to invite, known or not, and those who have a registration already. */
async function sorted({ db, actor }: Context, event_id: number, listed: readonly Person[]) {
  authorize(may.follow(actor))
  found(await db.selectFrom('events').select('id').where('id', '=', event_id).executeTakeFirst())
  const people = new Map(listed.map((person) => [person.mail.trim().toLowerCase(), person]))
  const known: Known[] = await db
    .selectFrom('users')
    .select(['id', 'mail', 'first_name', 'last_name'])
    .where('mail', 'in', [...people.keys()])
    .where('status', '<>', accountStatus.codeOf('deleted'))
    .execute()
  const registered = await db
    .selectFrom('registrations')
    .select('user_id')
    .where('event_id', '=', event_id)
    .where('user_id', 'in', known.length > 0 ? known.map(({ id }) => id) : [0])
    .where('status', '<>', registrationStatus.codeOf('cancelled'))
    .execute()
  const taken = new Set(registered.map(({ user_id }) => user_id))
  const mails = new Set(known.map(({ mail }) => mail))
  return {
    known: known.filter(({ id }) => !taken.has(id)),
    already: known.filter(({ id }) => taken.has(id)),
    unknown: [...people].filter(([mail]) => !mails.has(mail)).map(([mail, person]) => ({ ...person, mail })),
  }
}

/** Who would be invited, and who is left. */
export const previewAddresses: Verb<Contract['preview']> = async (context, { params, body }) => {
  const { say } = context.language
  const { known, already, unknown } = await sorted(context, params.id, body.people)
  const line = (before: string) => (person: Person & { id?: number }, index: number) => ({
    id: person.id ?? index + 1,
    name: `${person.first_name} ${person.last_name} · ${person.mail}`,
    before,
    after: say(w.invited),
  })
  return {
    ...outcomeOf(known.length + unknown.length, leftOut(context, already)),
    first: [...unknown.map(line(say(w.unknown))), ...known.map(line(say(w.known)))].slice(0, recordsNamed),
  }
}

/** Invites the people of a list of addresses: those nobody knows are added, without an account. */
export const inviteAddresses: Verb<Contract['invite']> = async (context, { params, body }) => {
  const { known, already, unknown } = await sorted(context, params.id, body.people)
  const ids = known.map(({ id }) => id)
  for (const { mail, first_name, last_name } of unknown) ids.push(await addContact(context, { mail, first_name, last_name }))
  const { invited } = ids.length > 0 ? await invitePeople(context, params.id, ids) : { invited: 0 }
  return outcomeOf(invited, leftOut(context, already))
}

const leftOut = ({ language }: Context, already: readonly Known[]) => already.map((row) => ({ row, reason: language.say(w.already) }))
