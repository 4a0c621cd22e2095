import type { Meeting } from '@kxo/domain/attendance/meeting-contract'
import { meetingWords as w } from '@kxo/domain/attendance/meeting-words'
import { Anchor, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** What the organiser wants known before one enters; numbers are dialled from a phone. */
export function MeetingDetails({ meeting: { phone, equipment, instructions } }: { meeting: Meeting }) {
  const { say } = useLanguage()
  if (!phone && !equipment && !instructions) return null
  return (
    <Panel component="section" p="lg" gap="md" aria-labelledby="meeting-details">
      <Title order={2} size="h4" id="meeting-details">
        {say(w.details)}
      </Title>
      {instructions ? <Detail label={say(w.instructions)}>{instructions}</Detail> : null}
      {equipment ? <Detail label={say(w.equipment)}>{equipment}</Detail> : null}
      {phone ? (
        <Detail label={say(w.phone)} help={say(w.phoneHelp)}>
          {phone.split('\n').map((line) => (
            <PhoneLine key={line} line={line} />
          ))}
        </Detail>
      ) : null}
    </Panel>
  )
}

function Detail({ label, help, children }: { label: string; help?: string; children: ReactNode }) {
  return (
    <div>
      <Text fw={600} size="sm">
        {label}
      </Text>
      {help ? (
        <Text size="sm" c="dimmed">
          {help}
        </Text>
      ) : null}
      <Text component="div" className="pre-line">
        {children}
      </Text>
    </div>
  )
}

const number = /\+?\d[\d .()-]{6,}\d/

/** The number of a line dials; its code and its words stand around it. */
function PhoneLine({ line }: { line: string }) {
  const [dialled] = number.exec(line) ?? []
  if (!dialled) return <div>{line}</div>
  const [before, after] = [line.slice(0, line.indexOf(dialled)), line.slice(line.indexOf(dialled) + dialled.length)]
  return (
    <div>
      {before}
      <Anchor href={`tel:${dialled.replace(/[^+\d]/g, '')}`} className="figures">
        {dialled}
      </Anchor>
      {after}
    </div>
  )
}
