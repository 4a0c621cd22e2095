import { logoContract } from '@kxo/domain/companies/logo-contract'
import { companyWords as w } from '@kxo/domain/companies/words'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/api-query.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import style from '../companies.module.css'

/** The logo of one's company, in the header; nothing while it has none. */
export default function HeaderLogo() {
  const { user } = useViewer()
  const { say } = useLanguage()
  const { data } = useQuery(apiQuery(logoContract.ownLogo, {}, { staleTime: 5 * 60_000 }))
  if (!data?.logo) return null
  return <img src={data.logo} alt={say(w.logoOf, { name: user?.company_name ?? '' })} className={style['headerLogo']} />
}
