import { accountContract } from '@kxo/domain/identity/account-contract'
import { accountWords as w } from '@kxo/domain/identity/account-words'
import { may } from '@kxo/domain/identity/permissions'
import { stepWords } from '@kxo/domain/identity/step-words'
import { samePasswords } from '@kxo/domain/kernel/password-fields'
import { Group, Stack, Text } from '@mantine/core'
import { call } from '../../../platform/api-client.ts'
import { NoPage } from '../../../platform/no-page.tsx'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { AddressCard } from './address-card.tsx'
import { Card } from './card.tsx'
import { FactorCard } from './factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** How one gets in: password, second factor, open sessions, personal links. Nobody sees it of someone else. */
export default function ConnectionTab({ id }: { id: number }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  if (!may.seeSessions(actor, { user_id: id })) return <NoPage kind="missing" />
  const own = may.secureAccount(actor, { user_id: id })
  return (
    <Stack gap={20} maw={760}>
      {own ? (
        <>
          <PasswordCard id={id} />
          <FactorCard id={id} />
          <AddressCard id={id} />
        </>
      ) : (
        <Text c="dimmed">{say(w.onlyOwner)}</Text>
      )}
      <SessionsCard id={id} mayClose={own} />
      {own ? <LinksCard id={id} /> : null}
    </Stack>
  )
}

const passwordSchema = accountContract.changePassword.body.check(samePasswords('password', 'confirmation'))

function PasswordCard({ id }: { id: number }) {
  const { user } = useViewer()
  const form = useRecordForm({
    schema: passwordSchema,
    values: { current: '', password: '', confirmation: '' },
    save: (body) => call(accountContract.changePassword, { params: { id }, body }),
    onSaved: () => {
      form.reset({ current: '', password: '', confirmation: '' })
      toast.success(w.passwordSaved)
    },
  })
  return (
    <Card title={w.passwordTitle}>
      <Form form={form} submit={w.passwordSave}>
        <input type="hidden" autoComplete="username" value={user?.mail ?? ''} />
        <PasswordField name="current" label={w.currentPassword} required={false} />
        <PasswordField name="password" label={stepWords.newPassword} kind="new" required={false} />
        <PasswordField name="confirmation" label={stepWords.confirmation} kind="confirmation" required={false} />
      </Form>
    </Card>
  )
}

function LinksCard({ id }: { id: number }) {
  const { say } = useLanguage()
  const renew = async (): Promise<void> => {
    if (!(await confirm({ title: w.linksAsk, message: w.linksHelp, act: w.linksRenew, tone: 'danger' }))) return
    await call(accountContract.renewLinks, { params: { id } })
      .then(() => toast.success(w.linksDone))
      .catch(toast.failure)
  }
  return (
    <Card title={w.linksTitle}>
      <Text c="dimmed">{say(w.linksHelp)}</Text>
      <Group gap={10}>
        <Button variant="default" onClick={() => void renew()}>
          {say(w.linksRenew)}
        </Button>
      </Group>
    </Card>
  )
}
