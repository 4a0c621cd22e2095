import { contactActWords as a } from '@kxo/domain/contacts/words'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChangeHistory } from '../../../ui/display/change-history.tsx'
import { shouldShowError } from '../../../ui/feedback/should-show-error.ts'
import { Empty, Failed, Loading } from '../../../ui/feedback/states.tsx'
import { Pager } from '../../../ui/navigation/pager.tsx'
import { historyQuery } from '../api.ts'
import { useHistoryEntries } from '../bulk/use-history-entries.ts'

/** Everything done to a record: who, when, before, after, connected as. */
export default function HistoryTab({ id }: { id: number }) {
  const told = useHistoryEntries()
  const [{ page, page_size }, setPage] = useState<{ page: number; page_size: number }>({ page: 1, page_size: 25 })
  const answer = useQuery({ ...historyQuery(id, page, page_size), placeholderData: keepPreviousData })
  if (shouldShowError(answer)) return <Failed error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <Loading lines={6} />
  if (answer.data.count === 0) return <Empty sentence={a.historyEmpty} />
  return (
    <>
      <ChangeHistory acts={answer.data.results.map(told)} label={a.updated} />
      <Pager
        count={answer.data.count}
        page={page}
        pageSize={page_size}
        onChange={(next) => setPage({ page: next.page ?? 1, page_size: next.page_size ?? page_size })}
      />
    </>
  )
}
