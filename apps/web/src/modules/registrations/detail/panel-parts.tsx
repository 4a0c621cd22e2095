import { billStatus } from '@kxo/domain/billing/status'
import { documentStatus } from '@kxo/domain/documents/status'
import { formStage } from '@kxo/domain/events/forms/form-stage'
import { formatDate, formatDateTime } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import { mailStatus } from '@kxo/domain/mailing/status'
import type { RegistrationDetail } from '@kxo/domain/registrations/detail/detail-contract'
import { detailWords as w } from '@kxo/domain/registrations/detail/detail-words'
import { registrationFormsWords as formsWords } from '@kxo/domain/registrations/forms/registration-forms-words'
import { registrationQuizWords as quizWords } from '@kxo/domain/registrations/quizzes/registration-quiz-words'
import { termsWords } from '@kxo/domain/registrations/terms/terms-words'
import { Anchor, Group, Stack, Text } from '@mantine/core'
import { Badge, StatusBadge } from '../../../ui/display/badge.tsx'
import { saveFile } from '../../../ui/display/save-file.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { fetchDocument } from '../../documents/index.ts'
import { AnswerRead } from '../../forms/index.ts'

const Empty = ({ children }: { children: string }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
)

/** Each answer under its question as it was asked. */
export function Answers({ responses }: Pick<RegistrationDetail, 'responses'>) {
  const { say } = useLanguage()
  if (responses.length === 0) return <Empty>{say(w.noAnswer)}</Empty>
  const isMany = new Set(responses.map(({ form }) => form)).size > 1
  return (
    <Stack component="dl" gap={6} m={0}>
      {responses.map((answer, index) => (
        <div key={`${answer.form} ${answer.label}`}>
          {isMany && answer.form !== responses[index - 1]?.form ? (
            <Text component="dt" size="sm" fw={600} mt={index > 0 ? 'xs' : 0}>
              {answer.form}
            </Text>
          ) : null}
          <Text component="dt" size="xs" c="dimmed">
            {answer.label}
          </Text>
          <Text component="dd" size="sm" m={0}>
            <AnswerRead input={answer.input_type} value={answer.value} />
          </Text>
        </div>
      ))}
    </Stack>
  )
}

/** Quizzes given with the registration, and whether each was taken. */
export function RegistrationQuizzes({ quizzes }: Pick<RegistrationDetail, 'quizzes'>) {
  const { say } = useLanguage()
  return (
    <Stack component="ul" gap={6} p={0} m={0} style={{ listStyle: 'none' }}>
      {quizzes.map(({ id, name, is_required, is_taken }) => (
        <Group component="li" key={id} gap="xs">
          <Text size="sm">{name}</Text>
          <Badge tone={is_taken ? 'success' : is_required ? 'warning' : 'neutral'}>{is_taken ? quizWords.taken : formsWords.awaited}</Badge>
          <Text size="xs" c="dimmed">
            {say(is_required ? quizWords.required : quizWords.optional)}
          </Text>
        </Group>
      ))}
    </Stack>
  )
}

/** Forms asked beside the registration's own, and whether each was filled in. */
export function RequestedForms({ forms }: Pick<RegistrationDetail, 'forms'>) {
  const { say } = useLanguage()
  return (
    <Stack component="ul" gap={6} p={0} m={0} style={{ listStyle: 'none' }}>
      {forms.map(({ id, name, stage, completed_at }) => (
        <Group component="li" key={id} gap="xs">
          <Text size="sm">{name}</Text>
          <Badge tone={completed_at ? 'success' : 'warning'}>
            {completed_at ? say(formsWords.filled, { at: completed_at }) : say(formsWords.awaited)}
          </Badge>
          <Text size="xs" c="dimmed">
            {say(formStage.labelOf(stage))}
          </Text>
        </Group>
      ))}
    </Stack>
  )
}

/** What is due and what was received. */
export function Bills({ bills }: Pick<RegistrationDetail, 'bills'>) {
  const { say, locale } = useLanguage()
  if (bills.length === 0) return <Empty>{say(w.noBill)}</Empty>
  const money = (cents: number) => formatMoney(cents, locale)
  return (
    <Stack gap={6}>
      {bills.map(({ id, number, status, amount, due, payments }) => (
        <div key={id}>
          <Group gap="xs">
            <Text size="sm">{`${number ?? say(w.draftBill)} · ${money(amount)}`}</Text>
            <StatusBadge of={billStatus} is={status} />
            {due > 0 ? <Text size="sm">{say(w.due, { amount: money(due) })}</Text> : null}
          </Group>
          {payments.map((payment, index) => (
            <Text key={`${payment.paid_on} ${index}`} size="xs" c="dimmed">
              {say(w.paidOn, { amount: money(payment.amount), day: formatDate(payment.paid_on, locale) })}
            </Text>
          ))}
        </div>
      ))}
    </Stack>
  )
}

export function Papers({ papers }: Pick<RegistrationDetail, 'papers'>) {
  const { say } = useLanguage()
  if (papers.length === 0) return <Empty>{say(w.noPaper)}</Empty>
  const open = (id: number, name: string) => fetchDocument(id).then(({ blob, name: file }) => saveFile(blob, file || name), toast.failure)
  return (
    <Stack gap={6}>
      {papers.map(({ id, name, status }) => (
        <Group key={id} gap="xs">
          <Anchor component="button" type="button" size="sm" ta="start" onClick={() => void open(id, name)}>
            {name}
          </Anchor>
          <StatusBadge of={documentStatus} is={status} />
        </Group>
      ))}
    </Stack>
  )
}

/** Which wording was accepted, when, by whom, and the fingerprint of what was read. */
export function Terms({ terms }: Pick<RegistrationDetail, 'terms'>) {
  const { say, locale, zone } = useLanguage()
  return (
    <Stack gap={6}>
      {terms.map(({ wording, published_at, accepted_at, by_name, sha256 }) => (
        <div key={wording}>
          <Text size="sm">{say(termsWords.asEvidence, { at: published_at })}</Text>
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {[formatDateTime(accepted_at, locale, { zone }), by_name, say(termsWords.fingerprint, { hash: sha256 })]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
      ))}
    </Stack>
  )
}

export function Mails({ mails }: Pick<RegistrationDetail, 'mails'>) {
  const { say, locale, zone } = useLanguage()
  if (mails.length === 0) return <Empty>{say(w.noMail)}</Empty>
  return (
    <Stack gap={6}>
      {mails.map(({ id, subject, status, at }) => (
        <Group key={id} gap="xs">
          <Text size="sm">{subject}</Text>
          <Text size="xs" c="dimmed">
            {formatDate(at, locale, { zone })}
          </Text>
          <StatusBadge of={mailStatus} is={status} />
        </Group>
      ))}
    </Stack>
  )
}
