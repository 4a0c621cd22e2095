import type { Scoped } from '@kxo/domain/mailing/templates/scope'
import type { Choice, templatesContract } from '@kxo/domain/mailing/templates-contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { mailingDependencies } from '../dependencies.ts'
import { authorizeTemplates } from './editable-moment.ts'

const most = 20

type Offering = { q: string; key: string | undefined }
/** What a text may be written for: those that match what is typed, or the one of this key. */
async function choicesOf(context: Context, scope: Scoped['scope'], { q, key = '' }: Offering): Promise<Choice[]> {
  const { db, language } = context
  const like = `%${q.replace(/[%_\\]/g, '\\$&')}%`
  if (scope === 'type')
    return mailingDependencies()
      .eventKinds.map((kind) => ({ key: kind.key, label: language.say(kind.label) }))
      .filter((kind) => (key === '' ? kind.label.toLowerCase().includes(q.toLowerCase()) : kind.key === key))
  const sources = {
    event: sql<Choice>`select id::text as key, concat_ws(' · ', title, code) as label from events
      where ${key === '' ? sql`search like searchable(${like}) and parent_id is null` : sql`id::text = ${key}`} order by start_date desc nulls last, id desc limit ${most}`,
    theme: sql<Choice>`select name as key, name as label from themes
      where ${key === '' ? sql`searchable(name) like searchable(${like})` : sql`name = ${key}`} order by name limit ${most}`,
    entity: sql<Choice>`select id::text as key, name as label from entities
      where ${key === '' ? sql`searchable(name) like searchable(${like})` : sql`id::text = ${key}`} order by name limit ${most}`,
    tenant: undefined,
  }[scope]
  return sources ? (await sources.execute(db)).rows : []
}

export const listScopes: Verb<typeof templatesContract.templateScopes> = async (context, { query }) => {
  authorizeTemplates(context)
  return choicesOf(context, query.scope, { q: query.q, key: undefined })
}

/** What scopes are called; one whose record is gone keeps its key. */
export async function labelOfScopes(context: Context, scopes: readonly Scoped[]) {
  const named: (Scoped & { label: string })[] = []
  for (const { scope, scope_key } of scopes) {
    const [choice] = scope === 'tenant' ? [] : await choicesOf(context, scope, { q: '', key: scope_key })
    named.push({ scope, scope_key, label: choice?.label ?? scope_key })
  }
  return named
}

/** Whether a text may be written for it: it exists. */
export const isScope = async (context: Context, { scope, scope_key }: Scoped): Promise<boolean> =>
  scope === 'tenant' ? scope_key === '' : (await choicesOf(context, scope, { q: '', key: scope_key })).length > 0
