import type { HistoryLine } from '@kxo/domain/companies/people-contract'
import { companyWords as w } from '@kxo/domain/companies/words'
import { formatDate, formatTime } from '@kxo/domain/kernel/dates'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../app/viewer.ts'
import { useLanguage } from '../../ui/language.tsx'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { useNativeLabel } from '../fields/index.ts'
import { historyQuery } from './api.ts'
import style from './companies.module.css'
import { fieldLabels, shownValue } from './field-labels.ts'

const acts: Readonly<Record<string, Sentence>> = {
  create_company: w.actCreate,
  update_company: w.actUpdate,
  declare_headcount: w.actHeadcount,
  merge_companies: w.actMerge,
  set_referent: w.actReferent,
}

/** Every change of a record: who, when, before and after. */
export function HistoryTab({ id }: { id: number }) {
  const { tenant } = useViewer()
  const answer = useQuery(historyQuery(tenant.name, id))
  if (answer.isError) return <Failed error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <Loading lines={6} />
  if (answer.data.length === 0) return <Empty sentence={w.noHistory} />
  return (
    <ol className={style['past']}>
      {answer.data.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ol>
  )
}

function Line({ line: { at, action, by, acting_admin, changes } }: { line: HistoryLine }) {
  const { say, locale, zone } = useLanguage()
  const labelOf = useNativeLabel('Company')
  const name = by ?? ''
  return (
    <li>
      <p>
        <strong>{say(acts[action] ?? w.actOther)}</strong>{' '}
        {acting_admin ? say(w.connectedAs, { admin: acting_admin, name }) : by ? say(w.byWhom, { name }) : null}
      </p>
      <p className={style['muted']}>
        <time dateTime={at.toISOString()}>
          {formatDate(at, locale, { zone, style: 'long' })} {formatTime(at, locale, { zone })}
        </time>
      </p>
      {changes.map(({ field, before, after }) => (
        <p key={field} className={style['change']}>
          {labelOf(field, fieldLabels[field] ?? w.actOther)} <Value text={before} tag="del" /> → <Value text={after} tag="ins" />
        </p>
      ))}
    </li>
  )
}

function Value({ text, tag: Tag }: { text: string | null; tag: 'del' | 'ins' }) {
  const { say, locale } = useLanguage()
  const flag = text === 'true' ? w.yes : text === 'false' ? w.no : null
  return <Tag>{flag ? say(flag) : (shownValue(text, locale) ?? say(w.emptyValue))}</Tag>
}
