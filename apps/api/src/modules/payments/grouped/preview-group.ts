import { refuse } from '@kxo/domain/kernel/errors'
import { paymentErrors } from '@kxo/domain/payments/errors'
import { groupBillables } from '@kxo/domain/payments/grouped/group-billables'
import type { groupedContract } from '@kxo/domain/payments/grouped/grouped-contract'
import { groupedWords as w } from '@kxo/domain/payments/grouped/grouped-words'
import { inDryRun } from '../../../platform/database/savepoint.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { draftPdf } from '../../billing/index.ts'
import { allowGrouped } from './allow.ts'
import { billablesOf } from './billables.ts'
import { keysOf } from './keys.ts'
import { writeGroup } from './write-group.ts'

/** A group as its bill would print: written, read and taken back in one transaction, so that what is shown is what is issued. */
export const previewGroup: Verb<typeof groupedContract.preview> = async (context, { body: { grouping, group } }) => {
  allowGrouped(context)
  const { rows, facts } = await billablesOf(context, keysOf(group.rows))
  const shown = new Map(group.rows.map(({ key, fingerprint }) => [key, fingerprint]))
  const [made, ...others] = groupBillables(
    rows.filter((row) => shown.get(row.key) === row.fingerprint),
    grouping,
  )
  if (!made || others.length > 0 || made.rows.length !== shown.size) return refuse(paymentErrors.changedSinceChecked)
  const name = context.language.say(w.previewFile)
  return inDryRun(context.transaction, async () => {
    const bill = await writeGroup(context, facts, made, group.purchase_order ?? null)
    return draftPdf(context, bill, { name: `${name} ${made.payer}`.trim(), mark: w.previewMark })
  })
}
