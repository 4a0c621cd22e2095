import { formatRange } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import { cancelWords } from '@kxo/domain/registrations/cancelling/cancel-words'
import type { Registration } from '@kxo/domain/registrations/contract'
import { moveContract as contract, type MoveDate, type MoveTerms } from '@kxo/domain/registrations/moving/move-contract'
import { moveWords as w } from '@kxo/domain/registrations/moving/move-words'
import { orderWords } from '@kxo/domain/registrations/ordering/order-words'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationWords } from '@kxo/domain/registrations/words'
import { Checkbox, Radio, Select, Stack, Text, TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { CarriedList } from './carried-list.tsx'
import { MoveCost } from './move-cost.tsx'

type Movable = Pick<Registration, 'id' | 'user' | 'event_title' | 'start_date' | 'end_date' | 'time_zone' | 'first_name' | 'last_name'>

/** Moves a registration to another date, after saying what it costs. */
export function MoveDialog({ registration, onClose }: { registration: Movable; onClose: () => void }) {
  const { say, locale } = useLanguage()
  const { actor } = useViewer()
  const isOwn = registration.user === actor.user_id
  const [chosen, setChosen] = useState<number | null>(null)
  const [isFeeWaived, setFeeWaived] = useState(false)
  const [waiver, setWaiver] = useState('')
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({})
  const activities = Object.values(picked).map(Number)
  const choices = { ...(isFeeWaived && { is_fee_waived: true }), ...(activities.length > 0 && { activities }) }
  const answer = useQuery({
    ...apiQuery(contract.readMoveTerms, { params: { id: registration.id }, query: choices }),
    placeholderData: keepPreviousData,
  })
  const terms = answer.data
  const date = terms?.dates.find(({ event }) => event === chosen)
  const name = `${registration.first_name} ${registration.last_name}`
  const datesOf = ({ start_date, end_date, time_zone: zone }: Pick<MoveDate, 'start_date' | 'end_date' | 'time_zone'>): string =>
    formatRange(start_date, end_date ?? start_date, locale, { zone })
  const moving = useAction({
    mutationFn: ({ event, due }: MoveDate) =>
      call(contract.moveDate, {
        params: { id: registration.id },
        body: { event, due, fee: terms?.fee ?? 0, ...choices, ...(isFeeWaived && { waiver_reason: waiver.trim() }) },
      }),
    onError: () => void answer.refetch(),
    onSuccess: async ({ start_date }) => {
      toast.success(say(w.moved, { name, day: start_date ?? new Date() }))
      onClose()
    },
  })
  const others = othersPaying(terms, date)
  const placesOf = ({ places_left: n }: MoveDate): string | null => (n === null ? null : n === 0 ? say(w.isFull) : say(w.left, { n }))
  return (
    <Dialog
      opened
      onClose={onClose}
      title={isOwn ? w.move : say(w.moveTitle, { name })}
      cancel
      acts={
        terms?.dates.length ? (
          <Button
            disabled={!date || answer.isPlaceholderData || (isFeeWaived && waiver.trim() === '')}
            loading={moving.isPending}
            onClick={() => date && moving.mutate(date)}
          >
            {say(w.move)}
          </Button>
        ) : null
      }
    >
      <Stack>
        <p>
          {registration.event_title}
          {registration.start_date ? (
            <>
              <br />
              {say(w.nowOn, { dates: datesOf({ ...registration, start_date: registration.start_date }) })}
            </>
          ) : null}
        </p>
        <Answered of={answer} lines={4}>
          {(read) => (
            <>
              {isOwn && read.limit ? <Text size="sm">{say(w.moveUntil, { limit: read.limit })}</Text> : null}
              {read.dates.length === 0 ? <p>{say(w.noDate)}</p> : null}
              <Radio.Group
                label={read.dates.length > 0 ? say(w.chooseDate) : null}
                value={chosen === null ? null : String(chosen)}
                onChange={(event) => {
                  setChosen(Number(event))
                  setPicked({})
                }}
              >
                <Stack gap="sm" mt="xs">
                  {read.dates.map((one) => (
                    <Radio
                      key={one.event}
                      value={String(one.event)}
                      disabled={one.places_left === 0}
                      label={datesOf(one)}
                      description={[
                        one.is_online ? say(registrationWords.online) : one.place,
                        one.price > 0 ? say(registrationWords.withTax, { amount: formatMoney(one.price, locale) }) : null,
                        placesOf(one),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    />
                  ))}
                </Stack>
              </Radio.Group>
              {may.follow(actor) && !isOwn && (read.fee > 0 || isFeeWaived) ? (
                <>
                  <Checkbox
                    label={say(w.waiveFee)}
                    checked={isFeeWaived}
                    onChange={(change) => setFeeWaived(change.currentTarget.checked)}
                  />
                  {isFeeWaived ? (
                    <TextInput
                      label={say(w.waiverReason)}
                      withAsterisk
                      maxLength={500}
                      value={waiver}
                      onChange={(change) => setWaiver(change.currentTarget.value)}
                    />
                  ) : null}
                </>
              ) : null}
              {isOwn && date && date.due > 0 && others.length > 0 ? (
                <Text size="sm">{say(orderWords.paidForBy, { name: new Intl.ListFormat(locale).format(others) })}</Text>
              ) : null}
              {date ? <CarriedList carried={date.carried} /> : null}
              {date?.to_choose.map(({ group, activities: offered }) => (
                <Select
                  key={group}
                  label={group}
                  placeholder={say(w.chooseLater)}
                  clearable
                  data={offered.map(({ id, title, places_left: n }) => ({
                    value: String(id),
                    label: n === null ? title : [title, say(w.left, { n })].join(' · '),
                  }))}
                  value={picked[group] ?? null}
                  onChange={(id) => {
                    const { [group]: _, ...others } = picked
                    setPicked(id === null ? others : { ...others, [group]: id })
                  }}
                />
              ))}
              {date ? <MoveCost terms={read} date={date} person={isOwn ? null : name} /> : null}
              {date ? (
                <Text size="sm" c="dimmed">
                  {say(w.ticketAgain)} {date.refund > 0 ? say(cancelWords.byCard) : null}
                </Text>
              ) : null}
            </>
          )}
        </Answered>
      </Stack>
    </Dialog>
  )
}

/** Those who pay all of a date in place of its person; nobody where a part is left to them. */
function othersPaying(terms: MoveTerms | undefined, date: MoveDate | undefined): string[] {
  if (!date || date.shares.length === 0) return terms?.payer?.is_whole ? [terms.payer.name] : []
  const names = date.shares.map(({ name }) => name)
  return names.includes(null) ? [] : names.filter((name) => name !== null)
}
