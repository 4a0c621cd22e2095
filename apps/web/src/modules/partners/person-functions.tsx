import { formatDate } from '@kxo/domain/kernel/dates'
import { partnerKind } from '@kxo/domain/partners/kind'
import { partnerPageWords as p } from '@kxo/domain/partners/page-words'
import { adminPartner } from '@kxo/domain/partners/paths'
import { may } from '@kxo/domain/partners/permissions'
import { partnersWords as w } from '@kxo/domain/partners/words'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../platform/viewer.ts'
import { LinkButton } from '../../ui/display/button.tsx'
import style from '../../ui/display/entry-list.module.css'
import { shouldShowError } from '../../ui/feedback/should-show-error.ts'
import { Empty, Failed, Loading } from '../../ui/feedback/states.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { functionsQuery } from './api.ts'

/** What a person does as a partner, each function opening its own page. */
export default function PersonFunctions({ id }: { id: number }) {
  const { actor } = useViewer()
  const { say, locale, zone } = useLanguage()
  const answer = useQuery(functionsQuery(id))
  if (shouldShowError(answer)) return <Failed error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <Loading lines={3} />
  const add = may.assignPartners(actor) ? (
    <LinkButton variant="default" size="sm" to={adminPartner(id, 'new')}>
      {say(w.assign)}
    </LinkButton>
  ) : null
  return (
    <section className={style['panel']}>
      <h2 className={style['heading']}>
        {say(p.functions)}
        {answer.data.length > 0 ? add : null}
      </h2>
      {answer.data.length === 0 ? (
        <Empty sentence={w.noFunction} help={w.functionsHelp} act={add} />
      ) : (
        <ul className={style['list']}>
          {answer.data.map(({ kind, parts, proposed, next_date }) => (
            <li key={kind} className={style['line']}>
              <span className={style['grow']}>
                <Link to={adminPartner(id, kind)}>{say(partnerKind.labelOf(kind))}</Link>
                <span className={style['muted']}>
                  {[
                    say(w.partsCount, { n: parts }),
                    ...(proposed > 0 ? [say(w.proposedCount, { n: proposed })] : []),
                    ...(next_date ? [`${say(w.nextDate)} ${formatDate(next_date, locale, { zone })}`] : []),
                  ].join(' · ')}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
