import { queuedWords } from '@kxo/domain/attendance/day/queued-words'
import type { Sheet } from '@kxo/domain/attendance/sheet'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { Alert, List } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'

const sentences = { ...w, ...queuedWords }

/** What the organiser looks at before locking; facts, never accusations. */
export function AnomalyList({ anomalies }: Pick<Sheet, 'anomalies'>) {
  const { say, locale } = useLanguage()
  const listed = new Intl.ListFormat(locale)
  if (anomalies.length === 0) return null
  return (
    <Alert color="orange" title={say(w.anomalies)} mb="md">
      <List size="sm">
        {anomalies.map(({ kind, people, at, slot }) => (
          <List.Item key={`${kind} ${slot} ${people.join()} ${at.getTime()}`}>
            {say(sentences[kind], { people: listed.format(people), at })}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
