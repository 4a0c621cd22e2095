import { eventSignatures } from '@kxo/domain/attendance/paths'
import { may } from '@kxo/domain/attendance/permissions'
import type { SheetRow } from '@kxo/domain/attendance/sheet'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { Card, Group, Progress, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { remindUnsigned, sheetsOfDayQuery } from '../api.ts'
import { sheetStates } from './sheet-states.ts'
import { slotTimes } from './slot-times.ts'

/** Half-days of today, their signatures as they come. */
export const TodaySheets = bounded(
  function TodaySheets({ onCode }: { onCode: (row: SheetRow) => void }) {
    const { say, zone } = useLanguage()
    const sheets = useSuspenseQuery(sheetsOfDayQuery(dayInZone(useNow(), zone)))
    const rows = sheets.data.results
    if (rows.length === 0) return null
    return (
      <Stack component="section" mb="lg">
        <Title order={2} size="h4">
          {say(w.today)}
        </Title>
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
          {rows.map((row) => (
            <TodayCard key={row.slot} row={row} onCode={onCode} />
          ))}
        </SimpleGrid>
      </Stack>
    )
  },
  { lines: 0 },
)

function TodayCard({ row, onCode }: { row: SheetRow; onCode: (row: SheetRow) => void }) {
  const { actor } = useViewer()
  const language = useLanguage()
  const { say } = language
  const { half, hours } = slotTimes(row, language)
  const reminding = useAction({
    mutationFn: () => remindUnsigned(row.slot),
    onSuccess: ({ count }) => toast.success(say(w.reminded, { n: count })),
  })
  const isOpen = row.state === 'open' && may.mark(actor, { is_partner: false })
  return (
    <Card withBorder component="article">
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap" align="start">
          <Link to={eventSignatures(row.event)}>{row.event_title}</Link>
          <Badge tone={sheetStates[row.state].tone}>{sheetStates[row.state].label}</Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {half} · {hours} · {row.place}
        </Text>
        <Text fw={600}>{say(w.todayCount, { signed: row.signed, expected: row.expected })}</Text>
        <Progress value={row.expected === 0 ? 0 : (row.signed / row.expected) * 100} aria-label={say(w.signedColumn)} />
        {isOpen ? (
          <Group gap="xs">
            {row.shows_code === false ? null : (
              <Button size="sm" variant="default" onClick={() => onCode(row)}>
                {say(w.showCode)}
              </Button>
            )}
            <Button size="sm" variant="default" loading={reminding.isPending} onClick={() => reminding.mutate()}>
              {say(w.remindMissing)}
            </Button>
          </Group>
        ) : null}
      </Stack>
    </Card>
  )
}
