import { adminEventStep } from '@kxo/domain/events/paths'
import { may } from '@kxo/domain/products/permissions'
import { eventProductWords as w } from '@kxo/domain/registrations/options/option-words'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { eventProductsQuery } from './options-api.ts'
import { PreparationList } from './preparation-list.tsx'
import { SalesTable } from './sales-table.tsx'
import { Synthesis } from './synthesis.tsx'

const tabs = [
  { key: 'sales', label: w.sales },
  { key: 'preparation', label: w.preparation },
  { key: 'synthesis', label: w.synthesis },
] as const
const panel = 'event-products-panel'

/** A34: what is offered beside a place at each event, who is to be given what, and how much to order. */
export default function EventProductsPage() {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const [search, change] = useAddress()
  const tab = tabs.find(({ key }) => key === search['tab']) ?? tabs[0]
  const event = /^\d{1,15}$/.test(search['event'] ?? '') ? Number(search['event']) : undefined
  const all = useQuery(eventProductsQuery(undefined)).data ?? []
  const events = [...new Map(all.map((line) => [line.event, line.event_title])).entries()]
  return (
    <>
      <PageTitle
        subtitle={say(w.help)}
        act={
          event !== undefined && may.setOptions(actor) ? (
            <LinkButton to={adminEventStep(event, 'options')}>{say(w.add)}</LinkButton>
          ) : undefined
        }
      >
        {w.title}
      </PageTitle>
      <Select
        label={say(w.event)}
        placeholder={say(w.allEvents)}
        clearable
        searchable
        maw={420}
        mb="md"
        data={events.map(([id, title]) => ({ value: String(id), label: title }))}
        value={event === undefined ? null : String(event)}
        onChange={(value) => change({ event: value ?? undefined })}
      />
      <Tabs
        label={w.title}
        tabs={tabs}
        current={tab.key}
        onChange={(key) => change({ tab: key === 'sales' ? undefined : key })}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-label={say(tab.label)}>
        {tab.key === 'sales' ? <SalesTable event={event} /> : null}
        {tab.key === 'preparation' ? <PreparationList event={event} mayTick={may.handOver(actor)} /> : null}
        {tab.key === 'synthesis' ? <Synthesis event={event} /> : null}
      </div>
    </>
  )
}
