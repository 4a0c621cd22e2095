import { directoryPageSize } from '@kxo/domain/directory/contract'
import { directory } from '@kxo/domain/directory/paths'
import { directoryWords as w } from '@kxo/domain/directory/words'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useViewer } from '../../app/viewer.ts'
import { useAddress } from '../../ui/address.ts'
import { useLanguage } from '../../ui/language.tsx'
import { Link } from '../../ui/link.tsx'
import { hasNothingToShow } from '../../ui/nothing-to-show.ts'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { companiesQuery } from './api.ts'
import style from './directory.module.css'
import { PageSteps } from './page-steps.tsx'
import { SearchBox } from './search-box.tsx'

/** Companies of the directory; each opens the people who say they belong to it. */
export function CompaniesView() {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const [search, change] = useAddress()
  const asked = { page: Number(search['page']) || 1, page_size: directoryPageSize, q: search['q'] || undefined }
  const answer = useQuery({ ...companiesQuery(tenant.name, asked), placeholderData: keepPreviousData })
  return (
    <div className={style['view']}>
      <div className={style['filters']} role="search">
        <SearchBox
          label={w.searchCompany}
          value={search['q'] ?? ''}
          onChange={(text) => change({ q: text || undefined, page: undefined })}
        />
      </div>
      {hasNothingToShow(answer) ? <Failed error={answer.error} onRetry={() => void answer.refetch()} /> : null}
      {answer.isPending ? <Loading lines={6} height={240} /> : null}
      {answer.data ? (
        <>
          <p className={style['count']} role="status">
            {say(w.countCompanies, { n: answer.data.count })}
          </p>
          {answer.data.results.length === 0 ? <Empty sentence={asked.q ? w.noResult : w.emptyCompanies} /> : null}
          <ul className={style['lines']}>
            {answer.data.results.map(({ id, name, town, region, people }) => (
              <li key={id}>
                <div className={style['line']}>
                  <strong>{name}</strong>
                  <span className={style['muted']}>{[town, region].filter(Boolean).join(' · ')}</span>
                  {people > 0 ? (
                    <Link to={directory()} search={{ company: String(id) }}>
                      {say(w.peopleOf, { n: people })}
                    </Link>
                  ) : null}
                </div>
              </li>
            ))}
          </ul>
          <PageSteps {...answer.data} onChange={(page) => change({ page: page > 1 ? String(page) : undefined }, { replace: false })} />
        </>
      ) : null}
    </div>
  )
}
