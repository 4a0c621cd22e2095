import type { HistoryLine } from '@kxo/domain/contacts/acts-contract'
import { adminLevel } from '@kxo/domain/contacts/admin-level'
import { contactActWords as a } from '@kxo/domain/contacts/words'
import { accountStatus } from '@kxo/domain/identity/status'
import { formatDate, formatTime } from '@kxo/domain/kernel/dates'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '../../app/viewer.ts'
import { useLanguage } from '../../ui/language.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { useNativeLabel } from '../fields/index.ts'
import { historyQuery } from './api.ts'
import { fieldLabels, nameOfValue } from './contact-fields.ts'
import style from './contacts.module.css'

const actions: Readonly<Record<string, Sentence>> = {
  create_user: a.created,
  update_user: a.updated,
  change_profile: a.profileChanged,
  attach_user: a.attached,
  ask_attachment: a.attachmentAsked,
  invite_user: a.invitedAct,
  validate_user: a.validatedAct,
  activate_user: a.activatedAct,
  suspend_user: a.suspendedAct,
  reactivate_user: a.reactivatedAct,
  disable_user: a.disabledAct,
  reset_password: a.passwordAct,
  merge_users: a.mergedAct,
  unmerge_users: a.unmergedAct,
  connect_as: a.connectedAct,
}
const otherLabels: Readonly<Record<string, Sentence>> = {
  status: { fr: 'Statut', en: 'Status' },
  is_admin: a.isAdminField,
  is_restricted: a.restriction,
  has_tasks: a.hasTasks,
}

/** Everything done to a record: who, when, before, after, connected as (screens-admin #21). */
export default function HistoryTab({ id }: { id: number }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const [{ page, page_size }, setPage] = useState<{ page: number; page_size: number }>({ page: 1, page_size: 25 })
  const answer = useQuery({ ...historyQuery(tenant.name, id, page, page_size), placeholderData: keepPreviousData })
  if (answer.isError) return <Failed error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <Loading lines={6} />
  if (answer.data.count === 0) return <Empty sentence={a.historyEmpty} />
  return (
    <section aria-label={say(a.updated)}>
      <ol className={style['history']}>
        {answer.data.results.map((line) => (
          <HistoryEntry key={line.id} line={line} />
        ))}
      </ol>
      <Pager
        count={answer.data.count}
        page={page}
        pageSize={page_size}
        onChange={(next) => setPage({ page: next.page ?? 1, page_size: next.page_size ?? page_size })}
      />
    </section>
  )
}

function HistoryEntry({ line }: { line: HistoryLine }) {
  const { say, locale, zone } = useLanguage()
  const action = actions[line.action]
  const who = line.acting_admin
    ? say(a.connectedAs, { admin: line.acting_admin, name: line.by ?? '' })
    : line.by
      ? say(a.by, { name: line.by })
      : say(a.byProduct)
  return (
    <li className={style['entry']}>
      <p className={style['entryHead']}>
        <strong>{action ? say(action) : line.action}</strong>
        <span className={style['muted']}>
          <time
            dateTime={line.at.toISOString()}
          >{`${formatDate(line.at, locale, { zone })} ${formatTime(line.at, locale, { zone })}`}</time>
          {` · ${who}`}
        </span>
      </p>
      {line.info && !/^\d*$/.test(line.info) ? <p className={style['muted']}>{line.info}</p> : null}
      {line.changes.length > 0 ? (
        <dl className={style['changes']}>
          {line.changes.map((change) => (
            <ChangeLine key={change.field} {...change} />
          ))}
        </dl>
      ) : null}
    </li>
  )
}

function ChangeLine({ field, before, after }: HistoryLine['changes'][number]) {
  const { say } = useLanguage()
  const labelOf = useNativeLabel('User')
  const label = (fieldLabels as Record<string, Sentence>)[field] ?? otherLabels[field]
  const shown = (value: string | null): string => {
    if (value === null || value === '') return say(a.nothing)
    if (value === 'true' || value === 'false') return say(value === 'true' ? a.yes : a.no)
    if (field === 'status' && accountStatus.is(value)) return say(accountStatus.labelOf(value))
    if (field === 'is_restricted' && /^[0-2]$/.test(value)) return say(adminLevel.labelOf(adminLevel.keyOf(Number(value))))
    const named = nameOfValue(field, value)
    return named ? say(named) : value
  }
  return (
    <div className={style['change']}>
      <dt>{label ? labelOf(field, label) : field}</dt>
      <dd>
        <del aria-label={`${say(a.before)} ${shown(before)}`}>{shown(before)}</del>
        <span aria-hidden="true"> → </span>
        <ins aria-label={`${say(a.after)} ${shown(after)}`}>{shown(after)}</ins>
      </dd>
    </div>
  )
}
