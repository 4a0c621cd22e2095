import { queuedWords } from '@kxo/domain/attendance/day/queued-words'
import { eventSignatures } from '@kxo/domain/attendance/paths'
import type { OwnHalfDay } from '@kxo/domain/attendance/sheet'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { absenceInWords } from '@kxo/domain/registrations/absences/absence-reason'
import { Flex, Stack, Text, Title } from '@mantine/core'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import style from '../attendance.module.css'
import { OwnNotice } from '../notices/own-notice.tsx'
import { useWaitingSignatures } from '../signing/use-signing.ts'
import { SlotBadge } from './slot-badge.tsx'
import { slotTimes } from './slot-times.ts'

/** One half-day of a person, with the one big act of the moment. */
export function HalfDayCard({ halfDay, onSign }: { halfDay: OwnHalfDay; onSign: (halfDay: OwnHalfDay) => void }) {
  const language = useLanguage()
  const { say, zone } = language
  const { day, half, hours } = slotTimes(halfDay, language)
  const opensToday = dayInZone(halfDay.opens_at, zone) === dayInZone(useNow(), zone)
  const why = absenceInWords(halfDay, { say })
  const isPartner = halfDay.role === 'partner'
  const isQueued = useWaitingSignatures().some(
    ({ signature, refused }) =>
      refused === null && signature.slot === halfDay.slot && signature.as === halfDay.role && signature.registration === null,
  )
  return (
    <Panel component="article" gap="xs" p="md" bd={`1px solid var(${halfDay.state === 'open' ? '--k-primary' : '--k-line'})`}>
      <Flex component="header" gap="sm" align="flex-start" justify="space-between">
        <Title order={3} fz="lg" fw={600} className="anywhere">
          {halfDay.event_title}
        </Title>
        {isQueued ? null : <SlotBadge state={halfDay.state} />}
      </Flex>
      <Flex component="p" direction="column" gap={2} className="figures">
        <span className={style['day']}>{day}</span>
        <span>
          {half} · {hours}
        </span>
      </Flex>
      {halfDay.place || halfDay.partners.length > 0 ? (
        <Text c="dimmed" fz="sm" fw={400}>
          {[halfDay.place, isPartner ? '' : halfDay.partners.join(', ')].filter(Boolean).join(' · ')}
        </Text>
      ) : null}
      {isPartner && halfDay.expected !== null && halfDay.signed !== null ? (
        <Text fw={600} inherit className="figures">
          {say(w.signedCount, { signed: halfDay.signed, expected: halfDay.expected })}
        </Text>
      ) : null}
      {halfDay.minutes_late > 0 ? (
        <Text c="dimmed" fz="sm" fw={400}>
          {say(w.late, { minutes: halfDay.minutes_late })}
        </Text>
      ) : null}
      {why ? (
        <Text c="dimmed" fz="sm" fw={400}>
          {why}
        </Text>
      ) : null}
      {halfDay.signed_at ? (
        <Text c="dimmed" fz="sm" fw={400}>
          {say(w.signedAt, { at: halfDay.signed_at })}
        </Text>
      ) : null}
      {halfDay.state === 'coming' ? (
        <Text c="dimmed" fz="sm" fw={400}>
          {say(opensToday ? w.opensToday : w.opensAt, { at: halfDay.opens_at })}
        </Text>
      ) : null}
      {halfDay.state === 'missed' && !isPartner ? (
        <Text c="dimmed" fz="sm" fw={400}>
          {say(w.closed)}
        </Text>
      ) : null}
      {halfDay.registration ? (
        <OwnNotice
          registration={halfDay.registration}
          slot={halfDay.slot}
          notice={halfDay.notice ?? null}
          kinds={halfDay.is_locked && halfDay.state !== 'absent' ? [] : (halfDay.notices_open ?? [])}
          about={`${halfDay.event_title} · ${day}, ${half}`}
        />
      ) : null}
      <Stack gap="xs" mt="auto">
        {halfDay.state === 'open' && halfDay.own_signing === 'onSite' ? (
          <Text c="dimmed" fz="sm">
            {say(w.onSiteOnly)}
          </Text>
        ) : null}
        {isQueued ? <Text fw={600}>{say(queuedWords.signedOffline)}</Text> : null}
        {halfDay.state === 'open' &&
        !isQueued &&
        !halfDay.is_locked &&
        halfDay.own_signing !== 'onSite' &&
        halfDay.own_signing !== 'none' ? (
          <Button fullWidth onClick={() => onSign(halfDay)}>
            {say(isPartner ? w.partnerSign : w.sign)}
          </Button>
        ) : null}
        {isPartner ? (
          <LinkButton fullWidth variant="default" to={eventSignatures(halfDay.event)}>
            {say(w.openSheet)}
          </LinkButton>
        ) : null}
      </Stack>
    </Panel>
  )
}
