import { adminWrite } from '@kxo/domain/mailing/paths'
import { collectiveWords } from '@kxo/domain/registrations/collective/collective-words'
import { registrationsContract as contract, type Registration } from '@kxo/domain/registrations/contract'
import { detailWords } from '@kxo/domain/registrations/detail/detail-words'
import { registrationFormsWords as formsWords } from '@kxo/domain/registrations/forms/registration-forms-words'
import { waitsForPerson } from '@kxo/domain/registrations/home'
import { inviteWords } from '@kxo/domain/registrations/inviting/invite-words'
import { registrationList } from '@kxo/domain/registrations/list'
import { moveWords } from '@kxo/domain/registrations/moving/move-words'
import { may } from '@kxo/domain/registrations/permissions'
import { isCancellable } from '@kxo/domain/registrations/rules'
import { holdsPlace, registrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tableSource } from '../../../platform/api-query.ts'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useFieldColumns, useWordedColumns } from '../../fields/index.ts'
import { useSavedColumns } from '../../tenants/index.ts'
import { columnsQuery, remind } from '../admin-api.ts'
import { countsQuery, extendHold } from '../api.ts'
import { useBulkRegistrations } from '../bulk/use-bulk-registrations.tsx'
import { SubstituteDialog } from '../collective/substitute-dialog.tsx'
import { offeredActs, remindable } from '../deciding/decisions.ts'
import { FundingDialog } from '../deciding/funding-dialog.tsx'
import { LaterCancellationDialog } from '../deciding/later-cancellation-dialog.tsx'
import { StatusChips } from '../deciding/status-chips.tsx'
import { useDecisions } from '../deciding/use-decisions.tsx'
import { RegistrationPanel } from '../detail/registration-panel.tsx'
import { InviteDialog } from '../inviting/invite-dialog.tsx'
import { MoveDialog } from '../moving/move-dialog.tsx'
import { RegisterDialog } from '../registering/register-dialog.tsx'
import { WaitingListPanel } from '../waiting/waiting-list-panel.tsx'
import { registrationCells } from './registration-cells.ts'

/** The registrations of an event: counters by status, list, acts. */
export default function RegistrationsTab({ event: { id: eventId } }: { event: { id: number } }) {
  const viewer = useViewer()
  const { actor } = viewer
  const { say } = useLanguage()
  const saved = useSavedColumns('registrations')
  const [search, change] = useAddress()
  const [funded, setFunded] = useState<Registration | null>(null)
  const [replaced, setReplaced] = useState<Registration | null>(null)
  const [moved, setMoved] = useState<Registration | null>(null)
  const [allowed, setAllowed] = useState<Registration | null>(null)
  const [isInviting, setInviting] = useState(false)
  const opened = Number(search['registration']) || null
  const open = (id: number | null) => change({ registration: id === null ? undefined : String(id) }, { replace: false })
  const [isRegistering, setRegistering] = useState(false)
  const answered = useQuery(columnsQuery(eventId))
  const hasOtherDates = useQuery(countsQuery(eventId)).data?.has_other_dates === true
  const columns = [...useRegistrationColumns(), ...useFieldColumns<Registration>(answered.data ?? [])]
  const status = registrationStatus.keys.find((known) => known === search['status'])
  const mayFollow = may.follow(actor)
  const narrowed = { event: eventId, ...(status ? { status: [status] } : {}) }

  const decisions = useDecisions(offeredActs)
  const bulk = useBulkRegistrations(eventId, status)
  const actsOn = (registration: Registration) => [
    ...decisions.actsOn(registration),
    ...(registration.hold_expires_at ? [{ label: w.holdLonger, run: () => void prolong(registration) }] : []),
    ...(isReplaceable(registration) ? [{ label: collectiveWords.substitute, run: () => setReplaced(registration) }] : []),
    ...(hasOtherDates && isMovable(registration) ? [{ label: moveWords.move, run: () => setMoved(registration) }] : []),
    ...(isReplaceable(registration) ? [{ label: w.allowLater, run: () => setAllowed(registration) }] : []),
    { label: w.followFunding, run: () => setFunded(registration) },
    ...((remindable.includes(registration.status) || registration.forms_due > 0) && waitsForPerson(registration)
      ? [{ label: w.remind, run: () => void remind(registration.id).then(() => toast.success(w.reminded), toast.failure) }]
      : []),
  ]
  const prolong = ({ id }: Registration) =>
    extendHold(id).then(
      ({ first_name, last_name, hold_expires_at }) =>
        toast.success(say(w.holdUntil, { name: `${first_name} ${last_name}`, until: hold_expires_at ?? new Date() })),
      toast.failure,
    )
  const invite = mayFollow ? (
    <Button variant="default" aria-haspopup="dialog" onClick={() => setInviting(true)}>
      {say(inviteWords.invite)}
    </Button>
  ) : null
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
        bulkActions={mayFollow ? bulk.acts : []}
        toolbar={
          <Group gap="xs">
            {invite}
            {mayFollow && hasFeature(viewer, 'mailing') ? (
              <LinkButton variant="default" to={adminWrite()} search={{ event: String(eventId), ...(status && { status }) }}>
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
              {invite}
            </Group>
          ) : null,
        }}
      />
      {decisions.dialog}
      {funded ? <FundingDialog registration={funded} onClose={() => setFunded(null)} /> : null}
      {moved ? <MoveDialog registration={moved} onClose={() => setMoved(null)} /> : null}
      {allowed ? <LaterCancellationDialog registration={allowed} onClose={() => setAllowed(null)} /> : null}
      {replaced ? <SubstituteDialog registration={replaced} onClose={() => setReplaced(null)} /> : null}
      {opened ? <RegistrationPanel id={opened} actsOn={actsOn} mayWrite={mayFollow} onClose={() => open(null)} /> : null}
      {bulk.dialog}
      {isInviting ? <InviteDialog eventId={eventId} onClose={() => setInviting(false)} /> : null}
      {isRegistering ? <RegisterDialog eventId={eventId} onClose={() => setRegistering(false)} /> : null}
    </>
  )
}

const isReplaceable = ({ status }: Registration): boolean => isCancellable(status) && holdsPlace(status)
const isMovable = (registration: Registration): boolean =>
  isReplaceable(registration) &&
  registration.status !== 'pending' &&
  (registration.start_date === null || registration.start_date > new Date())

function useRegistrationColumns() {
  const { say } = useLanguage()
  const columns = useColumns(
    registrationList,
    {
      ...registrationCells,
      status: (row) => (
        <>
          <StatusBadge of={registrationStatus} is={row.status} />
          {row.forms_due > 0 ? (
            <small> {say(row.status === 'toValidate' ? formsWords.acceptedWaiting : formsWords.due, { count: row.forms_due })}</small>
          ) : null}
          {row.status === 'invited' && row.seen_at ? <small> {say(w.seenOn, { date: row.seen_at })}</small> : null}
        </>
      ),
    },
    { only: ['last_name', 'company_name', 'status', 'manual_status', 'mail', 'created_at'] },
  )
  return useWordedColumns('Guest', columns)
}
