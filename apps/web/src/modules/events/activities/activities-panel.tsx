import { activityWords as w } from '@kxo/domain/events/activities/activity-words'
import { enrolment } from '@kxo/domain/events/activities/enrolment'
import type { Activity, EventRecord } from '@kxo/domain/events/contract'
import { adminActivity } from '@kxo/domain/events/paths'
import { eventsWords } from '@kxo/domain/events/words'
import { Box, Group, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { Panel, PanelRow, PanelSection } from '../../../ui/display/panel.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { activitiesQuery, removeEvent } from '../api.ts'
import { EventDates } from '../event/event-dates.tsx'
import { Occupancy } from '../event/occupancy.tsx'
import { ActivityDialog } from './activity-dialog.tsx'

/** The activities of an event: when, who attends, how full; each opens on its page. */
export const ActivitiesPanel = bounded(
  function ActivitiesPanel({ event, readOnly }: { event: EventRecord; readOnly: boolean }) {
    const { say } = useLanguage()
    const [edited, setEdited] = useState<Activity | 'new' | null>(null)
    const activities = useSuspenseQuery(activitiesQuery(event.id))
    const remove = async ({ id, title }: Activity): Promise<void> => {
      if (!(await confirm({ title: say(w.removeTitle, { title }), message: w.removeHelp, act: eventsWords.remove, tone: 'danger' }))) return
      await runAction(() => removeEvent(id), w.removed)
    }
    const add = (
      <Button variant="default" size="sm" disabled={readOnly} aria-haspopup="dialog" onClick={() => setEdited('new')}>
        {say(w.add)}
      </Button>
    )
    return (
      <PanelSection>
        <Group gap="8px 16px" justify="space-between">
          <Title order={2} mb={4} fz={18} fw={650}>
            {say(w.title)}
          </Title>
          {activities.data.length > 0 ? add : null}
        </Group>
        <Text size="sm" c="dimmed" mb="sm">
          {say(w.help)}
        </Text>
        {activities.data.length === 0 ? (
          <Empty sentence={w.none} act={add} />
        ) : (
          <Panel component="ul" display="block">
            {activities.data.map((activity) => (
              <PanelRow key={activity.id}>
                <Box flex="2 1 180px" miw={0}>
                  <Link to={adminActivity(event.id, activity.id)}>{activity.title}</Link>
                  <Text size="xs" c="dimmed">
                    {[say(enrolment.labelOf(activity.enrolment)), activity.choice_group].filter(Boolean).join(' · ')}
                  </Text>
                </Box>
                <Box flex="2 1 160px" miw={0}>
                  <EventDates event={{ ...activity, time_zone: event.time_zone, is_asynchronous: false }} style="table" />
                </Box>
                <Box flex="1 1 90px" miw={0}>
                  {activity.enrolment === 'mandatory' ? (
                    say(w.everybody)
                  ) : (
                    <Occupancy taken={activity.taken} max={activity.max_participants} />
                  )}
                </Box>
                {readOnly ? null : (
                  <span>
                    <Button variant="subtle" size="sm" onClick={() => setEdited(activity)}>
                      {say(eventsWords.edit)}
                    </Button>
                    <Button variant="subtle" size="sm" onClick={() => void remove(activity)}>
                      {say(eventsWords.remove)}
                    </Button>
                  </span>
                )}
              </PanelRow>
            ))}
          </Panel>
        )}
        {edited ? <ActivityDialog event={event} activity={edited === 'new' ? null : edited} onClose={() => setEdited(null)} /> : null}
      </PanelSection>
    )
  },
  { lines: 4 },
)
