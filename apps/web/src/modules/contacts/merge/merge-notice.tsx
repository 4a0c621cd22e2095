import { mergeWords as m } from '@kxo/domain/contacts/merge/merge-words'
import { formatDate } from '@kxo/domain/kernel/dates'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/display/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { mergesOfQuery } from '../api.ts'
import { useUndoMerge } from './use-undo-merge.ts'

/** What a record absorbed lately, while it can still be undone. */
export function MergeNotice({ id }: { id: number }) {
  const { say, locale, zone } = useLanguage()
  const undo = useUndoMerge()
  const { data } = useQuery(mergesOfQuery(id))
  return (data ?? [])
    .filter(({ may_undo }) => may_undo)
    .map((merge) => (
      <Notice key={merge.id} mb="md">
        <span>{say(m.mergedWith, { day: formatDate(merge.done_at, locale, { zone }), names: merge.names.join(', ') })}</span>
        <span>
          <Button size="sm" variant="default" onClick={() => undo(merge.id)}>
            {say(m.undo)}
          </Button>
        </span>
      </Notice>
    ))
}
