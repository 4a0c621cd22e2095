import { adminAttendance } from '@kxo/domain/attendance/paths'
import { may } from '@kxo/domain/attendance/permissions'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { formatTime } from '@kxo/domain/kernel/dates'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { Box, Flex, Stack, Text, TextInput, Title } from '@mantine/core'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { Columns } from '../../../ui/display/columns.tsx'
import { failureOf } from '../../../ui/feedback/failure.ts'
import { shouldShowError } from '../../../ui/feedback/should-show-error.ts'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage, useText } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { checkIn, entranceQuery } from '../api.ts'
import style from '../attendance.module.css'
import { CodeScanner } from './code-scanner.tsx'

type Outcome = { tone: 'welcome' | 'already' | 'refused'; title: string; sentence: string }

/** Lets people in: camera, typed code or name, and a result that reads from afar. */
export default function CheckinPage() {
  const { actor } = useViewer()
  const { say, locale, zone } = useLanguage()
  const text = useText()
  const { id: given = '' } = useParams({ strict: false }) as { id?: string }
  const id = Number(given)
  const [q, setQuery] = useState('')
  const [code, setCode] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const entrance = useQuery(entranceQuery(id, ''))
  // Apart: a search that fails takes nothing of the entrance away.
  const found = useQuery({ ...entranceQuery(id, q), placeholderData: keepPreviousData, enabled: q.trim() !== '' })
  const entering = useMutation({
    mutationFn: (typed: string) => checkIn(id, typed.trim()),
    onSuccess: async (entry, entered) => {
      setOutcome({ tone: 'welcome', title: say(w.welcome, { name: entry.name }), sentence: entry.company_name ?? '' })
      // Another one may have been typed meanwhile.
      setCode((typed) => (typed === entered ? '' : typed))
      navigator.vibrate?.(80)
    },
    onError: (error) => {
      const isAgain = (error as { code?: string }).code === 'alreadyIn'
      setOutcome({
        tone: isAgain ? 'already' : 'refused',
        title: say(isAgain ? w.already : w.refused),
        sentence: text(failureOf(error).sentence),
      })
      navigator.vibrate?.([60, 60, 60])
    },
  })
  if (shouldShowError(entrance)) return <Failed error={entrance.error} onRetry={() => void entrance.refetch()} page />
  if (!entrance.data) return <Loading lines={8} />
  const { title, expected, present, last } = entrance.data
  const matches = found.data?.matches ?? []
  const mayEnter = may.checkIn(actor)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim()) entering.mutate(code)
  }
  return (
    <>
      <PageTitle above={[{ label: w.sheetsTitle, to: adminAttendance() }]} subtitle={say(w.checkinTitle)}>
        {title}
      </PageTitle>
      <Columns widths="minmax(0, 3fr) minmax(0, 2fr)" gap="lg">
        <Stack gap="md">
          <div className={style['outcome']} data-tone={outcome?.tone ?? 'none'} role="status" aria-live="assertive">
            {outcome ? (
              <>
                <strong>{outcome.title}</strong>
                {outcome.sentence ? <span>{outcome.sentence}</span> : null}
              </>
            ) : (
              <>
                <strong className={style['figure']}>
                  {present} / {expected}
                </strong>
                <span>{say(w.presentCount)}</span>
              </>
            )}
          </div>
          {mayEnter ? (
            <>
              <CodeScanner onCode={(scanned) => entering.mutate(scanned)} />
              <form className={style['typing']} onSubmit={submit}>
                <TextInput
                  label={say(w.code)}
                  value={code}
                  autoComplete="off"
                  autoCapitalize="off"
                  spellCheck={false}
                  onChange={(event) => setCode(event.currentTarget.value)}
                />
                <Button type="submit" loading={entering.isPending}>
                  {say(w.check)}
                </Button>
              </form>
            </>
          ) : null}
          <TextInput
            label={say(w.search)}
            type="search"
            value={q}
            autoComplete="off"
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
          {q.trim() && shouldShowError(found) ? (
            <Failed error={found.error} onRetry={() => void found.refetch()} />
          ) : q.trim() ? (
            <Flex component="ul" direction="column">
              {found.data && matches.length === 0 && !found.isPlaceholderData ? (
                <Flex
                  component="li"
                  rowGap={4}
                  columnGap="sm"
                  align="center"
                  wrap="wrap"
                  justify="space-between"
                  py="xs"
                  className="line-below"
                >
                  {say(w.noMatch)}
                </Flex>
              ) : null}
              {matches.map((match) => (
                <Flex
                  component="li"
                  rowGap={4}
                  columnGap="sm"
                  align="center"
                  wrap="wrap"
                  justify="space-between"
                  py="xs"
                  className="line-below"
                  key={match.registration}
                >
                  <span>
                    {match.name}
                    {match.company_name ? (
                      <Text span m={0} c="dimmed" fz="sm" fw={400}>
                        {' '}
                        {match.company_name}
                      </Text>
                    ) : null}
                  </span>
                  <StatusBadge of={registrationStatus} is={match.status} />
                  {mayEnter ? (
                    <Button
                      size="sm"
                      variant="default"
                      aria-label={`${say(w.letIn)}, ${match.name}`}
                      onClick={() => entering.mutate(match.code)}
                    >
                      {say(w.letIn)}
                    </Button>
                  ) : null}
                </Flex>
              ))}
            </Flex>
          ) : null}
        </Stack>
        <Flex component="section" direction="column" gap="sm">
          <Flex component="dl" gap="xl">
            <div>
              <dt>{say(w.presentCount)}</dt>
              <Box component="dd" fz={28} fw={600} className="figures">
                {present}
              </Box>
            </div>
            <div>
              <dt>{say(w.expectedCount)}</dt>
              <Box component="dd" fz={28} fw={600} className="figures">
                {expected}
              </Box>
            </div>
          </Flex>
          <Title order={2} fz={16} fw={600} mb="sm">
            {say(w.lastEntries)}
          </Title>
          {last.length === 0 ? (
            <Text c="dimmed" fz="sm" fw={400}>
              {say(w.noEntry)}
            </Text>
          ) : null}
          <Flex component="ul" direction="column">
            {last.map((entry) => (
              <Flex
                component="li"
                rowGap={4}
                columnGap="sm"
                align="center"
                wrap="wrap"
                justify="space-between"
                py="xs"
                className="line-below"
                key={entry.registration}
              >
                <span>
                  {entry.name}
                  {entry.company_name ? (
                    <Text span m={0} c="dimmed" fz="sm" fw={400}>
                      {' '}
                      {entry.company_name}
                    </Text>
                  ) : null}
                </span>
                <Text span m={0} c="dimmed" fz="sm" fw={400}>
                  {formatTime(entry.at, locale, { zone })} · {entry.by}
                </Text>
              </Flex>
            ))}
          </Flex>
        </Flex>
      </Columns>
    </>
  )
}
