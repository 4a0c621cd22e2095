import { mergeWords as m } from '@kxo/domain/contacts/merge/merge-words'
import { adminContact } from '@kxo/domain/contacts/paths'
import { formatPhone } from '@kxo/domain/kernel/phones'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { shouldShowError } from '../../../ui/feedback/should-show-error.ts'
import { Empty, Failed, Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { groupsQuery } from '../api.ts'
import style from '../contacts.module.css'
import { MergeDialog } from './merge-dialog.tsx'

/** Records that may be one person's, group by group. */
export default function DuplicateGroups() {
  const { say } = useLanguage()
  const [merging, setMerging] = useState<readonly number[] | null>(null)
  const answer = useQuery(groupsQuery())
  if (shouldShowError(answer)) return <Failed error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <Loading lines={6} />
  if (answer.data.length === 0) return <Empty sentence={m.none} help={m.noneHelp} />
  return (
    <>
      <ul className={style['groups']}>
        {answer.data.map(({ reason, people }) => (
          <li key={people.map(({ id }) => id).join()} className={style['group']}>
            <div className={style['groupHead']}>
              <strong>{say(reason === 'phone' ? m.samePhone : m.sameName)}</strong>
              <Button size="sm" variant="default" onClick={() => setMerging(people.map(({ id }) => id))}>
                {say(m.merge)}
              </Button>
            </div>
            <ul className={style['groupPeople']}>
              {people.map((one) => (
                <li key={one.id}>
                  <Link to={adminContact(one.id)}>{`${one.first_name} ${one.last_name}`}</Link>
                  <span className={style['muted']}>
                    {[one.mail, one.phone ? formatPhone(one.phone) : null, one.company_name].filter(Boolean).join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {merging ? <MergeDialog ids={merging} onClose={() => setMerging(null)} /> : null}
    </>
  )
}
