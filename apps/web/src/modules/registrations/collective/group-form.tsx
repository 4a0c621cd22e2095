import type { Output } from '@kxo/domain/kernel/contract'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { collectiveContract, GroupBilling } from '@kxo/domain/registrations/collective/collective-contract'
import { collectiveWords as w } from '@kxo/domain/registrations/collective/collective-words'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { Group, Radio, Stack, Text } from '@mantine/core'
import { useId, useState } from 'react'
import { isRefusal } from '../../../platform/api-error.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { Failed } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { OrderNumberField } from '../../billing/index.ts'
import { AmongThem, GroupDialog } from '../waiting/group-dialog.tsx'
import { registerGroup } from './collective-api.ts'
import { CommonAnswers, type GroupAnswers } from './common-answers.tsx'
import type { Registered } from './group-done.tsx'

type GroupFormProps = { eventId: number; preview: Output<typeof collectiveContract.preview>; onDone: (done: Registered) => void }

/** How the group answers, is billed, and what is done when places miss; then the one button that registers it. */
export function GroupForm({ eventId, preview, onDone }: GroupFormProps) {
  const { say, locale } = useLanguage()
  const [answers, setAnswers] = useState<GroupAnswers>('each')
  const [billing, setBilling] = useState<GroupBilling>('one')
  const [order, setOrder] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [scope, setScope] = useState<'all' | 'some'>('all')
  const ready = preview.people.filter(({ state }) => state === 'ready')
  const n = ready.length
  const left = preview.places_left ?? Number.POSITIVE_INFINITY
  const isShort = left < n
  const group = ready.map(({ user, ...person }) => ({ ...person, id: user }))
  const [isWaiting, setWaiting] = useState(false)
  const formId = useId()
  const registering = useAction({
    mutationFn: (common: Record<string, string> | null) =>
      registerGroup(eventId, {
        users: group.map(({ id }) => id),
        billing,
        ...(scope === 'some' && { at_least: 1 }),
        ...(common && { answers: common }),
        ...(order.trim() && { purchase_order: order.trim() }),
      }),
    onSuccess: (done) =>
      onDone({ ...done, missed: preview.has_waiting_list ? group.filter(({ id }) => done.left.some(({ user }) => user === id)) : [] }),
    showsFailure: true,
  })
  const mayWait = preview.has_waiting_list && (isShort || isRefusal(registering.error, registrationErrors.notEnoughPlaces.code))
  const total = ready.reduce((sum, { price }) => sum + (price?.amount_ht ?? 0), 0)
  const count = scope === 'some' ? Math.min(n, left) : n
  const lacksOrder = preview.is_payable && preview.order_asked !== null && total > 0 && order.trim() === ''
  const register = (common: Record<string, string> | null): void => {
    if (lacksOrder) setChecked(true)
    else if (!registering.isPending) registering.mutate(common)
  }
  const submittedForm = preview.form !== null && answers === 'common' ? formId : undefined
  return (
    <Stack gap="lg">
      {preview.form === null ? null : (
        <CommonAnswers form={preview.form} id={formId} answers={answers} onChange={setAnswers} onAnswered={register} />
      )}
      {preview.is_payable ? (
        <>
          <Radio.Group label={say(w.billing)} value={billing} onChange={(value) => setBilling(value as GroupBilling)}>
            <Stack gap={6} mt={6}>
              <Radio value="one" label={say(w.billOne)} />
              <Radio value="each" label={say(w.billEach)} />
            </Stack>
          </Radio.Group>
          <OrderNumberField
            reference={preview.order_asked?.asked ?? null}
            company={preview.order_asked?.name ?? ''}
            value={order}
            onChange={setOrder}
            isChecked={isChecked}
          />
          <Text fw={600}>{say(w.total, { amount: formatMoney(total, locale) })}</Text>
        </>
      ) : null}
      {isShort ? (
        <Radio.Group
          label={say(w.places)}
          description={say(w.placesMissing, { n: n - left })}
          value={scope}
          onChange={(value) => setScope(value as 'all' | 'some')}
        >
          <Stack gap={6} mt={6}>
            <Radio value="all" label={say(w.allOrNothing)} />
            <Radio value="some" disabled={left === 0} label={say(w.asMany)} />
          </Stack>
        </Radio.Group>
      ) : null}
      {registering.error ? <Failed error={registering.error} onRetry={() => registering.mutate(registering.variables ?? null)} /> : null}
      <Group gap="xs">
        <Button
          loading={registering.isPending}
          disabled={n === 0 || (isShort && scope === 'all')}
          // Common answers are checked and sent first.
          {...(submittedForm ? { type: 'submit', form: submittedForm } : { onClick: () => register(null) })}
        >
          {say(w.submit, { n: count })}
        </Button>
        {mayWait ? (
          <Button variant="default" aria-haspopup="dialog" onClick={() => setWaiting(true)}>
            {say(w.waitInstead)}
          </Button>
        ) : null}
      </Group>
      {isWaiting ? (
        <GroupDialog
          eventId={eventId}
          start={group}
          pick={(props) => <AmongThem people={group} {...props} />}
          onJoined={(waiting) => onDone({ registrations: [], left: [], bill: null, missed: [], waiting })}
          onClose={() => setWaiting(false)}
        />
      ) : null}
    </Stack>
  )
}
