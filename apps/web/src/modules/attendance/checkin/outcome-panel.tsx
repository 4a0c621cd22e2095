import { badgeWords } from '@kxo/domain/attendance/badges/badge-words'
import { doorWords } from '@kxo/domain/attendance/door-words'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { Stack, Text } from '@mantine/core'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Outcome } from './use-door.ts'

type PanelProps = {
  outcome: Outcome | null
  present: number
  expected: number
  onForce: (person: NonNullable<Outcome['force']>) => void
  onPrint: (registration: number) => void
}

/** Read from afar with white words on them, by day and by night. */
const fills: Record<Outcome['tone'], string> = { welcome: '#067647', already: '#93370d', refused: '#b42318' }

/** The result of a scan, to be read from afar; the count of the entrance until there is one. */
export function OutcomePanel({ outcome, present, expected, onForce, onPrint }: PanelProps) {
  const { say } = useLanguage()
  const { force, entered } = outcome ?? {}
  return (
    <Stack
      align="center"
      justify="center"
      gap={6}
      mih={150}
      p={20}
      bdrs={14}
      ta="center"
      fz="lg"
      {...(outcome ? { bg: fills[outcome.tone], c: '#fff' } : { bg: 'var(--k-subtle)' })}
      role="status"
      aria-live="assertive"
    >
      {outcome ? (
        <>
          <Text component="strong" fz="1.625rem" fw={700} lh={1.25} className="anywhere">
            {outcome.title}
          </Text>
          {outcome.sentence ? <span>{outcome.sentence}</span> : null}
          {force ? (
            <Button variant="default" onClick={() => onForce(force)}>
              {say(doorWords.letInAnyway)}
            </Button>
          ) : null}
          {entered ? (
            <Button variant="default" onClick={() => onPrint(entered.registration)}>
              {say(badgeWords.print)}
            </Button>
          ) : null}
        </>
      ) : (
        <>
          <Text component="strong" fz="2.5rem" fw={700} lh={1.25} className="figures">
            {present} / {expected}
          </Text>
          <span>{say(w.presentCount)}</span>
        </>
      )}
    </Stack>
  )
}
