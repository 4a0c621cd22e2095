import { dayInZone, formatDate } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import { billPayment } from '@kxo/domain/payments/paths'
import { boostState } from '@kxo/domain/recruiting/boost-state'
import { boostWords as w } from '@kxo/domain/recruiting/boost-words'
import type { Boost, BoostableOffer, BoostDuration } from '@kxo/domain/recruiting/boosts-contract'
import { recentDays } from '@kxo/domain/recruiting/rules'
import { Group, Select, Stack, Text, Title } from '@mantine/core'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { DayInput } from '../../../ui/fields/date-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { stopBoost } from '../api.ts'
import type { Choice } from './use-basket.ts'

type OfferProps = {
  offer: BoostableOffer
  durations: readonly BoostDuration[]
  choice: Choice | undefined
  onChoose: (choice: Choice | null) => void
}

/** An offer online: what it receives, how it is shown now, and for how long it is to be shown first. */
export function BoostOffer({ offer, durations, choice, onChoose }: OfferProps) {
  const { say, locale, zone } = useLanguage()
  const now = useNow()
  const { title, place, end_date, recent, boosts, free_on } = offer
  const product = (id: string | null): void => {
    if (id === null) onChoose(null)
    else onChoose({ product: Number(id), starts_on: choice?.starts_on ?? free_on })
  }
  return (
    <PanelSection aria-label={title} gap="sm">
      <div>
        <Title order={2} size="h4" className="anywhere">
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {[
            place,
            end_date && say(w.endsOn, { day: formatDate(end_date, locale, { zone }) }),
            say(w.recent, { n: recent, days: recentDays }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      {boosts.map((boost) => (
        <StandingBoost key={boost.id} boost={boost} title={title} />
      ))}
      {durations.length > 0 ? (
        <Group align="end" gap="sm">
          <Select
            label={say(boosts.length > 0 ? w.prolong : w.duration)}
            aria-label={say(w.durationOf, { title })}
            placeholder={say(w.notChosen)}
            clearable
            clearButtonProps={{ 'aria-label': say(w.notChosen) }}
            w={320}
            maw="100%"
            data={durations.map(({ id, name, amount_ttc }) => ({
              value: String(id),
              label: say(w.choice, { name, price: formatMoney(amount_ttc, locale) }),
            }))}
            value={choice ? String(choice.product) : null}
            onChange={product}
          />
          {choice ? (
            <DayInput
              label={say(w.start)}
              aria-label={say(w.startOf, { title })}
              w={160}
              value={choice.starts_on}
              min={dayInZone(now, zone)}
              onAnswer={(day) => onChoose({ ...choice, starts_on: day ?? free_on })}
            />
          ) : null}
        </Group>
      ) : null}
    </PanelSection>
  )
}

/** A boost that runs, is to come or is to be paid, and what may be done with it. */
function StandingBoost({ boost: { id, state, starts_at, ends_at, bill }, title }: { boost: Boost; title: string }) {
  const { say, locale, zone } = useLanguage()
  const day = (at: Date): string => formatDate(at, locale, { zone })
  const dates = { day: day(starts_at), last: day(ends_at) }
  const stop = async (): Promise<void> => {
    const agreed = await confirm({
      title: w.stopTitle,
      message: state === 'running' ? w.stopShown : w.stopUnseen,
      act: w.stop,
      tone: 'danger',
    })
    if (agreed)
      await runAction(async () => {
        const { is_credited } = await stopBoost(id)
        toast.success(is_credited ? w.stoppedCredited : w.stopped)
      })
  }
  return (
    <Group gap="sm">
      <StatusBadge of={boostState} is={state} />
      <Text size="sm">{state === 'running' ? say(w.runningUntil, { day: dates.last }) : say(w.fromTo, dates)}</Text>
      <Stack gap={0} ms="auto">
        <Group gap="xs">
          {state === 'toPay' ? (
            <LinkButton size="sm" to={billPayment(bill)}>
              {say(w.pay)}
            </LinkButton>
          ) : null}
          <Button size="sm" variant="default" aria-label={say(w.stopOf, { title })} onClick={() => void stop()}>
            {say(w.stop)}
          </Button>
        </Group>
      </Stack>
    </Group>
  )
}
