import { eventsContract } from '@kxo/domain/events/contract'
import { presentationSections } from '@kxo/domain/events/presentation/presentation'
import { presentationWords as p, sectionWords } from '@kxo/domain/events/presentation/presentation-words'
import { eventsWords as w } from '@kxo/domain/events/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { optionally } from '@kxo/domain/kernel/validation'
import { wire } from '@kxo/domain/kernel/wire'
import { Checkbox, Radio, Stack } from '@mantine/core'
import * as z from 'zod/mini'
import { call } from '../../../platform/api-client.ts'
import { foundLimit } from '../../../platform/palette-source.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { LookupField } from '../../../ui/fields/lookup-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useField } from '../../../ui/form/use-field.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { type Source, sources, type Taken, takenFrom } from './taken-presentation.ts'

const sourceWords: Record<Source, Sentence> = { texts: p.fromTexts, model: p.fromModel, event: p.fromEvent }
const parts = [...presentationSections, 'sheet'] as const
const schema = z
  .object({ from: z.enum(sources), event: optionally(wire.id), parts: z.array(z.enum(parts)) })
  .check(z.refine(({ from, event }) => from === 'texts' || Boolean(event), { error: 'required', path: ['event'] }))

const found = async (tab: 'models' | 'all', q: string, except: number, signal: AbortSignal) => {
  const query = { q, page: 1, page_size: foundLimit, space: 'admin' as const, tab }
  const { results } = await call(eventsContract.list, { query }, { signal })
  return results.filter(({ id }) => id !== except).map(({ id, title }) => ({ value: id, label: title }))
}

type TakeDialogProps = { event: { id: number; is_training: boolean }; onTake: (taken: Taken) => void; onClose: () => void }

/** Brings in the texts of the tenant, of a model or of another event; nothing is saved yet. */
export function TakeDialog({ event, onTake, onClose }: TakeDialogProps) {
  const form = useRecordForm({
    schema,
    guards: false,
    values: { from: 'texts', event: null, parts: event.is_training ? [...parts] : [...presentationSections] },
    save: ({ from, event: source, parts: chosenParts }) => takenFrom(from, source ?? null, chosenParts),
    onSaved: (taken) => {
      if (Object.keys(taken).length === 0) return toast.info(p.nothingToTake)
      onTake(taken)
      toast.success(p.taken)
      onClose()
    },
  })
  const from = form.watch('from') as Source
  const tab = from === 'model' ? 'models' : 'all'
  return (
    <Dialog opened onClose={onClose} title={p.takeTitle} isDisposable>
      <Form form={form} submit={p.take}>
        <SourceField />
        {from === 'texts' ? null : (
          <LookupField
            key={from}
            name="event"
            label={from === 'model' ? w.model : p.fromEvent}
            required
            queryKey={['presentations', tab]}
            find={(q, signal) => found(tab, q, event.id, signal)}
          />
        )}
        <TakenParts withSheet={event.is_training && from !== 'texts'} />
      </Form>
    </Dialog>
  )
}

function SourceField() {
  const { value, change, input } = useField({ name: 'from', label: p.source, help: p.fromTextsHelp })
  const { say } = useLanguage()
  return (
    <Radio.Group
      label={input.label}
      description={value === 'texts' ? input.description : undefined}
      value={value as string}
      onChange={change}
    >
      <Stack gap="xs" mt="xs">
        {sources.map((source) => (
          <Radio key={source} value={source} label={say(sourceWords[source])} />
        ))}
      </Stack>
    </Radio.Group>
  )
}

function TakenParts({ withSheet }: { withSheet: boolean }) {
  const { value, change, input } = useField({ name: 'parts', label: p.parts, help: p.partsHelp })
  const { say } = useLanguage()
  return (
    <Checkbox.Group label={input.label} description={input.description} error={input.error} value={value as string[]} onChange={change}>
      <Stack gap="xs" mt="xs">
        {presentationSections.map((name) => (
          <Checkbox key={name} value={name} label={say(sectionWords[name])} />
        ))}
        {withSheet ? <Checkbox value="sheet" label={say(w.sheetSection)} /> : null}
      </Stack>
    </Checkbox.Group>
  )
}
