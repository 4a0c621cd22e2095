import { labels } from '@kxo/domain/kernel/labels'
import { formatMoney } from '@kxo/domain/kernel/money'
import { requiredLines } from '@kxo/domain/kernel/validation'
import type { GroupPayment } from '@kxo/domain/payments/payment-shape'
import { paymentWords as w } from '@kxo/domain/payments/words'
import { Group, Text, Title } from '@mantine/core'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { acceptTakeover, refuseTakeover } from '../api.ts'

type Takeover = GroupPayment['takeovers'][number]

/** The bills issued to people, which they ask their company to take over: it accepts or refuses each. */
export function Takeovers({ of }: { of: readonly Takeover[] }) {
  const { say } = useLanguage()
  if (of.length === 0) return null
  return (
    <Panel component="section" gap="md" p="md" aria-labelledby="takeovers">
      <Title order={2} size="h4" id="takeovers">
        {say(w.takeovers)}
      </Title>
      {of.map((one) => (
        <Answer key={one.bill} one={one} />
      ))}
    </Panel>
  )
}

function Answer({ one }: { one: Takeover }) {
  const { say, locale } = useLanguage()
  const [isRefusing, setRefusing] = useState(false)
  const accepting = useAction({
    mutationFn: () => acceptTakeover(one.bill),
    onSuccess: () => toast.success(w.takeoverAccepted),
  })
  const values = { name: one.name, payer: one.company_name, number: one.number, amount: formatMoney(one.amount, locale) }
  return (
    <div>
      <Text>{say(w.takeover, values)}</Text>
      <Text size="sm" c="dimmed" mb="sm">
        {say(w.takeoverEffect, values)}
      </Text>
      <Group gap="xs">
        <Button variant="default" loading={accepting.isPending} onClick={() => accepting.mutate()}>
          {say(w.takeoverAccept)}
        </Button>
        <Button variant="default" aria-haspopup="dialog" onClick={() => setRefusing(true)}>
          {say(w.takeoverRefuse)}
        </Button>
      </Group>
      {isRefusing ? <Refusal one={one} onClose={() => setRefusing(false)} /> : null}
    </div>
  )
}

/** Why the company does not pay: the person reads it in their mail. */
function Refusal({ one: { bill, name, number }, onClose }: { one: Takeover; onClose: () => void }) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: z.object({ reason: requiredLines(500) }),
    values: { reason: '' },
    save: ({ reason }) => refuseTakeover(bill, reason),
    onSaved: () => {
      toast.success(w.takeoverRefused)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={say(w.takeoverRefuseTitle, { name })}>
      <p>{say(w.takeoverRefuseHelp, { number })}</p>
      <Form form={form} submit={w.takeoverRefuse}>
        <TextareaField name="reason" label={labels.reason} />
      </Form>
    </Dialog>
  )
}
