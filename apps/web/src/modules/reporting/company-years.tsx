import { formatMoney } from '@kxo/domain/kernel/money'
import type { CompanyYear } from '@kxo/domain/reporting/contract'
import { reportingContract } from '@kxo/domain/reporting/contract'
import { may } from '@kxo/domain/reporting/permissions'
import { reportingWords as w } from '@kxo/domain/reporting/words'
import { yearWords as y } from '@kxo/domain/reporting/year-words'
import { tableSource } from '../../platform/api-query.ts'
import { useViewer } from '../../platform/viewer.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { saveCompanyYear } from './api.ts'

function useColumns(): Column<CompanyYear>[] {
  const { actor } = useViewer()
  const { say, locale } = useLanguage()
  const count = (n: number) => n.toLocaleString(locale === 'fr' ? 'fr-FR' : 'en-GB', { maximumFractionDigits: 1 })
  const money = (cents: number | null) => (cents === null ? '' : formatMoney(cents, locale))
  const figure = { align: 'end', width: 130 } as const
  return [
    { key: 'year', label: w.year, sortable: true, width: 110, cell: (row) => row.year },
    { key: 'events', label: w.yearEvents, ...figure, cell: (row) => count(row.events) },
    { key: 'people', label: w.yearPeople, ...figure, cell: (row) => count(row.people) },
    { key: 'half_days', label: w.yearHalfDays, ...figure, width: 175, cell: (row) => count(row.half_days) },
    { key: 'minutes', label: w.yearHours, ...figure, cell: (row) => say(w.hours, { hours: count(row.minutes / 60) }) },
    ...(may.seeCompanyAmounts(actor)
      ? [
          { key: 'billed', label: w.yearBilled, ...figure, cell: (row: CompanyYear) => money(row.billed) },
          { key: 'paid', label: w.yearPaid, ...figure, cell: (row: CompanyYear) => money(row.paid) },
        ]
      : []),
  ]
}

/** What a company did year by year, on its record. */
export default function CompanyYears({ id }: { id: number }) {
  return (
    <DataTable<CompanyYear>
      caption={w.yearsTab}
      columns={useColumns()}
      source={tableSource(reportingContract.companyYears, { params: { id } })}
      rowKey={({ year }) => year}
      rowName={({ year }) => String(year)}
      rowActions={({ year }) => [{ label: y.save, run: () => void saveCompanyYear(id, year).catch(toast.failure) }]}
      defaults={{ sort: '-year' }}
      empty={{ sentence: w.yearsNone, help: w.yearsHelp }}
    />
  )
}
