import { adminEvent, adminTheme, adminThemes } from '@kxo/domain/events/paths'
import { themesContract as contract, type ThemeEvent } from '@kxo/domain/events/themes/theme-contract'
import { themeWords as w } from '@kxo/domain/events/themes/theme-words'
import { formatDate } from '@kxo/domain/kernel/dates'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { tableSource } from '../../../platform/api-query.ts'
import { NoPage } from '../../../platform/no-page.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { RecordTabs } from '../../../ui/navigation/record-tabs.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { themeAddress } from './theme-address.ts'
import { ThemeForm } from './theme-form.tsx'
import { themeQuery } from './themes-api.ts'

const above = [{ label: w.list, to: adminThemes() }]
const tabNames = { record: w.record, events: w.events }

/** A22: one chapter of the catalogue; `new` creates one. */
export default function ThemePage() {
  const { id } = useParams({ strict: false }) as { id: string }
  if (id === 'new') return <NewTheme />
  return /^[1-9]\d{0,14}$/.test(id) ? <KnownTheme id={Number(id)} /> : <NoPage kind="missing" />
}

function NewTheme() {
  const goOn = useNavigateIfMounted()
  return (
    <>
      <PageTitle above={above}>{w.newTheme}</PageTitle>
      <PanelSection display="block" maw={860}>
        <ThemeForm
          theme={null}
          onSaved={(saved) => {
            toast.success(w.added)
            void goOn(adminTheme(saved.id))
          }}
        />
      </PanelSection>
    </>
  )
}

function KnownTheme({ id }: { id: number }) {
  const queries = useQueryClient()
  const [{ tab = 'record' }, change] = useAddress(themeAddress)
  const answer = useSuspenseQuery(themeQuery(id))
  const theme = answer.data
  return (
    <>
      <PageTitle above={above} {...(theme.is_visible ? {} : { mark: <Badge tone="neutral">{w.hidden}</Badge> })}>
        {theme.parent_name ? `${theme.parent_name} › ${theme.name}` : theme.name}
      </PageTitle>
      <RecordTabs names={tabNames} current={tab} onChange={change}>
        {tab === 'events' ? (
          <ThemeEvents id={id} />
        ) : (
          <PanelSection display="block" maw={860}>
            <ThemeForm
              theme={theme}
              onSaved={(saved) => {
                toast.success(w.saved)
                queries.setQueryData(themeQuery(id).queryKey, saved)
              }}
            />
          </PanelSection>
        )}
      </RecordTabs>
    </>
  )
}

function ThemeEvents({ id }: { id: number }) {
  const { locale, zone } = useLanguage()
  const columns: Column<ThemeEvent>[] = [
    { key: 'title', label: w.eventTitle, cell: (row) => row.title, sortable: true, filter: 'text', width: 420 },
    {
      key: 'start_date',
      label: w.startDate,
      cell: (row) => (row.start_date ? formatDate(row.start_date, locale, { zone }) : emptyPlaceholder),
      sortable: true,
      filter: 'day',
      width: 140,
    },
    {
      key: 'is_active',
      label: w.online,
      cell: (row) => (row.is_active ? <Badge tone="success">{w.online}</Badge> : emptyPlaceholder),
      filter: 'flag',
      width: 130,
    },
  ]
  return (
    <DataTable
      caption={w.events}
      columns={columns}
      source={tableSource(contract.events, { params: { id } })}
      rowKey={(row) => row.id}
      rowName={(row) => row.title}
      rowHref={(row) => adminEvent(row.id)}
      empty={{ sentence: w.noEvents }}
    />
  )
}
