import { queuedWords } from '@kxo/domain/attendance/day/queued-words'
import type { OwnHalfDay } from '@kxo/domain/attendance/sheet'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { dayInZone } from '@kxo/domain/kernel/dates'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { may as mayOfRegistrations } from '@kxo/domain/registrations/permissions'
import { Alert, Box, SimpleGrid, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keepTenant } from '../../platform/tenant.ts'
import { useViewer } from '../../platform/viewer.ts'
import { Answered } from '../../ui/feedback/reading.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useNow } from '../../ui/i18n/use-now.ts'
import { useAddress } from '../../ui/navigation/address.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { HalfDayCard } from './sheets/half-day-card.tsx'
import { SignDialog } from './sheets/sign-dialog.tsx'
import { TeamSheets } from './sheets/team-sheets.tsx'
import { ownHalfDaysQuery } from './signing/offline-half-days.ts'
import { WaitingSignatures } from './signing/waiting-signatures.tsx'

/** Half-days to sign: today's on top, then what is still to sign, those to come, a referent's team, and those past. */
export default function AttendancePage() {
  const { say, zone } = useLanguage()
  const { actor, tenant } = useViewer()
  const halfDays = useQuery(ownHalfDaysQuery())
  const isRead = halfDays.data !== undefined && halfDays.data.stored_at === null
  useEffect(() => {
    if (isRead) keepTenant(tenant)
  }, [isRead, tenant])
  const [search, change] = useAddress()
  const [chosen, setSigning] = useState<OwnHalfDay | null>(null)
  // The code of the room was scanned: its half-day opens at once.
  const scanned = halfDays.data?.value.find(
    ({ slot, role, state, is_locked }) => String(slot) === search['slot'] && role === 'participant' && state === 'open' && !is_locked,
  )
  const signing = chosen ?? scanned ?? null
  const close = () => {
    setSigning(null)
    change({ slot: undefined, code: undefined })
  }
  const today = dayInZone(useNow(), zone)
  const dayOf = ({ start_at }: OwnHalfDay) => dayInZone(start_at, zone)
  const all = halfDays.data?.value ?? []
  // What may still be signed belongs on top, even the day after: under its own heading, its card saying which day.
  const ofToday = all.filter((one) => dayOf(one) === today)
  const toSign = all.filter((one) => dayOf(one) !== today && one.state === 'open')
  const others = all.filter((one) => dayOf(one) !== today && one.state !== 'open')
  const section = (title: Sentence, list: readonly OwnHalfDay[]) =>
    list.length === 0 ? null : (
      <Box component="section" mb={28}>
        <Title order={2} fz={16} fw={600} mb="sm">
          {say(title)}
        </Title>
        <SimpleGrid minColWidth="min(340px, 100%)" spacing="md" mb="lg">
          {list.map((halfDay) => (
            <HalfDayCard key={`${halfDay.role} ${halfDay.slot}`} halfDay={halfDay} onSign={setSigning} />
          ))}
        </SimpleGrid>
      </Box>
    )
  return (
    <>
      <PageTitle>{w.title}</PageTitle>
      <WaitingSignatures />
      {halfDays.data?.stored_at ? (
        <Alert color="orange" mb="md" role="status">
          {say(queuedWords.cachedList, { at: halfDays.data.stored_at })}
        </Alert>
      ) : null}
      <Answered of={halfDays} lines={6}>
        {() => (
          <>
            {ofToday.length + toSign.length === 0 ? <Empty sentence={w.nothingToday} /> : null}
            {section(
              w.today,
              ofToday.filter(({ role }) => role === 'participant'),
            )}
            {section(
              w.mySessions,
              ofToday.filter(({ role }) => role === 'partner'),
            )}
            {section(w.stateOpen, toSign)}
            {section(
              w.coming,
              others.filter((one) => dayOf(one) > today),
            )}
            {mayOfRegistrations.followTeam(actor) ? <TeamSheets /> : null}
            {section(w.past, others.filter((one) => dayOf(one) < today).toReversed())}
          </>
        )}
      </Answered>
      {signing ? (
        <SignDialog
          event={signing.event}
          slot={signing.slot}
          as={signing.role}
          title={signing.event_title}
          start_at={signing.start_at}
          end_at={signing.end_at}
          needsCode={signing.own_signing === 'code'}
          codeChannels={signing.code_channels}
          scannedCode={signing === scanned ? search['code'] : undefined}
          onClose={close}
        />
      ) : null}
    </>
  )
}
