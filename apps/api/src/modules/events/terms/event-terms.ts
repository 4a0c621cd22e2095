import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { settingsOf } from '../../tenants/index.ts'
import type { EventFacts } from '../queries.ts'

/** Under which names the wordings of conditions are kept, among the texts of the tenant. */
const [ofTenant, ofEvent] = ['conditions_inscription', 'conditions_evenement']

/** A wording as it was published. */
export type Wording = { id: number; text: string; published_at: Date }

const wordings = (db: Queries) => db.selectFrom('text_versions').select(['id', 'content as text', 'created_at as published_at'])

/** The conditions an event sets itself; blank when it leaves them to the tenant. */
export const ownTermsOf = async (db: Queries, { terms_version_id: id }: Pick<EventFacts, 'terms_version_id'>): Promise<string> =>
  id === null ? '' : ((await wordings(db).where('id', '=', id).executeTakeFirst())?.text ?? '')

/** Keeps what an event sets as a dated wording when it changed; answers the one that applies to it. */
export async function wordTerms({ db, actor }: Context, event: EventFacts, text: string): Promise<number | null> {
  if (text === (await ownTermsOf(db, event))) return event.terms_version_id
  if (text === '') return null
  const { id } = await db
    .insertInto('text_versions')
    .values({ name: ofEvent, content: text, created_by: actor.user_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The conditions asked of whoever registers: the event's own, else the tenant's as they are worded today. */
export async function applicableTerms(
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
  { terms_version_id: id }: Pick<EventFacts, 'terms_version_id'>,
): Promise<Wording | undefined> {
  if (id !== null) return wordings(db).where('id', '=', id).executeTakeFirst()
  if (!settingsOf(tenant).texts[ofTenant]?.trim()) return undefined
  return wordings(db).where('name', '=', ofTenant).orderBy('id', 'desc').limit(1).executeTakeFirst()
}
