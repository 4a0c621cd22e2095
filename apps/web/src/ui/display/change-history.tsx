import { formatDate, formatTime } from '@kxo/domain/kernel/dates'
import { uiMessages as w } from '../feedback/ui-messages.ts'
import { type TextOrSentence, useLanguage, useText } from '../i18n/language.tsx'
import style from './change-history.module.css'

/** A field before and after; null for nothing. */
export type HistoryChange = { field: string; label: TextOrSentence; before: TextOrSentence | null; after: TextOrSentence | null }
/** Something done to a record: what, when, by whom. */
export type HistoryEntry = {
  id: number
  at: Date
  title: TextOrSentence
  who: TextOrSentence | null
  info?: string | null
  changes: readonly HistoryChange[]
}

/** Everything done to a record, the latest first. */
export function ChangeHistory({ acts, label }: { acts: readonly HistoryEntry[]; label: TextOrSentence }) {
  const text = useText()
  return (
    <ol className={style['history']} aria-label={text(label)}>
      {acts.map((act) => (
        <Act key={act.id} act={act} />
      ))}
    </ol>
  )
}

function Act({ act: { at, title, who, info, changes } }: { act: HistoryEntry }) {
  const { locale, zone } = useLanguage()
  const text = useText()
  return (
    <li className={style['entry']}>
      <p className={style['head']}>
        <strong>{text(title)}</strong>
        <span className={style['muted']}>
          <time dateTime={at.toISOString()}>{`${formatDate(at, locale, { zone })} ${formatTime(at, locale, { zone })}`}</time>
          {who ? ` · ${text(who)}` : null}
        </span>
      </p>
      {info ? <p className={style['muted']}>{info}</p> : null}
      {changes.length > 0 ? (
        <dl className={style['changes']}>
          {changes.map((change) => (
            <Change key={change.field} {...change} />
          ))}
        </dl>
      ) : null}
    </li>
  )
}

function Change({ label, before, after }: HistoryChange) {
  const { say } = useLanguage()
  const text = useText()
  const shown = (value: TextOrSentence | null): string => (value === null || value === '' ? say(w.emptyValue) : text(value))
  return (
    <div className={style['change']}>
      <dt>{text(label)}</dt>
      <dd>
        <del aria-label={`${say(w.before)} ${shown(before)}`}>{shown(before)}</del>
        <span aria-hidden="true"> → </span>
        <ins aria-label={`${say(w.after)} ${shown(after)}`}>{shown(after)}</ins>
      </dd>
    </div>
  )
}
