import type { Company } from '@kxo/domain/companies/company-shape'
import { logoContract } from '@kxo/domain/companies/logo-contract'
import { companyWords as w } from '@kxo/domain/companies/words'
import { call } from '../../../platform/api-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { ImageField } from '../../../ui/fields/image-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** The logo, changed and taken away at once: it has no save button. */
export function LogoField({ company, disabled }: { company: Company; disabled: boolean }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const one = { params: { client: tenant.name, id: company.id } }
  const imageOf = (logo: string | null) => (logo === null ? null : { id: company.id, name: say(w.logoName), preview: logo })
  return (
    <ImageField
      label={w.logo}
      value={imageOf(company.logo)}
      disabled={disabled}
      upload={async (file, transfer) => imageOf((await call(logoContract.setLogo, { ...one, files: { file } }, { transfer })).logo)!}
      remove={() => call(logoContract.removeLogo, one)}
      onChange={() => undefined}
    />
  )
}
