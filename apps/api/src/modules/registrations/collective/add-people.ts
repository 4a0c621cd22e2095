import type { collectiveContract } from '@kxo/domain/registrations/collective/collective-contract'
import { collectiveWords as w } from '@kxo/domain/registrations/collective/collective-words'
import { mayRegisterPeople } from '@kxo/domain/registrations/permissions'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { addContact } from '../../contacts/index.ts'
import { settingsOf } from '../../tenants/index.ts'

/** The people of a list: those known, those added to the caller's company; who belongs elsewhere is a referent's to ask for. */
export const addGroupPeople: Verb<typeof collectiveContract.addPeople> = async (context, { body }) => {
  const { actor, db, tenant, language } = context
  const scope = mayRegisterPeople(actor, { has_delegation: settingsOf(tenant).features.includes('delegation') })
  authorize(scope !== 'nobody')
  const listed = new Map(body.people.map((person) => [person.mail.trim().toLowerCase(), person]))
  const known = await db
    .selectFrom('users')
    .select(['id', 'mail', 'company_id'])
    .where('mail', 'in', [...listed.keys()])
    .execute()
  const byMail = new Map(known.map((person) => [person.mail, person]))
  const users: number[] = []
  const left: { mail: string; reason: string }[] = []
  for (const [mail, person] of listed) {
    const one = byMail.get(mail)
    if (one && scope === 'team' && one.company_id !== actor.company_id) left.push({ mail, reason: language.say(w.elsewhere) })
    else if (one) users.push(one.id)
    else users.push(await addContact(context, { ...person, mail, ...(scope === 'team' && { company: actor.company_id }) }))
  }
  return { users, left }
}
