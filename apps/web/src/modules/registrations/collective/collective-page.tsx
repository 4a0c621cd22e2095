import { event as eventAddress } from '@kxo/domain/events/paths'
import { collectiveWords as w } from '@kxo/domain/registrations/collective/collective-words'
import { signinCollective } from '@kxo/domain/registrations/paths'
import { holdsPlace } from '@kxo/domain/registrations/status'
import { Group, Stack, Text } from '@mantine/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { isMissing } from '../../../platform/api-error.ts'
import { NoPage } from '../../../platform/no-page.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { eventQuery } from '../api.ts'
import { PeoplePicker } from '../registering/people-picker.tsx'
import { GroupActivityWaits } from '../waiting/group-activity-waits.tsx'
import { groupPreviewQuery } from './collective-api.ts'
import { GroupDone, type Registered } from './group-done.tsx'
import { GroupForm } from './group-form.tsx'
import { GroupTable } from './group-table.tsx'
import { PasteDialog } from './paste-dialog.tsx'

const idsOf = (text: string): number[] => [...new Set(text.split(',').map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0)

/** U05: people registered together; the group is in the address, which can be sent and come back to. */
export default function CollectivePage() {
  const { id = '', users: listed = '' } = useParams({ strict: false }) as { id?: string; users?: string }
  const eventId = Number(id)
  const { say } = useLanguage()
  const navigate = useNavigate()
  const [done, setDone] = useState<Registered | null>(null)
  const [isPasting, setPasting] = useState(false)
  const users = idsOf(listed)
  const event = useSuspenseQuery(eventQuery(eventId))
  const preview = useQuery(groupPreviewQuery(eventId, users))
  const choose = (ids: readonly number[]) => void navigate({ to: signinCollective(eventId, ids.join(',') || '0'), replace: true })

  if (isMissing(preview.error)) return <NoPage kind="missing" />
  if (preview.isError && !preview.data) return <Answered of={preview} page />
  const title = <PageTitle above={[{ label: event.data.title, to: eventAddress(eventId) }]}>{w.title}</PageTitle>
  if (done)
    return (
      <>
        {title}
        <GroupDone eventId={eventId} done={done} />
      </>
    )
  const people = users.length === 0 ? [] : (preview.data?.people ?? []).filter(({ user }) => users.includes(user))
  const left = users.length === 0 ? event.data.places_left : (preview.data?.places_left ?? null)
  const placed = people.filter(({ status }) => status !== null && holdsPlace(status))
  return (
    <>
      {title}
      <Stack gap="lg" maw={960}>
        <Text aria-live="polite">
          {say(w.head, { n: people.length })} · {left === null ? say(w.noLimit) : say(w.placesLeft, { n: left })}
        </Text>
        <Group align="end" gap="sm">
          <div style={{ flex: '1 1 320px' }}>
            <PeoplePicker
              chosen={people.map(({ user, ...person }) => ({ ...person, id: user }))}
              onChange={(chosen) => choose(chosen.map((person) => person.id))}
            />
          </div>
          <Button variant="default" aria-haspopup="dialog" onClick={() => setPasting(true)}>
            {say(w.paste)}
          </Button>
        </Group>
        {people.length > 0 ? (
          <GroupTable people={people} isPayable={event.data.is_payable} onRemove={(user) => choose(users.filter((one) => one !== user))} />
        ) : null}
        {preview.data && people.some(({ state }) => state === 'ready') ? (
          <GroupForm eventId={eventId} preview={{ ...preview.data, people }} onDone={setDone} />
        ) : null}
        <GroupActivityWaits event_id={eventId} people={placed.map(({ user, ...person }) => ({ ...person, id: user }))} />
      </Stack>
      {isPasting ? <PasteDialog eventId={eventId} onAdded={(ids) => choose([...users, ...ids])} onClose={() => setPasting(false)} /> : null}
    </>
  )
}
