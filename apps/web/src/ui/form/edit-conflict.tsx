import { formatTime } from '@kxo/domain/kernel/dates'
import { Box, SimpleGrid, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Button } from '../display/button.tsx'
import { isEditedMeanwhile } from '../feedback/failure.ts'
import { toast } from '../feedback/toast.ts'
import { ChoiceCard } from '../fields/choice-card.tsx'
import { type TextOrSentence, useLanguage, useText } from '../i18n/language.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import { conflictWords as w } from './conflict-words.ts'
import type { FormValues } from './form-values.ts'
import type { RecordForm } from './record-form.ts'

/** The record as it is now on the server: its values in the form's terms, its version among them, who changed it and when. */
export type Latest = { values: FormValues; by: string | null; at: Date | null }
/** A field that may differ; `show` says its value, as typed otherwise. */
export type ComparedField = { name: string; label: TextOrSentence; show?: (value: unknown) => TextOrSentence }
type Side = 'mine' | 'theirs'

type EditConflictProps = {
  form: RecordForm
  /** Asks the record anew, without laying it over what is being typed. */
  latest: () => Promise<Latest>
  fields: readonly ComparedField[]
  /** After « Prendre l’autre »: the page may show the record as it is. */
  onTaken?: () => void
}

const blank = (value: unknown): boolean => value === null || value === undefined || value === ''
const same = (a: unknown, b: unknown): boolean => (blank(a) && blank(b)) || String(a) === String(b)

/** When someone saved first: both values field by field, keep mine, take the other's, or merge (screens FORM). Placed inside or beside its form. */
export function EditConflict({ form, latest, fields, onTaken }: EditConflictProps) {
  const { say, locale, zone } = useLanguage()
  const [theirs, setTheirs] = useState<Latest | null>(null)
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const { failure } = form
  useEffect(() => {
    if (!isEditedMeanwhile(failure)) return
    const base = form.formState.defaultValues ?? {}
    latest().then((now) => {
      const mine = form.getValues()
      setChosen(Object.fromEntries(fields.map(({ name }): [string, Side] => [name, same(mine[name], base[name]) ? 'theirs' : 'mine'])))
      setTheirs(now)
    }, toast.failure)
    // Asked once for each refusal, whatever is drawn anew meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the refusal alone starts the comparison
  }, [failure])
  if (!theirs) return null
  const mine = form.getValues()
  const differing = fields.filter(({ name }) => !same(mine[name], theirs.values[name]))
  const close = (): void => setTheirs(null)
  const send = (values: FormValues): void => {
    close()
    for (const [name, value] of Object.entries(values)) form.setValue(name, value, { shouldDirty: true })
    void form.submitNow()
  }
  const keepMine = (): void => send({ version: theirs.values['version'] })
  const merge = (): void => {
    const taken = differing.filter(({ name }) => chosen[name] === 'theirs').map(({ name }) => [name, theirs.values[name]])
    send({ ...Object.fromEntries(taken), version: theirs.values['version'] })
  }
  const takeTheirs = (): void => {
    close()
    form.reset(theirs.values)
    onTaken?.()
  }
  const who = theirs.by ?? say(w.someone)
  const title = theirs.at ? say(w.titleAt, { name: who, time: formatTime(theirs.at, locale, { zone }) }) : say(w.title, { name: who })
  return (
    <Dialog
      opened
      onClose={close}
      title={title}
      width={800}
      closeOnClickOutside={false}
      acts={
        <>
          <Button variant="default" onClick={takeTheirs}>
            {say(w.takeTheirs)}
          </Button>
          <Button variant="default" onClick={keepMine}>
            {say(w.keepMine)}
          </Button>
          <Button onClick={merge}>{say(w.merge)}</Button>
        </>
      }
    >
      <Text mb="md" c="dimmed" inherit>
        {say(differing.length === 0 ? w.nothing : w.help)}
      </Text>
      {differing.map((field) => (
        <Compared
          key={field.name}
          field={field}
          mine={mine[field.name]}
          theirs={theirs.values[field.name]}
          side={chosen[field.name] ?? 'mine'}
          onChoose={(side) => setChosen({ ...chosen, [field.name]: side })}
        />
      ))}
    </Dialog>
  )
}

type ComparedProps = { field: ComparedField; mine: unknown; theirs: unknown; side: Side; onChoose: (side: Side) => void }

function Compared({ field, mine, theirs, side, onChoose }: ComparedProps) {
  const { say } = useLanguage()
  const text = useText()
  const shown = (value: unknown): string =>
    blank(value)
      ? say(w.empty)
      : field.show
        ? text(field.show(value))
        : typeof value === 'boolean'
          ? say(value ? w.yes : w.no)
          : String(value)
  const option = (key: Side, label: TextOrSentence, value: unknown) => (
    <ChoiceCard name={`conflict-${field.name}`} isChosen={side === key} onChoose={() => onChoose(key)}>
      <Text span display="block" c="dimmed" fz="xs">
        {text(label)}
      </Text>
      {shown(value)}
    </ChoiceCard>
  )
  return (
    <SimpleGrid renderRoot={(root) => <fieldset {...root} />} minColWidth="min(220px, 100%)" autoFlow="auto-fit" spacing="xs" mb="md">
      <Box component="legend" mb={6} fz="sm" fw={550} style={{ gridColumn: '1 / -1' }}>
        {text(field.label)}
      </Box>
      {option('mine', w.mine, mine)}
      {option('theirs', w.theirs, theirs)}
    </SimpleGrid>
  )
}
