import type { CompanyYear } from '@kxo/domain/reporting/contract'
import { reportingContract } from '@kxo/domain/reporting/contract'
import { companyYearList } from '@kxo/domain/reporting/list'
import { may } from '@kxo/domain/reporting/permissions'
import { reportingWords as w } from '@kxo/domain/reporting/words'
import { yearWords as y } from '@kxo/domain/reporting/year-words'
import { tableSource } from '../../platform/api-query.ts'
import { useViewer } from '../../platform/viewer.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useColumns } from '../../ui/table/columns-of.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { saveCompanyYear } from './api.ts'

function useYearColumns() {
  const { actor } = useViewer()
  const { say, locale } = useLanguage()
  const count = (n: number) => n.toLocaleString(locale === 'fr' ? 'fr-FR' : 'en-GB', { maximumFractionDigits: 1 })
  return useColumns(
    companyYearList,
    {
      events: (row) => count(row.events),
      people: (row) => count(row.people),
      half_days: (row) => count(row.half_days),
      minutes: (row) => say(w.hours, { hours: count(row.minutes / 60) }),
    },
    { without: may.seeCompanyAmounts(actor) ? [] : ['billed', 'paid'] },
  )
}

/** What a company did year by year, on its record. */
export default function CompanyYears({ id }: { id: number }) {
  return (
    <DataTable<CompanyYear>
      caption={w.yearsTab}
      columns={useYearColumns()}
      source={tableSource(reportingContract.companyYears, { params: { id } })}
      rowKey={({ year }) => year}
      rowName={({ year }) => String(year)}
      rowActions={({ year }) => [{ label: y.save, run: () => void saveCompanyYear(id, year).catch(toast.failure) }]}
      defaults={{ sort: '-year' }}
      empty={{ sentence: w.yearsNone, help: w.yearsHelp }}
    />
  )
}
