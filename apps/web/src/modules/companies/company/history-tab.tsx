import type { HistoryLine } from '@kxo/domain/companies/people-contract'
import { companyWords as w } from '@kxo/domain/companies/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { useQuery } from '@tanstack/react-query'
import { ChangeHistory, type HistoryEntry } from '../../../ui/display/change-history.tsx'
import { shouldShowError } from '../../../ui/feedback/should-show-error.ts'
import { Empty, Failed, Loading } from '../../../ui/feedback/states.tsx'
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
export function HistoryTab({ id }: { id: number }) {
  const told = useHistoryEntries()
  const answer = useQuery(historyQuery(id))
  if (shouldShowError(answer)) return <Failed error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <Loading lines={6} />
  if (answer.data.length === 0) return <Empty sentence={w.noHistory} />
  return <ChangeHistory acts={answer.data.map(told)} label={w.tabHistory} />
}

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
