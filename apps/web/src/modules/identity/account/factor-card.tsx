import { accountContract } from '@kxo/domain/identity/account-contract'
import { accountWords as w } from '@kxo/domain/identity/account-words'
import { identityWords } from '@kxo/domain/identity/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Group, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { reloadSession } from '../api.ts'
import { secondFactorQuery } from './account-api.ts'
import { Card } from './card.tsx'
import { EnrolFactor } from './enrol-factor.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Shown = { kind: 'none' | 'enrolment' | 'renewal' | 'removal' } | { kind: 'codes'; codes: readonly string[] }

/** The second factor: on or off, its recovery codes, and how it is turned on and off. */
export const FactorCard = bounded(
  function FactorCard({ id }: { id: number }) {
    const { say } = useLanguage()
    const [shown, setShown] = useState<Shown>({ kind: 'none' })
    const factor = useSuspenseQuery(secondFactorQuery(id))
    const settle = async (): Promise<void> => {
      setShown({ kind: 'none' })
      await reloadSession().catch(() => undefined)
    }
    const { is_on, is_required, recovery_codes_left } = factor.data
    const close = () => setShown({ kind: 'none' })
    return (
      <Card title={w.factorTitle} mark={<Badge tone={is_on ? 'success' : 'neutral'}>{is_on ? w.factorOn : w.factorOff}</Badge>}>
        <Text c="dimmed">{say(is_required ? w.factorRequired : w.factorHelp)}</Text>
        {is_on ? <Text c="dimmed">{say(w.factorLeft, { n: recovery_codes_left })}</Text> : null}
        {shown.kind === 'enrolment' ? <EnrolFactor onDone={() => void settle()} onCancel={close} /> : null}
        {shown.kind === 'codes' ? <RecoveryCodes codes={shown.codes} onDone={() => void settle()} /> : null}
        {shown.kind === 'enrolment' || shown.kind === 'codes' ? null : (
          <Group gap={10}>
            {is_on ? (
              <>
                <Button variant="default" onClick={() => setShown({ kind: 'renewal' })}>
                  {say(w.recoveryNew)}
                </Button>
                {is_required ? null : (
                  <Button variant="danger" onClick={() => setShown({ kind: 'removal' })}>
                    {say(w.factorDisable)}
                  </Button>
                )}
              </>
            ) : (
              <Button variant="default" onClick={() => setShown({ kind: 'enrolment' })}>
                {say(w.factorActivate)}
              </Button>
            )}
          </Group>
        )}
        {shown.kind === 'renewal' ? (
          <PasswordDialog
            title={w.recoveryNew}
            act={w.recoveryNew}
            onClose={close}
            save={async (password) => {
              const { recovery_codes } = await call(accountContract.renewRecoveryCodes, {
                params: { id },
                body: { password },
              })
              setShown({ kind: 'codes', codes: recovery_codes })
            }}
          />
        ) : null}
        {shown.kind === 'removal' ? (
          <PasswordDialog
            title={w.factorDisableTitle}
            act={w.factorDisable}
            onClose={close}
            save={async (password) => {
              await call(accountContract.disableSecondFactor, { params: { id }, body: { password } })
              toast.success(w.factorDisabled)
              await settle()
            }}
          />
        ) : null}
      </Card>
    )
  },
  { lines: 3, height: 140 },
)

type PasswordDialogProps = {
  title: Sentence
  act: Sentence
  onClose: () => void
  save: (password: string) => Promise<void>
}

/** A security act asks the password again. */
function PasswordDialog({ title, act, onClose, save }: PasswordDialogProps) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: accountContract.disableSecondFactor.body,
    values: { password: '' },
    guards: false,
    save: ({ password }) => save(password),
  })
  return (
    <Dialog opened onClose={onClose} title={title}>
      <Form
        form={form}
        submit={act}
        secondary={
          <Button variant="subtle" onClick={onClose}>
            {say(w.cancel)}
          </Button>
        }
      >
        <PasswordField name="password" label={identityWords.password} required={false} />
      </Form>
    </Dialog>
  )
}
