import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLanguage } from '../i18n/language.tsx'
import { Button } from '../plain/button.tsx'
import { conflictWords as w } from './conflict-words.ts'
import style from './form.module.css'
import type { RecordForm } from './form.tsx'

/** Two people on one form: says which fields both changed, and asks whose stay. After a refused save the page is read anew first. */
export default function ConflictBanner({ form, labels }: { form: RecordForm; labels: ReadonlyMap<string, string> }) {
  const { say } = useLanguage()
  const queries = useQueryClient()
  const { clash, isBehind } = form
  useEffect(() => {
    if (isBehind) void queries.invalidateQueries()
  }, [isBehind, queries])
  if (!clash) return null
  const names = clash.fields.map((name) => labels.get(name)).filter((label) => label !== undefined)
  return (
    <div className={style['clash']} role="status">
      <p className={style['summaryTitle']}>{say(w.both, { fields: names.join(', ') })}</p>
      <p className={style['summaryNote']}>{say(w.bothHelp)}</p>
      <div className={style['acts']}>
        <Button variant="default" onClick={clash.takeTheirs}>
          {say(w.takeTheirs)}
        </Button>
        <Button variant="default" onClick={clash.keepMine}>
          {say(w.keepMine)}
        </Button>
      </div>
    </div>
  )
}
