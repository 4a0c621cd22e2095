import { login } from '@kxo/domain/identity/paths'
import { stepWords } from '@kxo/domain/identity/step-words'
import { useViewer } from '../../app/viewer.ts'
import { useLanguage } from '../../ui/language.tsx'
import { Link } from '../../ui/link.tsx'

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
