import { badgeWords } from '@kxo/domain/attendance/badges/badge-words'
import { passageKind, undoAloneMs } from '@kxo/domain/attendance/door'
import type { Passage, Scan, ScanResult } from '@kxo/domain/attendance/door-contract'
import { doorWords as d } from '@kxo/domain/attendance/door-words'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { Group, SegmentedControl, Select, Stack, Switch, Text, TextInput, Title } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { Columns } from '../../../ui/display/columns.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { failureOf } from '../../../ui/feedback/failure.ts'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage, useText } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { printFile } from '../badges/print-file.ts'
import { beep } from './beep.ts'
import { CodeScanner } from './code-scanner.tsx'
import type { DoorAccess } from './door-access.ts'
import { DoorFigures } from './door-figures.tsx'
import { DoorState } from './door-state.tsx'
import { OutcomePanel } from './outcome-panel.tsx'
import { PassageList } from './passage-list.tsx'
import { PersonSearch } from './person-search.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { type Outcome, useDoor } from './use-door.ts'

type PassRequest = ({ code: string } | { registration: number }) & { reason?: string }

type PanelProps = {
  access: DoorAccess
  mayEnter: boolean
  /** Sends somebody their ticket again. */
  onReissue?: (person: { registration: number; name: string }) => void
  above?: Parameters<typeof PageTitle>[0]['above']
  /** What the team does besides, given where they stand and what shows the answer of an act. */
  acts?: (here: { door: string; takesRegistrations: boolean; onScan: (result: ScanResult) => void }) => ReactNode
}

/** Lets people through a door: camera, typed code or name, with or without the network, and a result that reads from afar. */
export function DoorPanel({ access, mayEnter, onReissue, above, acts }: PanelProps) {
  const { say } = useLanguage()
  const text = useText()
  const [doorName, setDoorName] = useLocalStorage({ key: `door-${access.place}`, defaultValue: '' })
  const [kind, setKind] = useState<Scan['kind']>('entry')
  const [code, setCode] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [undoing, setUndoing] = useState<{ passage: Passage; isAlone: boolean } | null>(null)
  const [forcing, setForcing] = useState<{ registration: number; name: string } | null>(null)
  const entrance = useQuery(access.entrance(''))
  const door = useDoor(access, { door: doorName, kind })
  const [printsAfter, setPrintsAfter] = useLocalStorage({ key: `badges-${access.place}`, defaultValue: false })
  const printing = useAction({ mutationFn: access.badge, onSuccess: ({ blob }) => printFile(blob) })
  const show = (seen: Outcome): void => {
    setOutcome(seen)
    if (seen.entered && printsAfter && door.isReached) printing.mutate(seen.entered.registration)
    beep(seen.tone)
    void entrance.refetch()
  }
  const passing = useAction({
    networkMode: 'always',
    mutationFn: (request: PassRequest) =>
      door.pass('code' in request ? { code: request.code.trim() } : { registration: request.registration }, request.reason),
    onSuccess: (seen, request) => {
      show(seen)
      // Another one may have been typed meanwhile.
      if (seen.tone === 'welcome' && 'code' in request) setCode((typed) => (typed === request.code ? '' : typed))
    },
    onError: (error) => {
      setOutcome({ tone: 'refused', title: say(w.refused), sentence: text(failureOf(error).sentence), force: null, entered: null })
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim()) passing.mutate({ code })
  }
  const undo = (passage: Passage) => setUndoing({ passage, isAlone: Date.now() - passage.at.getTime() <= undoAloneMs })
  return (
    <>
      <PageTitle {...(above && { above })} subtitle={say(w.checkinTitle)}>
        {title}
      </PageTitle>
      <Columns widths="minmax(0, 3fr) minmax(0, 2fr)" gap="lg">
        <Stack gap="md">
          <OutcomePanel outcome={outcome} present={present} expected={expected} onForce={setForcing} onPrint={printing.mutate} />
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
              <Group component="form" gap="sm" wrap="nowrap" align="flex-end" onSubmit={submit}>
                <TextInput
                  flex={1}
                  label={say(w.code)}
                  value={code}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  styles={{ input: { minHeight: 44 } }}
                  onChange={(event) => setCode(event.currentTarget.value)}
                />
                <Button type="submit" loading={passing.isPending} style={{ minHeight: 44 }}>
                  {say(kind === 'exit' ? d.recordExit : w.check)}
                </Button>
              </Group>
            </>
          ) : null}
          {mayEnter ? (
            <Switch
              label={say(badgeWords.afterEntry)}
              checked={printsAfter}
              onChange={(change) => setPrintsAfter(change.currentTarget.checked)}
            />
          ) : null}
          <PersonSearch
            access={access}
            list={door.list}
            onChoose={mayEnter ? (registration) => passing.mutate({ registration }) : null}
            onReissue={onReissue}
          />
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
            <PassageList passages={last} {...(mayEnter ? { onUndo: undo, onPrint: printing.mutate } : {})} />
          </section>
          {acts?.({
            door: doorName,
            takesRegistrations: entrance.data?.takes_registrations ?? false,
            onScan: (result) => show(door.outcomeOf(result)),
          })}
        </Stack>
      </Columns>
      {undoing ? (
        <ReasonDialog
          title={d.undo}
          help={d.undoHelp}
          name={undoing.passage.name}
          isRequired={!undoing.isAlone}
          save={(reason) => access.undo(undoing.passage.id, reason)}
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
