import type { HistoryLine } from '@kxo/domain/companies/people-contract'
import { companyWords as w } from '@kxo/domain/companies/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ChangeHistory, type HistoryEntry } from '../../../ui/display/change-history.tsx'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNativeLabel } from '../../fields/index.ts'
import { historyQuery } from '../api.ts'
import { fieldLabels, shownValue } from '../form/field-labels.ts'

const acts: Readonly<Record<string, Sentence>> = {
  create_company: w.actCreate,
  update_company: w.actUpdate,
  declare_headcount: w.actHeadcount,
  merge_companies: w.actMerge,
  set_referent: w.actReferent,
  export_list: w.actExport,
}

/** Every change of a record: who, when, before and after. */
export const HistoryTab = bounded(
  function HistoryTab({ id }: { id: number }) {
    const toEntry = useHistoryEntries()
    const answer = useSuspenseQuery(historyQuery(id))
    if (answer.data.length === 0) return <Empty sentence={w.noHistory} />
    return <ChangeHistory acts={answer.data.map(toEntry)} label={w.tabHistory} />
  },
  { lines: 6 },
)

function useHistoryEntries(): (line: HistoryLine) => HistoryEntry {
  const { say, locale } = useLanguage()
  const labelOf = useNativeLabel('Company')
  const shown = (value: string | null): string | null =>
    value === 'true' || value === 'false' ? say(value === 'true' ? w.yes : w.no) : shownValue(value, locale)
  return ({ id, at, action, by, acting_admin, changes }) => ({
    id,
    at,
    title: acts[action] ?? w.actOther,
    who: acting_admin ? say(w.connectedAs, { admin: acting_admin, name: by ?? '' }) : by ? say(w.byWhom, { name: by }) : null,
    changes: changes.map(({ field, before, after }) => ({
      field,
      label: labelOf(field, fieldLabels[field] ?? w.actOther),
      before: shown(before),
      after: shown(after),
    })),
  })
}
