import type { RichText } from '@kxo/domain/kernel/rich-text'
import { calledGroups, type Rows } from '@kxo/domain/mailing/templates/repeated-rows'
import type { Context } from '../../../platform/context.ts'
import { mailingDependencies } from '../dependencies.ts'
import { readOnce } from './read-once.ts'

type Of = { event_id?: number | null | undefined; bill_id?: number | undefined }

/** The rows of each list a text calls, read once for all the mails of a transaction. */
export async function rowsFor(context: Context, body: RichText, of: Of, locale: 'fr' | 'en'): Promise<Rows> {
  const { rows } = mailingDependencies()
  const read = calledGroups(body).map(async (group) => {
    const found = await readOnce(context.db, `rows ${group} ${of.event_id} ${of.bill_id} ${locale}`, async () =>
      rows[group]?.(context, of, locale),
    )
    return [group, found ?? []] as const
  })
  return Object.fromEntries(await Promise.all(read))
}
