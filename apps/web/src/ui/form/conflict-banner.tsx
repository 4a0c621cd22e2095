import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLanguage } from '../i18n/language.tsx'
import { ConflictChoice } from './conflict-choice.tsx'
import { conflictWords as w } from './conflict-words.ts'
import type { RecordForm } from './record-form.ts'

/** Two people on one form: says which fields both changed, and asks whose stay. After a refused save the page is read anew first. */
export default function ConflictBanner({ form, labels }: { form: RecordForm; labels: ReadonlyMap<string, string> }) {
  const { say } = useLanguage()
  const queries = useQueryClient()
  const { conflict, isBehind } = form
  useEffect(() => {
    if (isBehind) void queries.invalidateQueries()
  }, [isBehind, queries])
  if (!conflict) return null
  const names = conflict.fields.map((name) => labels.get(name)).filter((label) => label !== undefined)
  return (
    <ConflictChoice title={say(w.both, { fields: names.join(', ') })} onTakeTheirs={conflict.takeTheirs} onKeepMine={conflict.keepMine} />
  )
}
