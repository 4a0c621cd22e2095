import { campaignsContract } from '@kxo/domain/campaigns/contract'
import { fillPath } from '@kxo/domain/kernel/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { settingsOf } from '../tenants/index.ts'

const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

export const countsOpenings = (context: Pick<Context, 'tenant'>): boolean => settingsOf(context.tenant).params.mail_open_count

/** The dot a message carries where openings are counted: it names the sending, and nobody (PRV-14). */
export const openingDot = ({ services, tenant }: Context, token: string, variant: 'a' | 'b'): string =>
  `<img src="${services.publicUrl()}/api${fillPath(campaignsContract.opened.path, { client: tenant.name, token, variant })}" width="1" height="1" alt="">`

/** Whatever is asked, the same dot is answered. */
export const countOpening: Verb<typeof campaignsContract.opened> = async (context, { params }) => {
  const column = params.variant === 'a' ? 'opens' : 'opens_b'
  if (countsOpenings(context))
    await context.db
      .updateTable('campaigns')
      .set({ [column]: sql<number>`${sql.ref(column)} + 1` })
      .where('token', '=', params.token)
      .execute()
  return { content_type: 'image/gif', body: dot }
}
