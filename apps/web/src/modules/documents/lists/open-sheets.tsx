import { documentsWords as w } from '@kxo/domain/documents/words'
import { LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { sheetsAddress } from '../dependencies.ts'

/** Where proofs of attendance come from. */
export function OpenSheets() {
  const { say } = useLanguage()
  return (
    <LinkButton to={sheetsAddress()} variant="default">
      {say(w.openSheets)}
    </LinkButton>
  )
}
