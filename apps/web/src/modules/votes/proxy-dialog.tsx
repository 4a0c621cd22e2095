import { votesContract } from '@kxo/domain/votes/contract'
import { votesWords as w } from '@kxo/domain/votes/words'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { toast } from '../../ui/feedback/toast.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { Form, useRecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { giveProxy, holdersQuery } from './api.ts'

type ProxyDialogProps = { event: number; max: number; giver?: { registration_id: number; name: string }; onClose: () => void }

/** Gives a proxy: one's own, or the one somebody wrote on paper. */
export function ProxyDialog({ event, max, giver, onClose }: ProxyDialogProps) {
  const { say } = useLanguage()
  const people = useQuery(holdersQuery(event)).data ?? []
  const form = useRecordForm({
    schema: votesContract.giveProxy.body,
    values: { holder: null as number | null },
    save: ({ holder }) => giveProxy(event, holder, giver?.registration_id),
    onSaved: () => {
      toast.success(w.given)
      onClose()
    },
  })
  const options = people
    .filter(({ registration_id }) => registration_id !== giver?.registration_id)
    .map(({ registration_id, name }) => ({ value: registration_id, label: name }))
  return (
    <Dialog opened onClose={onClose} title={giver ? w.giveFor : w.giveTitle}>
      <Form form={form} submit={w.give}>
        <Text size="sm">{say(w.giveHelp, { max })}</Text>
        <SelectField name="holder" label={giver ? say(w.holderOf, { name: giver.name }) : w.holder} required options={options} />
      </Form>
    </Dialog>
  )
}
