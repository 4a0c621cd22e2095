import { mailingContract as contract, type Suppression } from '@kxo/domain/mailing/contract'
import { may } from '@kxo/domain/mailing/permissions'
import { suppressionCauses } from '@kxo/domain/mailing/suppression'
import { topicLabels } from '@kxo/domain/mailing/topic'
import { mailingWords as w } from '@kxo/domain/mailing/words'
import { call } from '../../platform/api-client.ts'
import { tableSource } from '../../platform/api-query.ts'
import { useViewer } from '../../platform/viewer.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { confirm } from '../../ui/overlay/confirm.ts'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'

/** Addresses nothing is sent to any more, and why; one that was corrected is taken off. */
export function Suppressions() {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const lift = async ({ id, address }: Suppression): Promise<void> => {
    if (!(await confirm({ title: w.liftTitle, message: say(w.liftHelp, { address }), act: w.lift }))) return
    await call(contract.liftSuppression, { params: { id }, body: { reason: say(w.liftReason) } }).then(
      () => toast.success(say(w.lifted)),
      toast.failure,
    )
  }
  const columns: Column<Suppression>[] = [
    { key: 'address', label: w.address, width: 220, cell: ({ address }) => address },
    { key: 'user_name', label: w.recipient, sortable: true, width: 200, cell: ({ user_name }) => user_name },
    { key: 'cause', label: w.cause, width: 240, cell: ({ cause }) => say(suppressionCauses[cause]) },
    { key: 'topic', label: w.topic, width: 130, cell: ({ topic }) => say(topic === null ? w.everything : topicLabels[topic]) },
    { key: 'created_at', label: w.since, sortable: true, width: 170, cell: ({ created_at }) => say(w.at, { at: created_at }) },
    { key: 'detail', label: w.detail, width: 260, cell: ({ detail }) => detail },
  ]
  return (
    <DataTable
      caption={w.suppressions}
      columns={columns}
      source={tableSource(contract.suppressions, {})}
      rowKey={({ id }) => id}
      rowName={({ address }) => address}
      defaults={{ sort: '-created_at' }}
      {...(may.liftSuppression(actor) && {
        rowActions: (row: Suppression) => (row.cause === 'opt_out' ? [] : [{ label: w.lift, run: () => void lift(row) }]),
      })}
      empty={{ sentence: w.noSuppression, help: w.noSuppressionHelp }}
    />
  )
}
