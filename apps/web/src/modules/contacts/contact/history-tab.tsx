import { contactActWords as a } from '@kxo/domain/contacts/words'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChangeHistory } from '../../../ui/display/change-history.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Pager } from '../../../ui/navigation/pager.tsx'
import { historyQuery } from '../api.ts'
import { useHistoryEntries } from '../bulk/use-history-entries.ts'

/** Everything done to a record: who, when, before, after, connected as. */
export default function HistoryTab({ id }: { id: number }) {
  const toEntry = useHistoryEntries()
  const [{ page, page_size }, setPage] = useState<{ page: number; page_size: number }>({ page: 1, page_size: 25 })
  const answer = useQuery({ ...historyQuery(id, page, page_size), placeholderData: keepPreviousData })
  return (
    <Answered of={answer} lines={6}>
      {(read) =>
        read.count === 0 ? (
          <Empty sentence={a.historyEmpty} />
        ) : (
          <>
            <ChangeHistory acts={read.results.map(toEntry)} label={a.updated} />
            <Pager
              count={read.count}
              page={page}
              pageSize={page_size}
              onChange={(next) => setPage({ page: next.page ?? 1, page_size: next.page_size ?? page_size })}
            />
          </>
        )
      }
    </Answered>
  )
}
