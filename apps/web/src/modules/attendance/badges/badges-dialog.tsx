import { badgeField, badgeFormat } from '@kxo/domain/attendance/badges/badge'
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
import { badgeLayoutQuery, changeBadgeLayout, fetchBadges } from '../api.ts'
import { printFile } from './print-file.ts'

type BadgesProps = { event: number; onClose: () => void }

/** The badges of an event: how they are laid out, and all of them to print. */
export function BadgesDialog({ event, onClose }: BadgesProps) {
  const layout = useQuery(badgeLayoutQuery(event))
  return (
    <Dialog opened onClose={onClose} title={w.title} width={600}>
      <Answered of={layout} lines={5}>
        {(read) => <LayoutForm event={event} layout={read} />}
      </Answered>
    </Dialog>
  )
}

type Layout = Awaited<ReturnType<typeof changeBadgeLayout>>

function LayoutForm({ event, layout }: { event: number; layout: Layout }) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: badgeEndpoints.changeBadgeLayout.body,
    values: layout,
    save: (body) => changeBadgeLayout(event, body),
    onSaved: () => {
      toast.success(w.saved)
    },
  })
  const printing = useAction({ mutationFn: () => fetchBadges(event), onSuccess: ({ blob }) => printFile(blob) })
  return (
    <Stack>
      <Text size="sm">{say(w.help)}</Text>
      <Form form={form} submit={w.save}>
        <SelectField name="format" label={w.format} options={optionsOf(badgeFormat)} />
        <CheckboxGroupField name="fields" label={w.fields} options={optionsOf(badgeField)} />
        <CheckboxField name="has_qr" label={w.qr} help={w.qrHelp} />
      </Form>
      <Group>
        <Button variant="default" loading={printing.isPending} disabled={form.formState.isDirty} onClick={() => printing.mutate()}>
          {say(w.printAll)}
        </Button>
      </Group>
    </Stack>
  )
}
