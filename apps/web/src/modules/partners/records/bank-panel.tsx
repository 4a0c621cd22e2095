import { type PartnerRecord, partnerRecordsContract } from '@kxo/domain/partners/records/record-contract'
import { partnerRecordWords as w } from '@kxo/domain/partners/records/record-words'
import { Group, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { changeBank, readBank } from './records-api.ts'

/** The account a partner is paid on: its end in sight, the whole of it on demand. */
export function BankPanel({ record }: { record: PartnerRecord }) {
  const { say } = useLanguage()
  const [iban, setIban] = useState<string | null>(null)
  const [isChanging, setChanging] = useState(false)
  const show = async (): Promise<void> => {
    await runAction(async () => {
      setIban((await readBank(record.id)).iban)
    })
  }
  return (
    <Panel component="section" p="md" gap="xs">
      <Title order={2} fz={16} fw={600}>
        {say(w.bank)}
      </Title>
      <Text>
        {iban ? iban.replaceAll(/(.{4})(?=.)/g, '$1\u00A0') : record.iban_end ? say(w.bankEnds, { end: record.iban_end }) : say(w.noBank)}
      </Text>
      <Text c="dimmed" fz="sm">
        {say(w.bankHelp)}
      </Text>
      <Group gap="xs">
        {record.iban_end && iban === null ? (
          <Button variant="default" size="sm" onClick={() => void show()}>
            {say(w.showBank)}
          </Button>
        ) : null}
        <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => setChanging(true)}>
          {say(w.changeBank)}
        </Button>
      </Group>
      <Dialog opened={isChanging} onClose={() => setChanging(false)} title={w.bank}>
        {isChanging ? (
          <BankForm
            id={record.id}
            onSaved={() => {
              setIban(null)
              setChanging(false)
              toast.success(w.saved)
            }}
          />
        ) : null}
      </Dialog>
    </Panel>
  )
}

function BankForm({ id, onSaved }: { id: number; onSaved: () => void }) {
  const form = useRecordForm({
    schema: partnerRecordsContract.changeBank.body,
    values: { iban: '' },
    save: (body) => changeBank(id, body),
    onSaved,
  })
  return (
    <Form form={form} submit={w.save}>
      <TextField name="iban" label={w.iban} />
    </Form>
  )
}
