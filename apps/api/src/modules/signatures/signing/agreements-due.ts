import { documentStatus } from '@kxo/domain/documents/status'
import type { Due } from '@kxo/domain/registrations/dues/dues-contract'
import { documentSignature } from '@kxo/domain/signatures/paths'
import { may } from '@kxo/domain/signatures/permissions'
import { nextSignatory } from '@kxo/domain/signatures/turns'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { isExpired, orderOf, withSides } from '../present.ts'
import { agreementRows, signatoriesOf } from '../queries.ts'
import { endOf, nameOf } from '../requesting/write-to-signatory.ts'

/** What is the caller’s to sign now. */
export async function agreementsDue(context: Context): Promise<Due[]> {
  const { db, actor, now, language } = context
  const rows = await agreementRows(db)
    .where('agreements.status', '=', documentStatus.codeOf('toSign'))
    .where('agreements.sha256', 'is not', null)
    .where(sql<boolean>`agreements.id in (select agreement_id from agreement_signatories where user_id = ${actor.user_id})`)
    .orderBy('agreements.deadline')
    .limit(20)
    .execute()
  if (rows.length === 0) return []
  const people = withSides(
    await signatoriesOf(
      db,
      rows.map(({ id }) => id),
    ),
  )
  return rows
    .filter((row) => {
      const next = nextSignatory(
        people.filter(({ agreement_id }) => agreement_id === row.id),
        orderOf(row),
      )
      return !isExpired(row, now) && next !== undefined && may.sign(actor, next)
    })
    .map((row) => ({
      kind: 'contract',
      name: nameOf(context, row, language.locale),
      event_title: row.event_title,
      until: row.deadline === null ? null : endOf(row.deadline),
      path: documentSignature(row.id),
    }))
}
