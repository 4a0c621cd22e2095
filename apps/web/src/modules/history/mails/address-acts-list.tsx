import { adminContact } from '@kxo/domain/contacts/paths'
import { type AddressAct, actsContract } from '@kxo/domain/history/acts-contract'
import { addressActList } from '@kxo/domain/history/acts-list'
import { historyWords as w } from '@kxo/domain/history/words'
import { adminMails } from '@kxo/domain/mailing/paths'
import { may } from '@kxo/domain/mailing/permissions'
import { suppressionCauses } from '@kxo/domain/mailing/suppression'
import { topicLabels } from '@kxo/domain/mailing/topic'
import { mailingWords } from '@kxo/domain/mailing/words'
import { useState } from 'react'
import { tableSource } from '../../../platform/api-query.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { LiftDialog } from '../../mailing/index.ts'
import { AuthorCell } from '../author-cell.tsx'
import { Period, usePeriod } from '../period.tsx'

/** What happened to mail addresses: the record is where one is corrected, an excluded one may receive again (A36). */
export function AddressActsList() {
  const days = usePeriod()
  const { say } = useLanguage()
  const { actor } = useViewer()
  const [lifted, setLifted] = useState<{ id: number; address: string } | null>(null)
  const columns = useColumns(addressActList, {
    person: ({ person, before }) => person ?? before,
    user_name: (act) => <AuthorCell {...act} />,
    cause: ({ cause, topic }) => {
      const name = cause && say(suppressionCauses[cause])
      return name && topic ? say(mailingWords.labelled, { label: name, value: say(topicLabels[topic]) }) : (name ?? emptyPlaceholder)
    },
  })
  return (
    <>
      <DataTable
        caption={w.tabAddresses}
        columns={columns}
        source={tableSource(actsContract.addressActs, { query: { days } })}
        rowKey={({ action, id }) => `${action} ${id}`}
        rowName={({ person, before }) => person ?? before ?? ''}
        rowHref={({ user_id }) => (user_id === null ? `${adminMails()}?status=suppressed` : adminContact(user_id))}
        {...(may.liftSuppression(actor) && {
          rowActions: ({ lifts, before }: AddressAct) =>
            lifts === null ? [] : [{ label: w.allowAgain, run: () => setLifted({ id: lifts, address: before ?? '' }) }],
        })}
        defaults={{ sort: '-at' }}
        toolbar={<Period />}
        empty={{ sentence: w.noSending }}
      />
      {lifted ? <LiftDialog {...lifted} onClose={() => setLifted(null)} /> : null}
    </>
  )
}
