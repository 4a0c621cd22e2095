import { passageKind, undoAloneMs } from '@kxo/domain/attendance/door'
import type { Passage, Scan } from '@kxo/domain/attendance/door-contract'
import { doorWords as d } from '@kxo/domain/attendance/door-words'
import { adminAttendance } from '@kxo/domain/attendance/paths'
import { may } from '@kxo/domain/attendance/permissions'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { adminEvent } from '@kxo/domain/events/paths'
import { SegmentedControl, Select, Stack, Text, TextInput, Title } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { Columns } from '../../../ui/display/columns.tsx'
import { failureOf } from '../../../ui/feedback/failure.ts'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage, useText } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { entranceQuery, undoPassage } from '../api.ts'
import style from '../attendance.module.css'
import { beep } from './beep.ts'
import { CodeScanner } from './code-scanner.tsx'
import { DoorFigures } from './door-figures.tsx'
import { DoorState } from './door-state.tsx'
import { OutcomePanel } from './outcome-panel.tsx'
import { PassageList } from './passage-list.tsx'
import { PersonSearch } from './person-search.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { type Outcome, useDoor } from './use-door.ts'

type Asked = ({ code: string } | { registration: number }) & { reason?: string }

/** Lets people through a door: camera, typed code or name, with or without the network, and a result that reads from afar. */
export default function CheckinPage() {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const text = useText()
  const { id: given = '' } = useParams({ strict: false }) as { id?: string }
  const id = Number(given)
  const [doorName, setDoorName] = useLocalStorage({ key: `door-${id}`, defaultValue: '' })
  const [kind, setKind] = useState<Scan['kind']>('entry')
  const [code, setCode] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [undoing, setUndoing] = useState<{ passage: Passage; isAlone: boolean } | null>(null)
  const [forcing, setForcing] = useState<{ registration: number; name: string } | null>(null)
  const entrance = useQuery(entranceQuery(id, ''))
  const door = useDoor(id, { door: doorName, kind })
  const passing = useMutation({
    networkMode: 'always',
    mutationFn: (asked: Asked) =>
      door.pass('code' in asked ? { code: asked.code.trim() } : { registration: asked.registration }, asked.reason),
    onSuccess: (seen, asked) => {
      setOutcome(seen)
      beep(seen.tone)
      // Another one may have been typed meanwhile.
      if (seen.tone === 'welcome' && 'code' in asked) setCode((typed) => (typed === asked.code ? '' : typed))
      void entrance.refetch()
    },
    onError: (error) => {
      setOutcome({ tone: 'refused', title: say(w.refused), sentence: text(failureOf(error).sentence), force: null })
      beep('refused')
    },
  })
  const title = entrance.data?.title ?? door.list?.title
  if (title === undefined && entrance.isError) return <Failed error={entrance.error} onRetry={() => void entrance.refetch()} page />
  if (title === undefined) return <Loading lines={8} />
  const {
    expected = door.list?.holders.length ?? 0,
    present = 0,
    inside = 0,
    last = [],
    conflicts = [],
    doors = door.list?.doors ?? [],
  } = {
    ...entrance.data,
  }
  const mayEnter = may.checkIn(actor)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim()) passing.mutate({ code })
  }
  const undo = (passage: Passage) => setUndoing({ passage, isAlone: Date.now() - passage.at.getTime() <= undoAloneMs })
  return (
    <>
      <PageTitle above={[{ label: w.sheetsTitle, to: adminAttendance() }]} subtitle={say(w.checkinTitle)}>
        {title}
      </PageTitle>
      <Columns widths="minmax(0, 3fr) minmax(0, 2fr)" gap="lg">
        <Stack gap="md">
          <OutcomePanel outcome={outcome} present={present} expected={expected} onForce={setForcing} />
          {mayEnter ? (
            <>
              <SegmentedControl
                fullWidth
                aria-label={say(d.direction)}
                value={kind}
                onChange={(chosen) => setKind(chosen as Scan['kind'])}
                data={[
                  { value: 'entry', label: say(passageKind.labelOf('entry')) },
                  { value: 'exit', label: say(passageKind.labelOf('exit')) },
                ]}
              />
              {doors.length > 0 ? (
                <Select
                  label={say(d.doors)}
                  data={doors}
                  value={doorName || null}
                  placeholder={say(d.anyDoor)}
                  clearable
                  onChange={(chosen) => setDoorName(chosen ?? '')}
                />
              ) : null}
              <CodeScanner onCode={(scanned) => passing.mutate({ code: scanned })} />
              <form className={style['typing']} onSubmit={submit}>
                <TextInput
                  label={say(w.code)}
                  value={code}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  onChange={(event) => setCode(event.currentTarget.value)}
                />
                <Button type="submit" loading={passing.isPending}>
                  {say(kind === 'exit' ? d.recordExit : w.check)}
                </Button>
              </form>
            </>
          ) : null}
          <PersonSearch event={id} list={door.list} onChoose={mayEnter ? (registration) => passing.mutate({ registration }) : null} />
        </Stack>
        <Stack gap="lg">
          {mayEnter ? <DoorState door={door} /> : null}
          <DoorFigures present={present} expected={expected} inside={inside} />
          {conflicts.length > 0 ? (
            <section>
              <Title order={2} fz={16} fw={600}>
                {say(d.conflicts)}
              </Title>
              <Text c="dimmed" fz="sm">
                {say(d.conflictsHelp)}
              </Text>
              <PassageList passages={conflicts} />
            </section>
          ) : null}
          <section>
            <Title order={2} fz={16} fw={600} mb="sm">
              {say(w.lastEntries)}
            </Title>
            {last.length === 0 ? (
              <Text c="dimmed" fz="sm">
                {say(w.noEntry)}
              </Text>
            ) : null}
            <PassageList passages={last} {...(mayEnter ? { onUndo: undo } : {})} />
          </section>
          {mayEnter ? (
            <LinkButton variant="default" to={`${adminEvent(id)}?tab=registrations`}>
              {say(d.registerHere)}
            </LinkButton>
          ) : null}
        </Stack>
      </Columns>
      {undoing ? (
        <ReasonDialog
          title={d.undo}
          help={d.undoHelp}
          name={undoing.passage.name}
          isRequired={!undoing.isAlone}
          save={(reason) => undoPassage(undoing.passage.id, reason)}
          onDone={() => void entrance.refetch()}
          onClose={() => setUndoing(null)}
        />
      ) : null}
      {forcing ? (
        <ReasonDialog
          title={d.letInAnyway}
          help={d.letInHelp}
          name={forcing.name}
          isRequired
          save={(reason) => passing.mutateAsync({ registration: forcing.registration, reason: reason ?? '' })}
          onDone={() => undefined}
          onClose={() => setForcing(null)}
        />
      ) : null}
    </>
  )
}
