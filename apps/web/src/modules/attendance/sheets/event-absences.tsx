import type { SheetLine } from '@kxo/domain/attendance/absences/sheet-lines-contract'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { absenceInWords } from '@kxo/domain/registrations/absences/absence-reason'
import { absenceReasonWords } from '@kxo/domain/registrations/absences/absence-reason-words'
import { Group, Table, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { absencesQuery } from '../api.ts'
import { ExportSheetButton } from './export-sheet-button.tsx'
import { slotTimes } from './slot-times.ts'

/** Who was absent from the half-days of an event, and why; draws nothing while nobody was. */
export function EventAbsences({ event }: { event: number }) {
  const language = useLanguage()
  const { say } = language
  const { data } = useQuery(absencesQuery(event))
  if (!data || data.count === 0) return null
  const when = (line: SheetLine) => {
    const { day, half } = slotTimes(line, language, 'short')
    return `${day}, ${half}`
  }
  return (
    <section aria-label={say(w.absentColumn)}>
      <Title order={2} size="h4" mt="xl" mb="sm">
        {say(w.absentColumn)}
      </Title>
      <Table className="stacked" verticalSpacing="xs" fz="md">
        <Table.Thead>
          <Table.Tr>
            {[w.person, w.halfDay, absenceReasonWords.reason].map((label) => (
              <Table.Th key={label.fr}>{say(label)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.results.map((line) => (
            <Table.Tr key={line.id}>
              <Table.Th scope="row">{[line.name, line.company_name].filter(Boolean).join(', ')}</Table.Th>
              <Table.Td data-label={say(w.halfDay)}>{when(line)}</Table.Td>
              <Table.Td data-label={say(absenceReasonWords.reason)}>{absenceInWords(line, language)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Group mt="sm">
        <ExportSheetButton event={event} />
      </Group>
    </section>
  )
}
