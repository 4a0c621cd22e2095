import {
  type CompanyKind,
  companiesContract as contract,
  type GivenToMany,
  type BulkReport as Report,
} from '@kxo/domain/companies/contract'
import { companyWords as w } from '@kxo/domain/companies/words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api-client.ts'
import { useLostAnswer } from '../../platform/use-lost-answer.ts'
import { Button } from '../../ui/display/button.tsx'
import { BulkPreview } from '../../ui/feedback/bulk-preview.tsx'
import { shouldShowError } from '../../ui/feedback/should-show-error.ts'
import { Failed, Loading } from '../../ui/feedback/states.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { uiWords } from '../../ui/i18n/words.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { countOf, type Selection } from '../../ui/table/selection.ts'
import { type Many, previewQuery } from './api.ts'
import { BulkChoice } from './bulk-choice.tsx'
import { BulkReport } from './bulk-report.tsx'
import style from './companies.module.css'

type Props = { kind: CompanyKind | undefined; selection: Selection; onDone: () => void; onClose: () => void }

/** One field of many companies at once: what it will change, told by the server before anything is written, then what it changed. */
export function BulkDialog({ kind, selection, onDone, onClose }: Props) {
  const { say } = useLanguage()
  const [set, setSet] = useState<GivenToMany>({ is_adherent: true })
  const [isBusy, setBusy] = useState(false)
  const [report, setReport] = useState<Report | null>(null)
  const chosen: Omit<Many, 'set'> = selection.all
    ? { found: { q: selection.query.q, filters: selection.query.filters, kind } }
    : { ids: selection.ids.map(Number) }
  const body = { ...chosen, set }
  const { isUnanswered, fail } = useLostAnswer(body)
  const preview = useQuery(previewQuery(body, !isBusy && !report && !isUnanswered))
  const apply = async (): Promise<void> => {
    setBusy(true)
    try {
      setReport(await call(contract.changeMany, { body }))
    } catch (error) {
      fail(error)
    }
    setBusy(false)
  }
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
      acts={
        report ? null : (
          <>
            <Button variant="default" onClick={end}>
              {say(uiWords.cancel)}
            </Button>
            <Button disabled={!preview.data?.changed} loading={isBusy} onClick={() => void apply()}>
              {say(w.apply)}
            </Button>
          </>
        )
      }
    >
      {report ? (
        <BulkReport report={report} onClose={end} />
      ) : (
        <div className={style['bulk']}>
          <BulkChoice onChange={setSet} />
          {shouldShowError(preview) ? (
            <Failed error={preview.error} onRetry={() => void preview.refetch()} />
          ) : preview.data ? (
            <BulkPreview preview={preview.data} will={w.bulkWill} left={w.bulkLeftOut} />
          ) : (
            <Loading lines={3} />
          )}
        </div>
      )}
    </Dialog>
  )
}
