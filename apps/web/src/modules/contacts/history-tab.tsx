import { contactActWords as a } from '@kxo/domain/contacts/words'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '../../app/viewer.ts'
import { ChangeHistory } from '../../ui/change-history.tsx'
import { hasNothingToShow } from '../../ui/nothing-to-show.ts'
import { Pager } from '../../ui/pager.tsx'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { historyQuery } from './api.ts'
import { useToldActs } from './use-told-acts.ts'

/** Everything done to a record: who, when, before, after, connected as (screens-admin #21). */
export default function HistoryTab({ id }: { id: number }) {
  const { tenant } = useViewer()
  const told = useToldActs()
  const [{ page, page_size }, setPage] = useState<{ page: number; page_size: number }>({ page: 1, page_size: 25 })
  const answer = useQuery({ ...historyQuery(tenant.name, id, page, page_size), placeholderData: keepPreviousData })
  if (hasNothingToShow(answer)) return <Failed error={answer.error} onRetry={() => void answer.refetch()} />
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
