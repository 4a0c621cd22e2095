import { doorWords } from '@kxo/domain/attendance/door-words'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { Box, Flex } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** Who came, who is expected, who is inside now. */
export function DoorFigures({ present, expected, inside }: { present: number; expected: number; inside: number }) {
  const { say } = useLanguage()
  const figures = [
    { label: w.presentCount, value: present },
    { label: w.expectedCount, value: expected },
    { label: doorWords.inside, value: inside },
  ]
  return (
    <Flex component="dl" gap="xl">
      {figures.map(({ label, value }) => (
        <div key={label.fr}>
          <dt>{say(label)}</dt>
          <Box component="dd" fz={28} fw={600} className="figures">
            {value}
          </Box>
        </div>
      ))}
    </Flex>
  )
}
