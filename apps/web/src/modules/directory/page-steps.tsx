import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Button } from '../../ui/plain/button.tsx'
import { listWords } from '../../ui/table/list-words.ts'
import style from './directory.module.css'

type PageStepsProps = { page: number; page_size: number; count: number; onChange: (page: number) => void }

/** The page before and the page after; a page never holds more people than the directory allows. */
export function PageSteps({ page, page_size, count, onChange }: PageStepsProps) {
  const { say } = useLanguage()
  const last = Math.ceil(count / page_size)
  if (last <= 1) return null
  return (
    <nav className={style['steps']} aria-label={say(listWords.pages)}>
      <Button variant="default" size="sm" disabled={page <= 1} icon={<IconChevronLeft size={16} />} onClick={() => onChange(page - 1)}>
        {say(listWords.previousPage)}
      </Button>
      <span className={style['muted']}>
        {page} / {last}
      </span>
      <Button variant="default" size="sm" disabled={page >= last} icon={<IconChevronRight size={16} />} onClick={() => onChange(page + 1)}>
        {say(listWords.nextPage)}
      </Button>
    </nav>
  )
}
