import { pageSizes } from '@kxo/domain/kernel/listing'
import { Group, NativeSelect, Pagination, Text } from '@mantine/core'
import { useId } from 'react'
import { useLanguage } from '../i18n/language.tsx'
import { listWords } from '../table/list-words.ts'

type PagerProps = {
  count: number
  isEstimate?: boolean | undefined
  page: number
  pageSize: number
  onChange: (next: { page?: number; page_size?: number }) => void
}

/** "1–25 sur 312", lines per page, and the pages; the last one of a list too long to be counted is not offered. */
export function Pager({ count, isEstimate = false, page, pageSize, onChange }: PagerProps) {
  const { say } = useLanguage()
  const id = useId()
  const last = isEstimate ? page + 1 : Math.max(1, Math.ceil(count / pageSize))
  const from = Math.min(isEstimate ? Number.MAX_SAFE_INTEGER : count, (page - 1) * pageSize + 1)
  const to = isEstimate ? page * pageSize : Math.min(count, page * pageSize)
  return (
    <Group gap="xs" c="dimmed" fz="sm" className="figures">
      <label htmlFor={id}>{say(listWords.linesPerPage)}</label>
      <NativeSelect
        id={id}
        size="xs"
        value={pageSize}
        data={pageSizes.map(String)}
        onChange={(event) => onChange({ page_size: Number(event.currentTarget.value) })}
      />
      <Text span inherit ms="auto" role="status">
        {say(isEstimate ? listWords.rowsAbout : listWords.rows, { from, to, count })}
      </Text>
      <Pagination.Root total={last} value={page} size="sm" onChange={(next) => onChange({ page: next })}>
        <Group component="nav" gap={0} aria-label={say(listWords.pages)}>
          <Pagination.First aria-label={say(listWords.firstPage)} />
          <Pagination.Previous aria-label={say(listWords.previousPage)} />
          <Pagination.Next aria-label={say(listWords.nextPage)} />
          <Pagination.Last aria-label={say(listWords.lastPage)} disabled={page >= last || isEstimate} />
        </Group>
      </Pagination.Root>
    </Group>
  )
}
