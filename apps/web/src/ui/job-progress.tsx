import { type ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import style from './job-progress.module.css'
import { type Said, useLanguage, useText } from './language.tsx'
import { partWords } from './part-words.ts'
import { uiWords } from './words.ts'

export type JobFailure = { key: string | number; name: string; reason: Said }
type JobProgressProps = {
  title: Said
  state: 'running' | 'done' | 'stopped' | 'failed'
  done: number
  total: number
  failures: readonly JobFailure[]
  onStop?: (() => void) | undefined
  onRetryFailures?: (() => void) | undefined
  onDownloadReport?: (() => void) | undefined
  /** What comes after: a link to what was made, an undo. */
  children?: ReactNode
}

const states = {
  running: { tone: 'info', word: partWords.inProgress },
  done: { tone: 'success', word: partWords.done },
  stopped: { tone: 'warning', word: partWords.stopped },
  failed: { tone: 'danger', word: uiWords.failed },
} as const

/** A long work: how far it is, what failed and why, and what can be done about it. */
export function JobProgress({
  title,
  state,
  done,
  total,
  failures,
  onStop,
  onRetryFailures,
  onDownloadReport,
  children,
}: JobProgressProps) {
  const { say } = useLanguage()
  const text = useText()
  const share = total === 0 ? (state === 'done' ? 1 : 0) : Math.min(1, done / total)
  const progress = say(partWords.progress, { done, total })
  return (
    <section className={style['job']} aria-label={text(title)}>
      <div className={style['head']}>
        <h2 className={style['title']}>{text(title)}</h2>
        <Badge tone={states[state].tone}>{states[state].word}</Badge>
      </div>
      <div
        className={style['track']}
        role="progressbar"
        aria-label={text(title)}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={progress}
      >
        <div className={style['bar']} style={{ inlineSize: `${share * 100}%` }} data-state={state} />
      </div>
      <p className={style['count']} role="status">
        {progress}
        {failures.length > 0 ? ` · ${say(partWords.failures, { count: failures.length })}` : ''}
      </p>
      {failures.length > 0 ? (
        // oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        <ul className={style['failures']} tabIndex={0}>
          {failures.map((failure) => (
            <li key={failure.key}>
              <strong>{failure.name}</strong>
              <span>{text(failure.reason)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={style['acts']}>
        {state === 'running' && onStop ? (
          <Button variant="default" onClick={onStop}>
            {say(partWords.stop)}
          </Button>
        ) : null}
        {state !== 'running' && failures.length > 0 && onRetryFailures ? (
          <Button onClick={onRetryFailures}>{say(partWords.retryFailures)}</Button>
        ) : null}
        {state !== 'running' && onDownloadReport ? (
          <Button variant="default" onClick={onDownloadReport}>
            {say(partWords.downloadReport)}
          </Button>
        ) : null}
        {children}
      </div>
    </section>
  )
}
