import { adminWrite } from '@kxo/domain/mailing/paths'
import { registrationsContract as contract, type Registration } from '@kxo/domain/registrations/contract'
import { detailWords } from '@kxo/domain/registrations/detail/detail-words'
import { inviteWords } from '@kxo/domain/registrations/inviting/invite-words'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tableSource } from '../../../platform/api-query.ts'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useFieldColumns } from '../../fields/index.ts'
import { useSavedColumns } from '../../tenants/index.ts'
import { columnsQuery } from '../admin-api.ts'
import { countsQuery } from '../api.ts'
import { useBulkOfOthers } from '../bulk/use-bulk-of-others.tsx'
import { useBulkRegistrations } from '../bulk/use-bulk-registrations.tsx'
import { StatusChips } from '../deciding/status-chips.tsx'
import { InviteDialog } from '../inviting/invite-dialog.tsx'
import { RegisterDialog } from '../registering/register-dialog.tsx'
import { WaitingListPanel } from '../waiting/waiting-list-panel.tsx'
import { useRegistrationActs } from './use-registration-acts.tsx'
import { useRegistrationColumns } from './use-registration-columns.tsx'

const columnsOfEvent = ['last_name', 'company_name', 'status', 'absence_reason', 'manual_status', 'mail', 'created_at'] as const

/** The registrations of an event: counters by status, list, acts. */
export default function RegistrationsTab({ event: { id: eventId } }: { event: { id: number } }) {
  const viewer = useViewer()
  const { actor } = viewer
  const { say } = useLanguage()
  const saved = useSavedColumns('registrations')
  const [search, change] = useAddress()
  const [isInviting, setInviting] = useState(false)
  const [isRegistering, setRegistering] = useState(false)
  const answered = useQuery(columnsQuery(eventId))
  const columns = [...useRegistrationColumns(columnsOfEvent), ...useFieldColumns<Registration>(answered.data ?? [])]
  const status = registrationStatus.keys.find((known) => known === search['status'])
  const mayFollow = may.follow(actor)
  const narrowed = { event: eventId, ...(status ? { status: [status] } : {}) }

  const hasOtherDates = useQuery(countsQuery(eventId)).data?.has_other_dates === true
  const { actsOn, open, dialogs } = useRegistrationActs(hasOtherDates)
  const bulk = useBulkRegistrations(eventId, status)
  const others = useBulkOfOthers(eventId)
  const inviting = (size: 'sm' | 'md') => (
    <Button variant="default" size={size} aria-haspopup="dialog" onClick={() => setInviting(true)}>
      {say(inviteWords.invite)}
    </Button>
  )
  return (
    <>
      <WaitingListPanel eventId={eventId} mayWrite={mayFollow} />
      <StatusChips eventId={eventId} chosen={status} onChoose={(next) => change({ status: next, page: undefined })} />
      <DataTable<Registration>
        caption={status ? registrationStatus.labelOf(status) : w.everyStatus}
        source={tableSource(contract.list, { query: narrowed })}
        saved={saved}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ first_name, last_name }) => `${first_name} ${last_name}`}
        onOpen={({ id }) => open(id)}
        rowActions={(row) => [{ label: detailWords.open, run: () => open(row.id) }, ...(mayFollow ? actsOn(row) : [])]}
        bulkActions={[...(mayFollow ? bulk.acts : []), ...others.acts]}
        toolbar={
          <Group gap="xs">
            {mayFollow ? inviting('sm') : null}
            {mayFollow && hasFeature(viewer, 'mailing') ? (
              <LinkButton variant="default" size="sm" to={adminWrite()} search={{ event: String(eventId), ...(status && { status }) }}>
                {say(w.writeTo)}
              </LinkButton>
            ) : null}
          </Group>
        }
        empty={{
          sentence: w.noRegistration,
          act: mayFollow ? (
            <Group gap="xs">
              <Button aria-haspopup="dialog" onClick={() => setRegistering(true)}>
                {say(w.register)}
              </Button>
              {inviting('md')}
            </Group>
          ) : null,
        }}
      />
      {dialogs}
      {bulk.dialog}
      {others.dialog}
      {isInviting ? <InviteDialog eventId={eventId} onClose={() => setInviting(false)} /> : null}
      {isRegistering ? <RegisterDialog eventId={eventId} onClose={() => setRegistering(false)} /> : null}
    </>
  )
}
