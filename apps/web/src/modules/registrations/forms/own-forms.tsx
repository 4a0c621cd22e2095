import { dayInZone, formatDate } from '@kxo/domain/kernel/dates'
import type { RegistrationForm } from '@kxo/domain/registrations/forms/registration-forms-contract'
import { registrationFormsWords as w } from '@kxo/domain/registrations/forms/registration-forms-words'
import { registrationWords } from '@kxo/domain/registrations/words'
import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useId, useState } from 'react'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { uiWords } from '../../../ui/i18n/words.ts'
import { DynamicForm } from '../../forms/index.ts'
import { fillForm } from './forms-api.ts'

type OwnFormsProps = { registration: { id: number; status: string; time_zone: string }; forms: readonly RegistrationForm[] }

/** Forms a person fills in beside the one of their registration, each on its own. */
export function OwnForms({ registration, forms }: OwnFormsProps) {
  return (
    <Stack gap="md">
      {forms.map((form) => (
        <OwnForm key={form.id} registration={registration} form={form} />
      ))}
    </Stack>
  )
}

function OwnForm({ registration, form }: { registration: OwnFormsProps['registration']; form: RegistrationForm }) {
  const { say } = useLanguage()
  const [isChanging, setChanging] = useState(false)
  const heading = useId()
  const { id, name, completed_at, is_open, is_required, holds_confirmation, fields, answers } = form
  const isFillable = is_open && (completed_at === null || isChanging)
  return (
    <Paper component="section" withBorder p="md" radius="md" aria-labelledby={heading}>
      <Group gap="xs" mb="xs">
        <Title order={3} size="h5" id={heading}>
          {name}
        </Title>
        {is_required ? null : <Badge tone="neutral">{w.optional}</Badge>}
        {completed_at ? (
          <Badge tone="success">{say(w.filled, { at: completed_at })}</Badge>
        ) : (
          <Due form={form} zone={registration.time_zone} />
        )}
      </Group>
      {holds_confirmation && completed_at === null && registration.status === 'toValidate' ? (
        <Text size="sm" mb="sm">
          {say(w.holds)}
        </Text>
      ) : null}
      {isFillable ? (
        <DynamicForm
          fields={fields}
          answers={answers}
          stamp={completed_at?.toISOString() ?? ''}
          save={(answers) => fillForm(registration.id, id, answers)}
          onSaved={() => {
            setChanging(false)
            toast.success(registrationWords.savedForLater)
          }}
          submit={w.send}
          secondary={
            isChanging ? (
              <Button variant="default" onClick={() => setChanging(false)}>
                {say(uiWords.cancel)}
              </Button>
            ) : null
          }
        />
      ) : is_open ? (
        <Button variant="default" size="sm" onClick={() => setChanging(true)}>
          {say(w.change)}
        </Button>
      ) : null}
    </Paper>
  )
}

/** By when it is expected; nothing without a day. */
function Due({ form: { due_on }, zone }: { form: RegistrationForm; zone: string }) {
  const { say, locale } = useLanguage()
  const today = dayInZone(useNow(), zone)
  if (due_on === null) return null
  const isLate = due_on < today
  return <Badge tone={isLate ? 'danger' : 'warning'}>{say(isLate ? w.late : w.by, { day: formatDate(due_on, locale) })}</Badge>
}
