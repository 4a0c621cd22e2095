import { pageSizes } from '@kxo/domain/kernel/listing'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import { useId } from 'react'
import { useLanguage } from '../i18n/language.tsx'
import { listWords } from '../table/list-words.ts'
import style from './pager.module.css'

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
  const last = Math.max(1, Math.ceil(count / pageSize))
  const from = Math.min(isEstimate ? Number.MAX_SAFE_INTEGER : count, (page - 1) * pageSize + 1)
  const to = isEstimate ? page * pageSize : Math.min(count, page * pageSize)
  const button = (label: string, target: number, icon: React.ReactNode, off: boolean) => (
    <button type="button" className={style['pageButton']} aria-label={label} disabled={off} onClick={() => onChange({ page: target })}>
      {icon}
    </button>
  )
  return (
    <div className={style['pager']}>
      <label htmlFor={id}>{say(listWords.linesPerPage)}</label>
      <select
        id={id}
        className={style['size']}
        value={pageSize}
        onChange={(event) => onChange({ page_size: Number(event.currentTarget.value) })}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
      <span className={style['grow']} />
      <span role="status">{say(isEstimate ? listWords.rowsAbout : listWords.rows, { from, to, count })}</span>
      <nav className={style['pages']} aria-label={say(listWords.pages)}>
        {button(say(listWords.firstPage), 1, <IconChevronsLeft size={18} aria-hidden="true" />, page <= 1)}
        {button(say(listWords.previousPage), page - 1, <IconChevronLeft size={18} aria-hidden="true" />, page <= 1)}
        {button(say(listWords.nextPage), page + 1, <IconChevronRight size={18} aria-hidden="true" />, page >= last && !isEstimate)}
        {button(say(listWords.lastPage), last, <IconChevronsRight size={18} aria-hidden="true" />, page >= last || isEstimate)}
      </nav>
    </div>
  )
}
