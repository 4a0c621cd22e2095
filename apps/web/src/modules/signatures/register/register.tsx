import { type AgreementMorph, agreementMorphs } from '@kxo/domain/signatures/kinds'
import { adminAgreements, adminAgreementsOf } from '@kxo/domain/signatures/paths'
import { may } from '@kxo/domain/signatures/permissions'
import { morphTabs, morphWords, signaturesWords as w } from '@kxo/domain/signatures/words'
import { useViewer } from '../../../platform/viewer.ts'
import { Boundary } from '../../../ui/feedback/boundary.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { AgreementPanel } from '../agreement/agreement-panel.tsx'
import { AgreementList } from './agreement-list.tsx'
import { ToPrepare } from './to-prepare.tsx'

/** Agreements of every party or of one kind of them: what is to prepare first, then what exists. */
export function Register({ morph }: { morph?: AgreementMorph }) {
  const { actor } = useViewer()
  const goOn = useNavigateIfMounted()
  const [search] = useAddress()
  const agreement = Number(search['agreement'] ?? 0)
  if (agreement > 0) return <AgreementPanel key={agreement} id={agreement} />
  const scope = { morph }
  const offered = agreementMorphs.filter((key) => key !== 'partner' || may.readPartnerAgreements(actor))
  return (
    <>
      <PageTitle>{morph ? morphWords[morph] : w.register}</PageTitle>
      <Tabs
        label={w.register}
        tabs={[{ key: 'all', label: w.all }, ...offered.map((key) => ({ key, label: morphTabs[key] }))]}
        current={morph ?? 'all'}
        panelId="agreements"
        onChange={(key) => void goOn(key === 'all' ? adminAgreements() : adminAgreementsOf(key))}
      />
      <div id="agreements" role="tabpanel">
        <Boundary lines={4} watched={morph ?? ''}>
          <ToPrepare scope={scope} />
        </Boundary>
        <AgreementList name={morph ? `contracts_${morph}` : 'contracts'} scope={scope} />
      </div>
    </>
  )
}
