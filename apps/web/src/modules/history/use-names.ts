import type { TraceLine } from '@kxo/domain/history/contract'
import { exportRequestOf } from '@kxo/domain/history/export-request'
import { codedStatus, fieldNames, sourceNames, valueNames, workNames } from '@kxo/domain/history/names'
import { historyWords as w } from '@kxo/domain/history/words'
import { comparatorWords } from '@kxo/domain/kernel/comparator-words'
import { formatDateTime } from '@kxo/domain/kernel/dates'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { traceActionOf } from '@kxo/domain/traces/actions'
import { emptyPlaceholder } from '../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

export type Changed = { field: string; before: string | null; after: string | null }

const isData = (raw: string | null): boolean => raw !== null && /^[[{]/.test(raw)

/** Numbers of other records, versions and data of programs mean nothing to people: the export alone holds them. */
export const tellable = <C extends Changed>(changes: readonly C[]): C[] =>
  changes.filter(({ field, before, after }) => !/_(id|version)$/.test(field) && !isData(before) && !isData(after))

/** What acts, fields, origins and works are called; what has no word shows its own name. */
export function useNames() {
  const { say, locale, zone } = useLanguage()
  const named = (list: Readonly<Record<string, Sentence>>, key: string): string => {
    const sentence = Object.hasOwn(list, key) ? list[key] : undefined
    return sentence ? say(sentence) : key
  }
  const field = (key: string): string => named(fieldNames, key)
  return {
    action: (key: string) => {
      const label = traceActionOf(key)?.label
      return label ? say(label) : key
    },
    field,
    /** What an act tells of itself: of an export, its format, its search and its filters. */
    info: (info: string | null): string | null => {
      const request = exportRequestOf(info)
      if (!request) return info
      const filters = (request.filters ?? []).map(({ field: name, comparator, value }) =>
        [field(name), say(comparatorWords[comparator]), value].filter((part) => part !== undefined && part !== null).join(' '),
      )
      return [request.format.toUpperCase(), ...(request.q ? [say(w.exportSearch, { q: request.q })] : []), ...filters].join(' · ')
    },
    /** A value of a field, as an act tells it. */
    value: (raw: string | null, { action, field: of }: { action: string; field: string }): string => {
      if (raw === null) return say(w.emptyValue)
      const status = codedStatus(action, of, raw)
      if (status) return say(status)
      return instant.test(raw) ? formatDateTime(new Date(raw), locale, { zone }) : named(valueNames, raw)
    },
    work: (key: string) => named(workNames, key),
    source: (key: string | null) => (key === null ? emptyPlaceholder : named(sourceNames, key)),
    author: ({ user_name, source }: Pick<TraceLine, 'user_name' | 'source'>) =>
      user_name ?? say(source === 'form' ? w.visitor : w.platform),
  }
}
