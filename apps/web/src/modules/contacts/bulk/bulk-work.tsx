import { bulkWords as w } from '@kxo/domain/contacts/bulk/bulk-words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refresh } from '../../../platform/query-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { saveFile } from '../../../ui/display/save-file.ts'
import { LeftOut } from '../../../ui/feedback/bulk-preview.tsx'
import { JobProgress } from '../../../ui/feedback/job-progress.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { bulkWorkQuery, fetchBulkReport, stopBulk } from './bulk-api.ts'
import { bulkOutcome, bulkTitles } from './bulk-titles.ts'
import { UndoBulk } from './bulk-undo.tsx'

type BulkWorkDialogProps = {
  id: number
  /** The act is taken back, as a work of its own. */
  onWork: (id: number) => void
  onClose: () => void
}

/** A long act on many people, followed from an address that can be shared. */
export function BulkWorkDialog({ id, onWork, onClose }: BulkWorkDialogProps) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const queries = useQueryClient()
  const answer = useQuery(bulkWorkQuery(id))
  const work = answer.data
  const status = work?.status ?? 'running'
  useEffect(() => {
    if (status !== 'running') void refresh('users')
  }, [status, queries, tenant.name])
  const stop = (): void => {
    stopBulk(id).then((saved) => queries.setQueryData(bulkWorkQuery(id).queryKey, saved), toast.failure)
  }
  const download = (): void => {
    fetchBulkReport(id)
      .then(({ blob, name }) => saveFile(blob, name))
      .catch(toast.failure)
  }
  const title = work ? say(bulkTitles[work.act], { n: work.total }) : say(w.edit)
  return (
    <Dialog opened onClose={onClose} title={title} width={600}>
      <Answered of={answer} lines={4}>
        {(read) => (
          <>
            <JobProgress
              title={title}
              state={status}
              done={read.done}
              total={read.total}
              failures={[]}
              onStop={stop}
              onDownloadReport={read.has_report ? download : undefined}
            >
              {read.undo === null ? null : (
                <UndoBulk act={read.undo} onDone={({ work: undoing }) => (undoing === null ? onClose() : onWork(undoing))} />
              )}
              {status === 'running' ? null : <Button onClick={onClose}>{say(w.close)}</Button>}
            </JobProgress>
            {read.reason ? <p>{read.reason}</p> : null}
            {status === 'running' ? null : <p>{say(bulkOutcome(read.act), { n: read.done - read.failed })}</p>}
            <LeftOut left={read.left} sentence={w.left} />
          </>
        )}
      </Answered>
    </Dialog>
  )
}
