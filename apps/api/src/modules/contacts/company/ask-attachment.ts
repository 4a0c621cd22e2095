import { contactErrors } from '@kxo/domain/contacts/errors'
import { may } from '@kxo/domain/contacts/permissions'
import type { teamContract } from '@kxo/domain/contacts/team-contract'
import { teamWords as w } from '@kxo/domain/contacts/team-words'
import { accountStatus } from '@kxo/domain/identity/status'
import { refuse } from '@kxo/domain/kernel/errors'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findUser, findUserByMail } from '../../identity/index.ts'
import { trace } from '../../traces/index.ts'
import { contactsDependencies } from '../dependencies.ts'

type Person = { id: number; first_name: string; last_name: string; mail: string }
type AttachmentRequest = { person: Person; company: { name: string; manager_id: number | null }; sentence: Sentence; by?: string }
const nameOf = ({ first_name, last_name }: Omit<Person, 'id' | 'mail'>): string => `${first_name} ${last_name}`.trim()

/** Who decides: the one who follows the company, else the first administrator without restriction. */
async function deciderOf(db: Queries, manager_id: number | null): Promise<number | undefined> {
  const here = db.selectFrom('users').select('id').where('status', '=', accountStatus.codeOf('active'))
  const follower = manager_id === null ? undefined : await here.where('id', '=', manager_id).executeTakeFirst()
  const first = () => here.where('is_admin', '=', true).where('is_restricted', '=', 0).orderBy('id').executeTakeFirst()
  return (follower ?? (await first()))?.id
}

/** Nobody joins a company by saying so: it becomes a task of who decides, about the person, told once while it is open. */
export async function askAttachment(context: Context, { person, company, sentence, by = '' }: AttachmentRequest): Promise<void> {
  const { db, language } = context
  const values = { person: nameOf(person), mail: person.mail, company: company.name, claimed: company.name, by }
  const label = language.say(w.attachTask, values).slice(0, 255)
  await trace(context, { action: 'ask_attachment', info: company.name, subject_id: person.id })
  const todo_user_id = await deciderOf(db, company.manager_id)
  const openTask = db
    .selectFrom('tasks')
    .select('id')
    .where('user_id', '=', person.id)
    .where('label', '=', label)
    .where('status', '=', 'todo')
  if (todo_user_id === undefined || (await openTask.executeTakeFirst())) return
  await contactsDependencies().addTask(context, { todo_user_id, label, text: language.say(sentence, values), user_id: person.id })
}

const gone = accountStatus.codesOf('disabled', 'deleted')

/** A referent asks for someone whose mail is taken; the answer tells nothing of who that is. @throws 409 for one's own people */
export const requestAttachment: Verb<typeof teamContract.requestAttachment> = async (context, { body }) => {
  const { db, actor } = context
  authorize(may.addToTeam(actor))
  const person = await findUserByMail(db, body.mail)
  if (person?.company_id === actor.company_id) refuse(contactErrors.mailTaken)
  if (person && !gone.includes(person.status)) {
    const company = found(
      await db.selectFrom('companies').select(['name', 'manager_id']).where('id', '=', found(actor.company_id)).executeTakeFirst(),
    )
    const referent = found(await findUser(db, found(actor.user_id)))
    await askAttachment(context, { person, company, sentence: w.requestedBy, by: nameOf(referent) })
  }
  return { done: true as const }
}
