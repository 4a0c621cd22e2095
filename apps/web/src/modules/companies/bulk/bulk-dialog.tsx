import { type BulkChange, type CompanyKind, companiesContract as contract } from '@kxo/domain/companies/contract'
import { companyWords as w } from '@kxo/domain/companies/words'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { BulkPreview } from '../../../ui/feedback/bulk-preview.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { countOf, type Selection } from '../../../ui/table/selection.ts'
import { type Many, previewQuery } from '../api.ts'
import { BulkChoice } from './bulk-choice.tsx'
import { BulkReport } from './bulk-report.tsx'

type Props = { kind: CompanyKind | undefined; selection: Selection; onDone: () => void; onClose: () => void }

/** One field of many companies at once: what it will change, told by the server before anything is written, then what it changed. */
export function BulkDialog({ kind, selection, onDone, onClose }: Props) {
  const { say } = useLanguage()
  const [set, setSet] = useState<BulkChange>({ is_adherent: true })
  const chosen: Omit<Many, 'set'> = selection.all
    ? { found: { q: selection.query.q, filters: selection.query.filters, kind } }
    : { ids: selection.ids.map(Number) }
  const body = { ...chosen, set }
  const applying = useAction({ mutationFn: (change: Many) => call(contract.changeMany, { body: change }) })
  const { reset } = applying
  const choose = useCallback(
    (next: BulkChange) => {
      reset()
      setSet(next)
    },
    [reset],
  )
  const report = applying.data
  // Once asked for it may be done: what it would change says nothing more, until something else is asked.
  const preview = useQuery(previewQuery(body, applying.isIdle))
  const end = (): void => {
    if (report) onDone()
    onClose()
  }
  return (
    <Dialog
      opened
      onClose={end}
      title={say(w.bulkTitle, { n: countOf(selection) })}
      width={600}
      cancel={!report}
      acts={
        report ? null : (
          <Button disabled={!preview.data?.changed} loading={applying.isPending} onClick={() => applying.mutate(body)}>
            {say(w.apply)}
          </Button>
        )
      }
    >
      {report ? (
        <BulkReport report={report} onClose={end} />
      ) : (
        <Stack gap="md">
          <BulkChoice onChange={choose} />
          <Answered of={preview} lines={3}>
            {(read) => <BulkPreview preview={read} will={w.bulkWill} left={w.bulkLeftOut} />}
          </Answered>
        </Stack>
      )}
    </Dialog>
  )
}
