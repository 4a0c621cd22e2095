import { activityWords as w } from '@kxo/domain/events/activities/activity-words'
import type { Activity } from '@kxo/domain/events/contract'
import { formatRange } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import { activityContract } from '@kxo/domain/registrations/activity-contract'
import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { registrationWords } from '@kxo/domain/registrations/words'
import { Checkbox, Group, Radio, Stack, Text } from '@mantine/core'
import { useQueries, useSuspenseQueries } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { activitiesQuery } from '../../events/index.ts'
import { ActivityWaiting } from '../waiting/activity-waiting.tsx'
import { ownWaitingQuery } from '../waiting/waiting-api.ts'

/** What one attends beside the rest of the event: one of each group, and what is free to take. */
export const ActivitiesStep = bounded(
  function ActivitiesStep({ sheet, onNext }: { sheet: RegistrationSheet; onNext: () => void }) {
    const [offered, chosen] = useSuspenseQueries({
      queries: [activitiesQuery(sheet.event), apiQuery(activityContract.chosen, { params: { id: sheet.id } })],
    })
    const open = offered.data.filter(({ is_cancelled }) => !is_cancelled)
    return <Choice sheet={sheet} offered={open} former={chosen.data.activities} onNext={onNext} />
  },
  { lines: 5 },
)

type ChoiceProps = { sheet: RegistrationSheet; offered: readonly Activity[]; former: readonly number[]; onNext: () => void }
function Choice({ sheet, offered, former, onNext }: ChoiceProps) {
  const { say } = useLanguage()
  const [chosen, setChosen] = useState(former)
  const save = useAction({
    mutationFn: () => call(activityContract.choose, { params: { id: sheet.id }, body: { activities: [...chosen] } }),
    onSuccess: onNext,
  })
  const optional = offered.filter(({ enrolment }) => enrolment === 'optional')
  const included = offered.filter(({ enrolment }) => enrolment === 'mandatory')
  const groups = [...new Set(optional.map(({ choice_group }) => choice_group).filter(Boolean))]
  const awaited = useAwaited(optional)
  const isComplete = groups.every((group) =>
    optional.some(({ id, choice_group }) => choice_group === group && (chosen.includes(id) || awaited.includes(id))),
  )
  const inGroup = (group: string) => optional.filter(({ choice_group }) => choice_group === group)
  const pick = (group: string, id: number): void => {
    const others = new Set(inGroup(group).map((activity) => activity.id))
    setChosen([...chosen.filter((one) => !others.has(one)), id])
  }
  const isFull = ({ id, places_left }: Activity): boolean => places_left === 0 && !former.includes(id)
  const alone = inGroup('')
  const offeredAs = (Control: typeof Radio | typeof Checkbox) => (activity: Activity) => (
    <Fragment key={activity.id}>
      <Control
        value={String(activity.id)}
        disabled={isFull(activity)}
        label={activity.title}
        description={<When activity={activity} zone={sheet.time_zone} prices={sheet.activity_prices} />}
      />
      <ActivityWaiting activity={activity} mayJoin={isFull(activity)} />
    </Fragment>
  )
  return (
    <Stack>
      {groups.map((group) => (
        <Radio.Group
          key={group}
          label={group}
          description={say(w.chooseOne)}
          inputWrapperOrder={['label', 'description', 'input']}
          value={String(inGroup(group).find(({ id }) => chosen.includes(id))?.id ?? '')}
          onChange={(id) => pick(group, Number(id))}
        >
          <Stack gap="xs" mt="xs">
            {inGroup(group).map(offeredAs(Radio))}
          </Stack>
        </Radio.Group>
      ))}
      {alone.length > 0 ? (
        <Checkbox.Group label={say(w.chooseAny)} value={chosen.map(String)} onChange={(ids) => setChosen(ids.map(Number))}>
          <Stack gap="xs" mt="xs">
            {alone.map(offeredAs(Checkbox))}
          </Stack>
        </Checkbox.Group>
      ) : null}
      {included.length > 0 ? (
        <Text size="sm">
          {say(w.included)}: {included.map(({ title }) => title).join(', ')}
        </Text>
      ) : null}
      <Group gap="sm" mt="lg">
        <Button loading={save.isPending} disabled={!isComplete} onClick={() => save.mutate()}>
          {say(registrationWords.continue)}
        </Button>
      </Group>
    </Stack>
  )
}

/** The activities one waits for: they stand for the choice of their group. */
function useAwaited(activities: readonly Activity[]): number[] {
  const listed = activities.filter(({ has_waiting_list }) => has_waiting_list)
  const answers = useQueries({ queries: listed.map(({ id }) => ownWaitingQuery(id)) })
  return listed.filter((_, index) => (answers[index]?.data?.entries.length ?? 0) > 0).map(({ id }) => id)
}

type WhenProps = { activity: Activity; zone: string; prices: RegistrationSheet['activity_prices'] }
function When({ activity: { id, slots, places_left }, zone, prices }: WhenProps) {
  const { say, locale } = useLanguage()
  const first = slots[0]
  const lowest = prices.filter(({ activity }) => activity === id).toSorted((a, b) => a.amount_ttc - b.amount_ttc)[0]?.amount_ttc
  return (
    <Group component="span" gap="xs">
      <span>
        {first ? formatRange(first.start_at, slots.at(-1)?.end_at ?? first.end_at, locale, { zone, times: true }) : say(w.noDate)}
      </span>
      {places_left === null ? null : <span>{say(w.placesLeft, { n: places_left })}</span>}
      {lowest === undefined ? null : <span>{say(registrationWords.withTax, { amount: formatMoney(lowest, locale) })}</span>}
    </Group>
  )
}
