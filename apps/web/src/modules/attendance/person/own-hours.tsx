import { personWords as w } from '@kxo/domain/attendance/person/person-words'
import { printHours } from '@kxo/domain/kernel/hours'
import { Card, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { ownHoursQuery } from './hours-api.ts'

/** What a person followed this year, towards the goal of their organisation when it has one; nothing for whoever followed nothing. */
const OwnHours = bounded(
  function OwnHours() {
    const { say, locale } = useLanguage()
    const { yearly_hours_goal: goal } = useViewer().tenant.params
    const { years } = useSuspenseQuery(ownHoursQuery()).data
    const [current, ...before] = years
    if (!current || (goal === null && years.every(({ minutes }) => minutes === 0))) return null
    const done = printHours(current.minutes, locale)
    const isReached = goal !== null && current.minutes >= goal * 60
    return (
      <Card component="section" aria-labelledby="own-hours" mb="md">
        <Stack gap="xs">
          <Title order={2} size="h4" id="own-hours">
            {say(w.title)}
          </Title>
          {goal === null ? (
            <Text fz={22} fw={650} className="figures">
              {say(w.hoursIs, { year: String(current.year), hours: done })}
            </Text>
          ) : (
            <>
              <Text fw={600}>{say(isReached ? w.goalReached : w.goal, { done, goal: String(goal), year: String(current.year) })}</Text>
              <Progress
                value={Math.min(100, (current.minutes / (goal * 60)) * 100)}
                color={isReached ? 'green' : undefined}
                aria-label={say(w.title)}
              />
            </>
          )}
          <Group gap="md">
            {before.map(({ year, minutes }) => (
              <Text key={year} size="sm" c="dimmed">
                {say(w.yearHours, { year: String(year), hours: printHours(minutes, locale) })}
              </Text>
            ))}
          </Group>
        </Stack>
      </Card>
    )
  },
  { lines: 3 },
)
export default OwnHours
