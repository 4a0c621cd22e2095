import type { Audience } from '@kxo/domain/campaigns/audience-contract'
import { campaignWords as w } from '@kxo/domain/campaigns/words'
import { contactKinds } from '@kxo/domain/contacts/contract'
import { Select } from '@mantine/core'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { listAddressOf } from '../../ui/table/list-address.ts'
import type { ListView } from '../../ui/table/list-view.ts'
import { useSavedColumns } from '../tenants/index.ts'

type Found = NonNullable<Audience['found']>

/** All those a saved view of the list of people finds. */
export function foundBy({ search }: Pick<ListView, 'search'>): Found {
  const { q, filters } = listAddressOf(search)
  const kind = contactKinds.find((known) => known === search['tab'])
  return { ...(q !== undefined && { q }), ...(filters && { filters }), ...(kind && { kind }) }
}

type ViewChoiceProps = { found: Found | undefined; onChange: (found: Found | undefined) => void }

/** People by a view of their list kept under a name; nothing is drawn while none is kept. */
export function ViewChoice({ found, onChange }: ViewChoiceProps) {
  const { say } = useLanguage()
  const { views } = useSavedColumns('users')
  const offered = views.filter(({ search }) => search['tab'] !== 'duplicates')
  if (offered.length === 0) return null
  const same = JSON.stringify(found)
  const chosen = offered.find((view) => JSON.stringify(foundBy(view)) === same)
  return (
    <Select
      label={say(w.view)}
      placeholder={say(w.viewHelp)}
      clearable
      value={found && chosen ? chosen.name : null}
      data={offered.map(({ name }) => name)}
      onChange={(name) => {
        const view = offered.find((one) => one.name === name)
        onChange(view && foundBy(view))
      }}
    />
  )
}
