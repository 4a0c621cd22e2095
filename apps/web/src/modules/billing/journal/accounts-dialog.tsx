import { accountUse, usualAccounts } from '@kxo/domain/billing/journal/accounts'
import { handingWords as w } from '@kxo/domain/billing/journal/handing-words'
import { journalContract as contract, type JournalEntity } from '@kxo/domain/billing/journal/journal-contract'
import { SimpleGrid, Text } from '@mantine/core'
import { call } from '../../../platform/api-client.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

const usual: Readonly<Record<string, string>> = usualAccounts

/** The accounts an issuer posts to, each with the one that serves while it is empty. */
export function AccountsDialog({ entity, onClose }: { entity: JournalEntity; onClose: () => void }) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: contract.setAccounts.body,
    values: Object.fromEntries(accountUse.keys.map((use) => [use, entity.accounts[use] ?? ''])) as never, // every use has its field
    save: (body) => call(contract.setAccounts, { params: { id: entity.id }, body }),
    onSaved: () => {
      toast.success(w.saved)
      onClose()
    },
  })
  const helpOf = (use: (typeof accountUse.keys)[number]): string =>
    usual[use] ? say(w.usual, { account: usual[use] }) : say(use === 'vat_pending' ? w.vatPendingHelp : w.sameAsVat)
  return (
    <Dialog opened onClose={onClose} title={w.accounts} width={800}>
      <Text c="dimmed" mb="md" maw="70ch">
        {say(w.accountsHelp)}
      </Text>
      <Form form={form} submit={w.save}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          {accountUse.keys.map((use) => (
            <TextField key={use} name={use} label={accountUse.labelOf(use)} help={helpOf(use)} inputMode="numeric" maxLength={20} />
          ))}
        </SimpleGrid>
      </Form>
    </Dialog>
  )
}
