import { mailingContract as contract, type Suppression } from '@kxo/domain/mailing/contract'
import { suppressionList } from '@kxo/domain/mailing/list'
import { may } from '@kxo/domain/mailing/permissions'
import { topicLabels } from '@kxo/domain/mailing/topic'
import { mailingWords as w } from '@kxo/domain/mailing/words'
import { useState } from 'react'
import { tableSource } from '../../platform/api-query.ts'
import { useViewer } from '../../platform/viewer.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useColumns } from '../../ui/table/columns-of.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { LiftDialog } from './lift-dialog.tsx'

/** Addresses nothing is sent to any more, and why; one that was corrected is taken off. */
export function Suppressions() {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const [lifted, setLifted] = useState<Suppression | null>(null)
  const columns = useColumns(suppressionList, {
    topic: ({ topic }) => say(topic === null ? w.everything : topicLabels[topic]),
    created_at: ({ created_at }) => say(w.at, { at: created_at }),
  })
  return (
    <>
      <DataTable
        caption={w.suppressions}
        columns={columns}
        source={tableSource(contract.suppressions, {})}
        rowKey={({ id }) => id}
        rowName={({ address }) => address}
        defaults={{ sort: '-created_at' }}
        {...(may.liftSuppression(actor) && {
          rowActions: (row: Suppression) => (row.cause === 'opt_out' ? [] : [{ label: w.lift, run: () => setLifted(row) }]),
        })}
        empty={{ sentence: w.noSuppression, help: w.noSuppressionHelp }}
      />
      {lifted ? <LiftDialog id={lifted.id} address={lifted.address} onClose={() => setLifted(null)} /> : null}
    </>
  )
}
