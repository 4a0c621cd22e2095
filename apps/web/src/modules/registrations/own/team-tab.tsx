import type { EventPage } from '@kxo/domain/events/contract'
import { collectiveWords } from '@kxo/domain/registrations/collective/collective-words'
import { registrationsContract as contract, type Registration } from '@kxo/domain/registrations/contract'
import { registrationList } from '@kxo/domain/registrations/list'
import { signinCollective } from '@kxo/domain/registrations/paths'
import { may } from '@kxo/domain/registrations/permissions'
import { isCancellable } from '@kxo/domain/registrations/rules'
import { holdsPlace } from '@kxo/domain/registrations/status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { useState } from 'react'
import { tableSource } from '../../../platform/api-query.ts'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { SubstituteDialog } from '../collective/substitute-dialog.tsx'
import { CancelDialog } from '../deciding/cancel-dialog.tsx'
import { registrationCells } from '../lists/registration-cells.ts'

type Open = { act: 'cancel' | 'replace'; registration: Registration }

/** A referent's people registered for an event: where each stands, who gives up, who comes instead. */
export default function TeamTab({ event }: { event: EventPage }) {
  const viewer = useViewer()
  const { say } = useLanguage()
  const [open, setOpen] = useState<Open | null>(null)
  const columns = useColumns(registrationList, registrationCells, { only: ['last_name', 'status'] })
  const close = () => setOpen(null)
  const mayRegister = may.registerTeam(viewer.actor, { has_delegation: hasFeature(viewer, 'delegation') })
  const add =
    mayRegister && event.availability === 'available' ? (
      <LinkButton to={signinCollective(event.id, '0')}>{say(collectiveWords.team)}</LinkButton>
    ) : null
  return (
    <>
      <DataTable<Registration>
        caption={w.registrations}
        source={tableSource(contract.list, { query: { event: event.id, company: viewer.actor.company_id ?? 0 } })}
        rowKey={({ id }) => id}
        rowName={({ first_name, last_name }) => `${first_name} ${last_name}`}
        columns={columns}
        rowActions={(registration) =>
          isCancellable(registration.status)
            ? [
                ...(holdsPlace(registration.status)
                  ? [{ label: collectiveWords.substitute, run: () => setOpen({ act: 'replace', registration }) }]
                  : []),
                { label: w.cancel, run: () => setOpen({ act: 'cancel', registration }) },
              ]
            : []
        }
        toolbar={add}
        empty={{ sentence: w.noRegistration, act: add }}
      />
      {open?.act === 'replace' ? <SubstituteDialog registration={open.registration} onClose={close} /> : null}
      {open?.act === 'cancel' ? <CancelDialog registration={open.registration} onClose={close} /> : null}
    </>
  )
}
