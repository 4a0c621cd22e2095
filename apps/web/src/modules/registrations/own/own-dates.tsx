import { formatRange } from '@kxo/domain/kernel/dates'
import type { Registration } from '@kxo/domain/registrations/contract'
import { Text } from '@mantine/core'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** When one attends: the dates of the event, and under them the half-days of the activities required or chosen. */
export function OwnDates({ registration }: { registration: Registration }) {
  const { locale } = useLanguage()
  const { start_date, end_date, time_zone: zone } = registration
  return (
    <>
      {start_date ? formatRange(start_date, end_date ?? start_date, locale, { zone }) : emptyPlaceholder}
      <OwnActivities registration={registration} />
    </>
  )
}

/** The half-days of the activities required or chosen, each with its hours and its room. */
export function OwnActivities({ registration: { time_zone: zone, half_days = [] } }: { registration: Registration }) {
  const { locale } = useLanguage()
  return half_days
    .filter(({ activity }) => activity !== null)
    .map(({ id, activity, start_at, end_at, room_name }) => (
      <Text key={id} component="span" display="block" size="sm" style={{ whiteSpace: 'normal' }}>
        {[activity, formatRange(start_at, end_at, locale, { zone, times: true }), room_name].filter(Boolean).join(' · ')}
      </Text>
    ))
}
