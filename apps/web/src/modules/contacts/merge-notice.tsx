import { mergeWords as m } from '@kxo/domain/contacts/merge-words'
import { formatDate } from '@kxo/domain/kernel/dates'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useViewer } from '../../app/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { toast } from '../../ui/toast.ts'
import { contactsKey, mergesOfQuery, undoMerge } from './api.ts'
import style from './contacts.module.css'

/** What a record absorbed lately, while it can still be undone. */
export function MergeNotice({ id }: { id: number }) {
  const { tenant } = useViewer()
  const { say, locale, zone } = useLanguage()
  const queries = useQueryClient()
  const { data } = useQuery(mergesOfQuery(tenant.name, id))
  const undo = (merge: number): void => {
    undoMerge(tenant.name, merge)
      .then(() => toast.success(m.undone))
      .then(() => queries.invalidateQueries({ queryKey: contactsKey(tenant.name) }))
      .catch(toast.failure)
  }
  return (data ?? [])
    .filter(({ may_undo }) => may_undo)
    .map((merge) => (
      <div key={merge.id} className={style['notice']}>
        <span>{say(m.mergedWith, { day: formatDate(merge.done_at, locale, { zone }), names: merge.names.join(', ') })}</span>
        <span>
          <Button size="sm" variant="default" onClick={() => undo(merge.id)}>
            {say(m.undo)}
          </Button>
        </span>
      </div>
    ))
}
