import { sql } from 'kysely'
import { findUser, recipientOf } from '../identity/index.ts'
import type { PreviewSource } from '../mailing/index.ts'

/** A mail template seen for a person: any moment that is about nothing else. */
export const personPreview: PreviewSource = {
  shows: () => true,
  async search({ db }, q) {
    const { rows } = await sql<{ key: string; label: string }>`
      select id::text as key, trim(first_name || ' ' || last_name) || ' · ' || mail as label from users
        where erased_at is null and ${q === '' ? sql`true` : sql`search like searchable(${`%${q}%`})`} order by id desc limit 20`.execute(
      db,
    )
    return rows
  },
  async read({ db }, key) {
    const user = await findUser(db, Number(key))
    return user && { to: recipientOf(user), event_id: null, values: {} }
  },
}
