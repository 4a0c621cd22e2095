import { login } from '@kxo/domain/identity/paths'
import { stepWords } from '@kxo/domain/identity/step-words'
import { useViewer } from '../../../platform/viewer.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'

/** From a step of the login, back to its first one. */
export function BackToLogin({ onBack }: { onBack?: () => void }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  return (
    <Link to={login(tenant.name)} {...(onBack && { onClick: onBack })}>
      {say(stepWords.backToLogin)}
    </Link>
  )
}
