import { type ReactNode, useEffect } from 'react'
import { type TextOrSentence, useLanguage, useText } from '../i18n/language.tsx'
import { uiWords } from '../i18n/words.ts'
import { Button } from '../plain/button.tsx'
import { failureOf, isGone, reportFailure } from './failure.ts'
import style from './states.module.css'

/** A bar in the place of a text that comes, so wide in hundredths of its place. */
export const Bar = ({ width }: { width: number }) => (
  <span className={style['bar']} style={{ inlineSize: `${width}%` }} aria-hidden="true" />
)

/** Skeleton of what comes: `lines` bars of text, in the final place, never a lone spinner. */
export function Loading({ lines = 4, height }: { lines?: number; height?: number }) {
  const { say } = useLanguage()
  return (
    <div className={style['loading']} style={height ? { minHeight: height } : undefined} role="status" aria-busy="true">
      <span className="visually-hidden">{say(uiWords.loading)}</span>
      {Array.from({ length: lines }, (_, line) => (
        <Bar key={line} width={92 - ((line * 17) % 40)} />
      ))}
    </div>
  )
}

type StateProps = {
  title: TextOrSentence
  help?: TextOrSentence | null
  icon?: ReactNode
  children?: ReactNode
  role?: 'alert' | 'status'
  page?: boolean
}
function State({ title, help, icon, children, role, page }: StateProps) {
  const text = useText()
  const Title = page ? 'h1' : 'p'
  return (
    <div className={style['state']} role={role}>
      {icon ? (
        <span className={style['icon']} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <Title className={style['title']} tabIndex={page ? -1 : undefined}>
        {text(title)}
      </Title>
      {help ? <p className={style['help']}>{text(help)}</p> : null}
      {children ? <div className={style['acts']}>{children}</div> : null}
    </div>
  )
}

/** Why a list is empty, and the next act: `<Empty sentence={w.noBill} act={<Button …/>} />`. */
export function Empty({
  sentence,
  help,
  icon,
  act,
  page,
}: {
  sentence: TextOrSentence
  help?: TextOrSentence
  icon?: ReactNode
  act?: ReactNode
  page?: boolean
}) {
  return (
    <State title={sentence} help={help ?? null} icon={icon} role="status" page={page ?? false}>
      {act}
    </State>
  )
}

/** What failed, what was kept, the reference to quote, and a way to try again, unless asking again would be refused again. Reported once. */
export function Failed({ error, onRetry, page }: { error: unknown; onRetry?: (() => void) | undefined; page?: boolean }) {
  const { say } = useLanguage()
  const failure = failureOf(error)
  useEffect(() => reportFailure(error, 'state'), [error])
  return (
    <State title={failure.sentence} help={failure.help} role="alert" page={page ?? false}>
      {onRetry && !isGone(error) ? (
        <Button variant="default" onClick={onRetry}>
          {say(uiWords.retry)}
        </Button>
      ) : null}
      {failure.correlation_id ? <p className={style['reference']}>{say(uiWords.correlation, { id: failure.correlation_id })}</p> : null}
    </State>
  )
}

/** "Accès refusé", with the way back the page gives. */
export function Denied({ act }: { act?: ReactNode }) {
  return (
    <State title={uiWords.denied} help={uiWords.deniedHelp} page>
      {act}
    </State>
  )
}

/** Not found, another tenant's record, feature off: nothing is confirmed. */
export function Missing({ act }: { act?: ReactNode }) {
  return (
    <State title={uiWords.missing} help={uiWords.missingHelp} page>
      {act}
    </State>
  )
}
