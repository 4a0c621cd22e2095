import { activityWords } from '@kxo/domain/events/activities/activity-words'
import type { Activity } from '@kxo/domain/events/contract'
import { formatRange } from '@kxo/domain/kernel/dates'
import { activityContract } from '@kxo/domain/registrations/activity-contract'
import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { List, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/api-query.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { activitiesQuery } from '../../events/index.ts'

/** The activities one chose among those offered, in the order of the day; none where there is no choice. */
export function useChosenActivities({
  id,
  event,
  has_choices: enabled,
}: Pick<RegistrationSheet, 'id' | 'event' | 'has_choices'>): Activity[] {
  const offered = useQuery({ ...activitiesQuery(event), enabled }).data ?? []
  const chosen = useQuery({ ...apiQuery(activityContract.chosen, { params: { id } }), enabled }).data?.activities ?? []
  return offered.filter((activity) => chosen.includes(activity.id))
}

/** What one chose, each with its hours. */
export function ChosenActivities({ activities, zone }: { activities: readonly Activity[]; zone: string }) {
  const { locale } = useLanguage()
  return (
    <List spacing={4} listStyleType="none">
      {activities.map(({ id, title, start_date: start, end_date: end }) => (
        <List.Item key={id}>
          {title}
          {start ? (
            <Text span display="block" size="sm" c="dimmed">
              {formatRange(start, end ?? start, locale, { zone, times: true })}
            </Text>
          ) : null}
        </List.Item>
      ))}
    </List>
  )
}

/** The line of the running summary that says what one chose; nothing until something is. */
export function ChosenLine({ sheet }: { sheet: RegistrationSheet }) {
  const { say } = useLanguage()
  const activities = useChosenActivities(sheet)
  if (activities.length === 0) return null
  return (
    <div>
      <dt>{say(activityWords.choose)}</dt>
      <dd>
        <ChosenActivities activities={activities} zone={sheet.time_zone} />
      </dd>
    </div>
  )
}
