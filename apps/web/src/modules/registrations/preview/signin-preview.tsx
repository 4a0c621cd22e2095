import type { EventRecord } from '@kxo/domain/events/contract'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { type SigninPreview as Preview, previewContract } from '@kxo/domain/registrations/preview/preview-contract'
import { previewWords as w } from '@kxo/domain/registrations/preview/preview-words'
import type { PreviewedAs, PreviewStep } from '@kxo/domain/registrations/preview/signin-preview'
import { signinStepLabels } from '@kxo/domain/registrations/signin-steps'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { Group, List, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../../platform/api-query.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { type View, ViewChoice } from '../../../ui/navigation/view-choice.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

const views: readonly View<PreviewedAs>[] = [
  { key: 'person', label: w.person },
  { key: 'referent', label: w.referent },
  { key: 'invited', label: w.invited },
]
const labelOf = (step: PreviewStep) => (step === 'people' ? w.people : signinStepLabels[step])
function helpOf(as: PreviewedAs, { is_open, later }: Preview): Sentence | null {
  if (as === 'person') return w.personHelp
  if (as === 'invited') return w.invitedHelp
  if (!is_open) return w.referentClosed
  return later.length > 0 ? w.referentHelp : null
}

/** What registering will ask, step by step, as a person, a referent or somebody invited; nothing is recorded. */
export default function SigninPreview({ event }: { event: EventRecord }) {
  const { say } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say(w.open)}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={w.open} width={600}>
        <Journey id={event.id} confirmation={event.confirmation_text} />
      </Dialog>
    </div>
  )
}

function Journey({ id, confirmation }: { id: number; confirmation: string }) {
  const { say } = useLanguage()
  const [as, see] = useState<PreviewedAs>('person')
  const help = (read: Preview): string | null => {
    const sentence = helpOf(as, read)
    return sentence && say(sentence, { n: read.hold_minutes ?? 0 })
  }
  const preview = useQuery(apiQuery(previewContract.previewSignin, { params: { id }, query: { as } }))
  return (
    <Stack gap="sm">
      <ViewChoice views={views} current={as} onChange={see} label={w.as} />
      <Answered of={preview} lines={6}>
        {(read) => (
          <>
            <Text c="dimmed" fz="sm">
              {help(read)} {say(w.nothingRecorded)}
            </Text>
            {read.is_open ? <Steps preview={read} /> : null}
            {read.is_open ? (
              <Group gap="xs">
                <Text fw={600}>{say(w.arrival)}</Text>
                <Badge tone={registrationStatus.toneOf(read.arrival)}>{registrationStatus.labelOf(read.arrival)}</Badge>
              </Group>
            ) : null}
            {read.is_open && read.arrival === 'registered' && confirmation !== '' ? <Text className="pre-line">{confirmation}</Text> : null}
          </>
        )}
      </Answered>
    </Stack>
  )
}

/** Each step with what it asks, then those left to each person of a group. */
function Steps({ preview }: { preview: Preview }) {
  const { say, locale } = useLanguage()
  return (
    <>
      <List type="ordered" spacing="xs">
        {preview.steps.map(({ step, items }) => (
          <List.Item key={step}>
            <Text span fw={600}>
              {say(labelOf(step))}
            </Text>
            {items.length > 0 ? (
              <List fz="sm" c="dimmed">
                {items.map(({ label, is_required, amount_ht }, rank) => (
                  <List.Item key={`${rank} ${label}`}>
                    {is_required ? label : say(w.optional, { label })}
                    {amount_ht === null ? null : ` · ${formatMoney(amount_ht, locale)}`}
                  </List.Item>
                ))}
              </List>
            ) : null}
          </List.Item>
        ))}
      </List>
      {preview.later.length > 0 ? (
        <Text>{say(w.later, { steps: preview.later.map((step) => say(signinStepLabels[step])).join(', ') })}</Text>
      ) : null}
    </>
  )
}
