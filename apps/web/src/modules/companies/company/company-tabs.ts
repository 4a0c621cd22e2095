import type { CompanyKind } from '@kxo/domain/companies/contract'
import { companyWords as w } from '@kxo/domain/companies/words'
import type { Tab } from '../../../ui/navigation/tabs.tsx'

/** Tabs of the list; recruiters and schools only on recruiting platforms. */
export const companyTabs = ({ is_recruiting_platform }: { is_recruiting_platform: boolean }): readonly Tab<CompanyKind | 'all'>[] => [
  { key: 'all', label: w.tabAll },
  { key: 'members', label: w.tabMembers },
  { key: 'prospects', label: w.tabProspects },
  ...(is_recruiting_platform
    ? [
        { key: 'recruiters' as const, label: w.tabRecruiters },
        { key: 'schools' as const, label: w.tabSchools },
      ]
    : []),
  { key: 'funders', label: w.tabFunders },
  { key: 'duplicates', label: w.tabDuplicates },
  { key: 'archived', label: w.tabArchived },
]
