import { labels } from '@kxo/domain/kernel/labels'
import type { MailTopic } from '@kxo/domain/mailing/topic'
import { mailTopics, topicLabels } from '@kxo/domain/mailing/topic'
import { unsubscribeContract as contract, leavingReasons, type MailPreferences } from '@kxo/domain/mailing/unsubscribe-contract'
import { unsubscribeWords as w } from '@kxo/domain/mailing/unsubscribe-words'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../platform/api-client.ts'
import { isMissing } from '../../platform/api-error.ts'
import { apiQuery } from '../../platform/api-query.ts'
import { NoPage } from '../../platform/no-page.tsx'
import { useViewer } from '../../platform/viewer.ts'
import { useAction } from '../../ui/feedback/action.ts'
import { failureOf } from '../../ui/feedback/failure.ts'
import { Failed, Loading } from '../../ui/feedback/states.tsx'
import { useLanguage, useText } from '../../ui/i18n/language.tsx'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { Button } from '../../ui/plain/button.tsx'
import { PlainSelect } from '../../ui/plain/plain-select.tsx'
import style from './unsubscribe.module.css'

type Leaving = { topics: MailTopic[]; reason?: (typeof leavingReasons)[number] }

/** What a person still receives of a tenant, and their way out: opening the page changes nothing. */
export default function UnsubscribePage() {
  const { say } = useLanguage()
  const { tenant } = useViewer()
  const { token = '' } = useParams({ strict: false }) as { token?: string }
  const { data, error, refetch } = useQuery(apiQuery(contract.preferences, { params: { token } }, { retry: false }))
  if (isMissing(error)) return <NoPage kind="missing" />
  if (error) return <Failed error={error} onRetry={() => void refetch()} page />
  return (
    <div className={style['page']}>
      <PageTitle {...(data && { subtitle: say(w.forAddress, { address: data.address }) })}>
        {say(w.title, { client: tenant.label })}
      </PageTitle>
      {data ? <Preferences token={token} preferences={data} /> : <Loading lines={4} />}
      {data ? (
        <details className={style['notYou']}>
          <summary>{say(labels.notYou)}</summary>
          <p>{say(w.notYouHelp, { address: data.address })}</p>
        </details>
      ) : null}
    </div>
  )
}

function Preferences({ token, preferences }: { token: string; preferences: MailPreferences }) {
  const { say } = useLanguage()
  const text = useText()
  const at = { params: { token } }
  const [chosenTopics, setChosenTopics] = useState<readonly MailTopic[]>(
    preferences.topics.flatMap(({ topic, is_on }) => (is_on ? [topic] : [])),
  )
  const [reason, setReason] = useState<Leaving['reason']>()
  const leaving = useAction({ mutationFn: (body: Leaving) => call(contract.leave, { ...at, body }), showsFailure: true })
  const undoing = useAction({
    mutationFn: () => call(contract.comeBack, at),
    onSuccess: () => {
      leaving.reset()
      setChosenTopics(mailTopics)
    },
    showsFailure: true,
  })
  const leave = (topics: MailTopic[]): void => leaving.mutate({ topics, ...(reason && { reason }) })
  const failure = leaving.error ?? undoing.error
  const isOut = preferences.topics.every(({ is_on }) => !is_on)
  if (leaving.isSuccess || (isOut && !undoing.isSuccess))
    return (
      <div className={style['form']}>
        <p role="status">{say(leaving.isSuccess ? w.done : w.already)}</p>
        {leaving.variables && leaving.variables.topics.length > 0 ? (
          <p>{say(w.left, { topics: leaving.variables.topics.map((topic) => say(topicLabels[topic]).toLowerCase()).join(', ') })}</p>
        ) : null}
        <p>{say(w.owed)}</p>
        <Button variant="default" loading={undoing.isPending} onClick={() => undoing.mutate()}>
          {say(labels.undo)}
        </Button>
      </div>
    )
  return (
    <form
      className={style['form']}
      onSubmit={(event) => {
        event.preventDefault()
        leave(mailTopics.filter((topic) => !chosenTopics.includes(topic)))
      }}
    >
      <fieldset className={style['choices']}>
        <legend>{say(w.keep)}</legend>
        {mailTopics.map((topic) => (
          <label key={topic} className={style['choice']}>
            <input
              type="checkbox"
              style={{ accentColor: 'var(--tenant-primary, #1f4e8c)' }}
              checked={chosenTopics.includes(topic)}
              onChange={({ currentTarget }) =>
                setChosenTopics(currentTarget.checked ? [...chosenTopics, topic] : chosenTopics.filter((other) => other !== topic))
              }
            />
            {say(topicLabels[topic])}
          </label>
        ))}
      </fieldset>
      <p>{say(w.owed)}</p>
      <PlainSelect
        label={say(w.why)}
        value={reason ?? ''}
        onChange={(chosen) => setReason(leavingReasons.find((key) => key === chosen))}
        data={[{ value: '', label: say(w.noReason) }, ...leavingReasons.map((key) => ({ value: key, label: say(w[key]) }))]}
      />
      {failure ? <p role="alert">{text(failureOf(failure).sentence)}</p> : null}
      <Button type="submit" loading={leaving.isPending}>
        {say(w.confirm)}
      </Button>
      <Button variant="default" type="button" onClick={() => leave([...mailTopics])}>
        {say(w.leaveAll)}
      </Button>
    </form>
  )
}
