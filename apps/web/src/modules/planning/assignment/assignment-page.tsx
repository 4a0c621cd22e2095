import { addDays, dayInZone, instantInZone } from '@kxo/domain/kernel/dates'
import { assignmentWords as w } from '@kxo/domain/planning/assignment-words'
import { planningPageWords as p } from '@kxo/domain/planning/page-words'
import { adminPartnerPlanning } from '@kxo/domain/planning/paths'
import { may } from '@kxo/domain/planning/permissions'
import { Group, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { NoPage } from '../../../platform/no-page.tsx'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { Columns } from '../../../ui/display/columns.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { contactQuery } from '../../contacts/index.ts'
import { assignmentAddress } from '../planning-address.ts'
import { usePlanning } from '../use-planning.ts'
import { AssignmentSlots } from './assignment-slots.tsx'
import { PersonCard } from './person-card.tsx'

/** Days seen at once. */
const span = 90
const isNumber = (text: string | undefined): text is string => /^\d{1,15}$/.test(text ?? '')

/** A11: gives slots to one person, over all events or over one of them. */
export default function AssignmentPage() {
  const { id, event } = useParams({ strict: false }) as { id?: string; event?: string }
  if (!isNumber(id) || (event !== undefined && !isNumber(event))) return <NoPage kind="missing" />
  return <Assignments user_id={Number(id)} event={event === undefined ? undefined : Number(event)} />
}

function Assignments({ user_id, event }: { user_id: number; event: number | undefined }) {
  const { actor } = useViewer()
  const { say, zone } = useLanguage()
  const [{ day }, change] = useAddress(assignmentAddress)
  const { data: person } = useSuspenseQuery(contactQuery(user_id))
  const [today] = useState(() => dayInZone(new Date(), zone))
  const first = day ?? today
  const [from, to] = [instantInZone(first, '00:00', zone), instantInZone(addDays(first, span), '00:00', zone)]
  const offered = usePlanning({ from, to, ...(event !== undefined && { event }) })
  // What takes the person is anywhere, not only in the event looked at.
  const theirs = usePlanning({ from, to, partner: user_id })
  const name = `${person.first_name} ${person.last_name}`
  const shift = (days: number): void => change({ day: addDays(first, days) })
  return (
    <>
      <PageTitle above={[{ label: p.partners, to: adminPartnerPlanning() }]}>{say(w.title, { name })}</PageTitle>
      <Group justify="space-between" mb="md">
        <Text c="dimmed">{say(w.period, { from, to })}</Text>
        <Group gap="xs">
          <Button variant="default" size="sm" onClick={() => shift(-span)}>
            {say(w.earlier)}
          </Button>
          <Button variant="default" size="sm" onClick={() => shift(span)}>
            {say(w.later)}
          </Button>
        </Group>
      </Group>
      <Answered of={offered} lines={8}>
        {(planning) => (
          <Answered of={theirs} lines={8}>
            {(own) => (
              <Columns widths="minmax(220px, 280px) minmax(0, 1fr)" gap={28}>
                <PersonCard user_id={user_id} planning={own} />
                {planning.slots.length === 0 ? (
                  <Empty sentence={w.nothing} help={w.nothingHelp} />
                ) : (
                  <Stack>
                    <AssignmentSlots user_id={user_id} name={name} slots={planning.slots} own={own} readOnly={!may.planSlots(actor)} />
                  </Stack>
                )}
              </Columns>
            )}
          </Answered>
        )}
      </Answered>
    </>
  )
}
