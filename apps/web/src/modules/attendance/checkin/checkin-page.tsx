import { adminAttendance } from '@kxo/domain/attendance/paths'
import { may } from '@kxo/domain/attendance/permissions'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { formatTime } from '@kxo/domain/kernel/dates'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { TextInput } from '@mantine/core'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
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
      <div className={style['entrance']}>
        <div className={style['door']}>
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
            <ul className={style['entries']}>
              {found.data && matches.length === 0 && !found.isPlaceholderData ? <li>{say(w.noMatch)}</li> : null}
              {matches.map((match) => (
                <li key={match.registration}>
                  <span>
                    {match.name}
                    {match.company_name ? <span className={style['quiet']}> {match.company_name}</span> : null}
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
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <section className={style['log']}>
          <dl className={style['counters']}>
            <div>
              <dt>{say(w.presentCount)}</dt>
              <dd>{present}</dd>
            </div>
            <div>
              <dt>{say(w.expectedCount)}</dt>
              <dd>{expected}</dd>
            </div>
          </dl>
          <h2 className={style['sectionTitle']}>{say(w.lastEntries)}</h2>
          {last.length === 0 ? <p className={style['quiet']}>{say(w.noEntry)}</p> : null}
          <ul className={style['entries']}>
            {last.map((entry) => (
              <li key={entry.registration}>
                <span>
                  {entry.name}
                  {entry.company_name ? <span className={style['quiet']}> {entry.company_name}</span> : null}
                </span>
                <span className={style['quiet']}>
                  {formatTime(entry.at, locale, { zone })} · {entry.by}
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
