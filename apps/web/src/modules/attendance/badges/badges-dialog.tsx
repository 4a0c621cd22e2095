import { badgeField, badgeFormat, badgesPerFile } from '@kxo/domain/attendance/badges/badge'
import { badgeEndpoints } from '@kxo/domain/attendance/badges/badge-contract'
import { badgeWords as w } from '@kxo/domain/attendance/badges/badge-words'
import { Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { CheckboxField, CheckboxGroupField } from '../../../ui/fields/checkbox-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { Selection } from '../../../ui/table/selection.ts'
import { badgeLayoutQuery, changeBadgeLayout, fetchBadges } from '../api.ts'
import { printFile } from './print-file.ts'

type BadgesProps = {
  event: number /** Those whose badge is printed; everybody expected without. */
  chosen?: readonly number[] | undefined
  onClose: () => void
}

/** The badges of an event: how they are laid out, and all of them to print, or those of some people. */
export function BadgesDialog({ event, chosen, onClose }: BadgesProps) {
  const layout = useQuery(badgeLayoutQuery(event))
  return (
    <Dialog opened onClose={onClose} title={w.title} width={600}>
      <Answered of={layout} lines={5}>
        {({ people, ...layout }) => <LayoutForm event={event} layout={layout} people={people} chosen={chosen} />}
      </Answered>
    </Dialog>
  )
}

type Layout = Awaited<ReturnType<typeof changeBadgeLayout>>

type LayoutFormProps = Omit<BadgesProps, 'onClose'> & { layout: Layout; people: number }

function LayoutForm({ event, layout, people, chosen }: LayoutFormProps) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: badgeEndpoints.changeBadgeLayout.body,
    values: layout,
    save: (body) => changeBadgeLayout(event, body),
    onSaved: () => {
      toast.success(w.saved)
    },
  })
  const printing = useAction({
    mutationFn: (part: number) => fetchBadges(event, chosen ? { registrations: [...chosen] } : { part }),
    onSuccess: ({ blob }) => printFile(blob),
  })
  const files = chosen ? 1 : Math.max(1, Math.ceil(people / badgesPerFile))
  const labelOf = (part: number): string => {
    if (chosen) return say(w.printChosen)
    if (files === 1) return say(w.printAll)
    return say(w.printPart, { from: (part - 1) * badgesPerFile + 1, to: Math.min(part * badgesPerFile, people) })
  }
  return (
    <Stack>
      <Text size="sm">{say(w.help)}</Text>
      {chosen ? <Text size="sm">{say(w.chosenHelp)}</Text> : null}
      <Form form={form} submit={w.save}>
        <SelectField name="format" label={w.format} options={optionsOf(badgeFormat)} />
        <CheckboxGroupField name="fields" label={w.fields} options={optionsOf(badgeField)} />
        <CheckboxField name="has_qr" label={w.qr} help={w.qrHelp} />
      </Form>
      <Group>
        {Array.from({ length: files }, (_, at) => at + 1).map((part) => (
          <Button
            key={part}
            variant="default"
            loading={printing.isPending && printing.variables === part}
            disabled={form.formState.isDirty || printing.isPending}
            onClick={() => printing.mutate(part)}
          >
            {labelOf(part)}
          </Button>
        ))}
      </Group>
    </Stack>
  )
}

type BulkProps = { event: number; selection: Selection; onClose: () => void }

/** The badges of those ticked in a list of the event, or of everybody when all of them are. */
export default function BulkBadgesDialog({ event, selection, onClose }: BulkProps) {
  return <BadgesDialog event={event} chosen={selection.all ? undefined : selection.ids.map(Number)} onClose={onClose} />
}
