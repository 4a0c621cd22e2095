import { logoContract } from '@kxo/domain/companies/logo-contract'
import { companyWords as w } from '@kxo/domain/companies/words'
import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/api-query.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** The logo of one's company, in the header; nothing while it has none. */
export default function HeaderLogo() {
  const { user } = useViewer()
  const { say } = useLanguage()
  const { data } = useQuery(apiQuery(logoContract.ownLogo, {}, { staleTime: 5 * 60_000 }))
  if (!data?.logo) return null
  return (
    <Box
      src={data.logo}
      alt={say(w.logoOf, { name: user?.company_name ?? '' })}
      component="img"
      visibleFrom="md"
      flex="none"
      maw={100}
      mah={32}
      bdrs={6}
      style={{ objectFit: 'contain' }}
    />
  )
}
