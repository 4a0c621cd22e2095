import { adminContact } from '@kxo/domain/contacts/paths'
import { activityWords as w } from '@kxo/domain/events/activities/activity-words'
import type { EventRecord } from '@kxo/domain/events/contract'
import { activityContract } from '@kxo/domain/registrations/activity-contract'
import { registrationsContract as contract, type Registration } from '@kxo/domain/registrations/contract'
import { registrationList } from '@kxo/domain/registrations/list'
import { may } from '@kxo/domain/registrations/permissions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { tableSource } from '../../../platform/api-query.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { activitiesQuery } from '../../events/index.ts'
import { useSavedColumns } from '../../tenants/index.ts'
import { registrationCells } from '../lists/registration-cells.ts'
import { WaitingListPanel } from '../waiting/waiting-list-panel.tsx'
import { AddPeopleDialog } from './add-people-dialog.tsx'
import { RegisteredPicker } from './registered-picker.tsx'

/** Who attends an activity; those who chose it are moved to another, places permitting, or taken out. */
export default function ActivityPeople({ event: { id, parent_id } }: { event: EventRecord }) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const saved = useSavedColumns('activity_people')
  const [isAdding, setAdding] = useState(false)
  const activities = useQuery(activitiesQuery(parent_id ?? id))
  const here = activities.data?.find((activity) => activity.id === id)
  const isOptional = here?.enrolment === 'optional' && !here.is_cancelled && may.follow(actor)
  const others = (activities.data ?? []).filter(
    (activity) => activity.id !== id && activity.enrolment === 'optional' && !activity.is_cancelled && activity.places_left !== 0,
  )
  const move = async (registration: number, to: number | null): Promise<void> => {
    await runAction(() => call(activityContract.moveFromActivity, { params: { id }, body: { registrations: [registration], to } }), w.moved)
  }
  const add = isOptional ? (
    <Button size="sm" aria-haspopup="dialog" onClick={() => setAdding(true)}>
      {say(w.addPeople)}
    </Button>
  ) : null
  return (
    <>
      <WaitingListPanel
        eventId={id}
        mayWrite={may.follow(actor)}
        mayAdd={isOptional && parent_id !== null}
        pick={(props) => <RegisteredPicker event={parent_id ?? id} by="user" {...props} />}
      />
      <DataTable<Registration>
        caption={w.people}
        source={tableSource(contract.list, { query: { activity: id } })}
        saved={saved}
        columns={useColumns(registrationList, registrationCells, { only: ['last_name', 'company_name', 'status', 'mail'] })}
        rowKey={(row) => row.id}
        rowName={({ first_name, last_name }) => `${first_name} ${last_name}`}
        rowHref={({ user }) => adminContact(user)}
        rowActions={(row) =>
          isOptional
            ? [
                ...others.map((to) => ({ label: say(w.moveTo, { title: to.title }), run: () => void move(row.id, to.id) })),
                { label: w.takeOut, run: () => void move(row.id, null) },
              ]
            : []
        }
        toolbar={add}
        empty={{ sentence: w.nobody }}
      />
      {isAdding && parent_id !== null ? <AddPeopleDialog event={parent_id} activity={id} onClose={() => setAdding(false)} /> : null}
    </>
  )
}
