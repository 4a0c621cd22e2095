import { adminSettings, vendorSheet } from '@kxo/domain/tenants/paths'
import { settingsContract } from '@kxo/domain/tenants/settings/settings-contract'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { ActionIcon } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/api-query.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'

/** The gear of the header: the referent's own address at the vendor when the caller is that person, else the settings page. */
export default function SettingsLink() {
  const { say } = useLanguage()
  const { data } = useQuery(apiQuery(settingsContract.referent, {}, { staleTime: Number.POSITIVE_INFINITY }))
  const own = data?.[0]?.unique_id
  return (
    <ActionIcon
      aria-label={say(w.open)}
      title={say(w.title)}
      renderRoot={(props) => <Link to={own ? vendorSheet(own) : adminSettings()} {...props} />}
    >
      <IconSettings size={20} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  )
}
