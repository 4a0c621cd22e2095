import { delegationWords as w } from '@kxo/domain/events/delegation/delegation-words'
import { adminActivity } from '@kxo/domain/events/paths'
import { List, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { activitiesQuery } from '../api.ts'
import { EventDates } from '../event/event-dates.tsx'
import { StepFoot, type StepProps } from './step-form.tsx'

/** #32.12: activities in the order of their dates; an imposed order waits for its engine. */
export const SequenceStep = bounded(
  function SequenceStep(step: StepProps) {
    const { say } = useLanguage()
    const { event } = step
    const { data: activities } = useSuspenseQuery(activitiesQuery(event.id))
    return (
      <>
        <PanelSection>
          <Title order={2} mb="xs" fz={18} fw={650}>
            {say(w.sequenceTitle)}
          </Title>
          <List type="ordered">
            {activities.map((activity) => (
              <List.Item key={activity.id}>
                <Link to={adminActivity(event.id, activity.id)}>{activity.title}</Link>
                <Text size="xs" c="dimmed">
                  <EventDates event={{ ...activity, time_zone: event.time_zone, is_asynchronous: false }} style="table" />
                </Text>
              </List.Item>
            ))}
          </List>
          <Text c="dimmed" fz="sm" mt="md">
            {say(w.sequenceMissing)}
          </Text>
        </PanelSection>
        <StepFoot step={step} />
      </>
    )
  },
  { lines: 4 },
)
