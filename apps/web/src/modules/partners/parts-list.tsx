import { adminEvent } from '@kxo/domain/events/paths'
import { formatDate } from '@kxo/domain/kernel/dates'
import { decimalHours } from '@kxo/domain/kernel/hours'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { functionsContract as contract, type PartnerPart } from '@kxo/domain/partners/functions-contract'
import type { PartnerKind } from '@kxo/domain/partners/kind'
import { partList } from '@kxo/domain/partners/list'
import { missionWords as m } from '@kxo/domain/partners/missions/mission-words'
import { may } from '@kxo/domain/partners/permissions'
import { partnersWords as w } from '@kxo/domain/partners/words'
import { Flex } from '@mantine/core'
import { useState } from 'react'
import { tableSource } from '../../platform/api-query.ts'
import { useViewer } from '../../platform/viewer.ts'
import { emptyPlaceholder } from '../../ui/display/empty-placeholder.ts'
import { runAction } from '../../ui/feedback/action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { confirm } from '../../ui/overlay/confirm.ts'
import { useColumns } from '../../ui/table/columns-of.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { RowAction } from '../../ui/table/row-menu.tsx'
import { useSavedColumns } from '../tenants/index.ts'
import { assignPartner, changePartner, saveMission, sendMission } from './api.ts'
import { HoursDialog } from './hours-dialog.tsx'
import { type Moment, moments, useBulkHours } from './use-bulk-hours.tsx'

const labels: Record<Moment, Sentence> = { upcoming: w.tabUpcoming, past: w.tabPast, ended: w.tabEnded }
const panel = 'parts-panel'

/** The events where a person has one kind of part, and what may be done of each. */
export function PartsList({ id, kind }: { id: number; kind: PartnerKind }) {
  const { actor } = useViewer()
  const { say, locale } = useLanguage()
  const [search, change] = useAddress()
  const moment = moments.find((known) => known === search['tab']) ?? 'upcoming'
  const saved = useSavedColumns('partner_parts')
  const [validated, setValidated] = useState<PartnerPart | null>(null)
  const many = useBulkHours(id, kind, moment)
  const act = async (work: () => Promise<unknown>, done: Sentence): Promise<void> => {
    await runAction(() => work(), done)
  }
  const withdraw = async (part: PartnerPart): Promise<void> => {
    const question = {
      title: say(w.withdrawTitle, { name: part.title }),
      message: w.withdrawHelp,
      act: w.withdraw,
      tone: 'danger' as const,
    }
    if (await confirm(question)) await act(() => changePartner(part.event_id, part.id, { status: 'deleted' }), w.removed)
  }
  const again = ({ event_id, role_title }: PartnerPart) =>
    act(() => assignPartner(event_id, { user_id: id, kind, role_title, status: 'inProgress' }), w.changed)
  const actsOn = (part: PartnerPart): RowAction[] => {
    if (!may.assignPartners(actor)) return []
    if (part.status === 'deleted') return [{ label: w.reactivate, run: () => void again(part) }]
    const validate = () => act(() => changePartner(part.event_id, part.id, { status: 'validated' }), w.changed)
    const order = [
      { label: m.saveAct, run: () => void saveMission(part.id).catch(toast.failure) },
      { label: m.sendAct, run: () => void act(() => sendMission(part.id), m.sent) },
    ]
    const hours = { label: w.validateHours, run: () => setValidated(part) }
    return [
      ...(part.status === 'validated' && part.done > 0 ? [hours] : []),
      ...(part.status === 'validated' ? order : []),
      ...(part.status === 'inProgress' ? [{ label: w.validate, run: () => void validate() }] : []),
      { label: w.withdraw, tone: 'danger' as const, run: () => void withdraw(part) },
    ]
  }
  return (
    <Flex component="section" direction="column" gap="sm">
      <Flex component="h2" rowGap="xs" columnGap="sm" align="center" wrap="wrap" justify="space-between" fz={16} fw={600}>
        {say(w.parts)}
      </Flex>
      <Tabs
        label={w.parts}
        tabs={moments.map((key) => ({ key, label: labels[key] }))}
        current={moment}
        onChange={(key) => change({ tab: key === 'upcoming' ? undefined : key, page: undefined })}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-label={say(labels[moment])}>
        <DataTable<PartnerPart>
          caption={labels[moment]}
          source={tableSource(contract.parts, { params: { id, kind }, query: { moment } })}
          saved={saved}
          rowKey={(part) => part.id}
          rowName={({ title }) => title}
          rowHref={({ event_id }) => adminEvent(event_id)}
          rowActions={actsOn}
          bulkActions={many.acts}
          empty={{ sentence: w.noPart }}
          columns={useColumns(partList, {
            start_date: (part) => (part.start_date ? formatDate(part.start_date, locale, { zone: part.time_zone }) : emptyPlaceholder),
            minutes: (part) => (part.minutes > 0 ? say(w.hours, { hours: decimalHours(part.minutes) }) : emptyPlaceholder),
            validated: (part) => (part.validated === null ? emptyPlaceholder : say(w.hours, { hours: decimalHours(part.validated) })),
          })}
        />
      </div>
      {many.dialog}
      {validated ? <HoursDialog part={validated} onClose={() => setValidated(null)} /> : null}
    </Flex>
  )
}
