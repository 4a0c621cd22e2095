import { may } from '@kxo/domain/tenants/permissions'
import { type OwnText, ownTexts } from '@kxo/domain/tenants/settings/texts'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { getTenant, lastChangeOf } from '../queries.ts'
import { changeTenant } from '../vendor/change-tenant.ts'

type Texts = Record<OwnText, string>
type Body = { body: { version: number } & Texts }

const textsIn = (texts: unknown): Texts => {
  const stored = texts as Partial<Texts>
  return Object.fromEntries(ownTexts.map((name) => [name, stored[name] ?? ''])) as Texts // fromEntries forgets the names
}

/** The texts as they stand, and when each was worded anew; at most a hundred wordings. */
export async function readTexts(context: Context) {
  authorize(may.openSettings(context.actor))
  const row = await getTenant(context)
  const wordings = await context.db
    .selectFrom('text_versions')
    .leftJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'text_versions.tenant_id').onRef('users.id', '=', 'text_versions.created_by'),
    )
    .select(['text_versions.id', 'text_versions.name', 'text_versions.created_at as at', 'users.first_name', 'users.last_name'])
    .where('text_versions.name', 'in', [...ownTexts])
    .orderBy('text_versions.id', 'desc')
    .limit(100)
    .execute()
  return {
    version: row.version,
    last_change: await lastChangeOf(context, 'texts'),
    ...textsIn(row.texts),
    wordings: wordings.map(({ id, name, at, first_name, last_name }) => ({
      id,
      name: name as OwnText,
      at,
      by: first_name === null ? null : `${first_name} ${last_name}`,
    })),
  }
}

/** @throws 404 on a wording that never was */
export async function readWording(context: Context, { query }: { query: { id: number } }) {
  authorize(may.openSettings(context.actor))
  const { name, content } = found(
    await context.db
      .selectFrom('text_versions')
      .select(['name', 'content'])
      .where('id', '=', query.id)
      .where('name', 'in', [...ownTexts])
      .executeTakeFirst(),
  )
  return { name: name as OwnText, content }
}

/** Saves the texts; each one that changed is kept as a dated wording. */
export async function saveTexts(context: Context, { body: { version, ...submitted } }: Body) {
  authorize(may.changeSettings(context.actor, 'texts'))
  const row = await getTenant(context)
  const before = textsIn(row.texts)
  const changed = ownTexts.filter((name) => before[name] !== submitted[name])
  const texts = JSON.stringify({ ...(row.texts as object), ...submitted })
  const answer = await changeTenant(context, { version, set: { texts }, action: 'update_texts', sheet: 'texts', before, after: submitted })
  if (changed.length > 0)
    await context.db
      .insertInto('text_versions')
      .values(changed.map((name) => ({ name, content: submitted[name], created_by: context.actor.user_id })))
      .execute()
  return answer
}
