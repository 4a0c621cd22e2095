import { endingLinks } from '@kxo/domain/consumers/ending-legal'
import { contractTermination, contractWithdrawal } from '@kxo/domain/consumers/paths'
import style from '../platform/legal.module.css'
import { useViewer } from '../platform/viewer.ts'
import { useLanguage } from '../ui/i18n/language.tsx'
import { Link } from '../ui/navigation/link.tsx'

/** What the law has consumers find on every page, without an account (PRV-52, PRV-53). */
export default function ConsumerLinks() {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  return (
    <>
      <Link to={contractWithdrawal(tenant.name)} className={style['link']}>
        {say(endingLinks.withdrawal)}
      </Link>
      <Link to={contractTermination(tenant.name)} className={style['link']}>
        {say(endingLinks.termination)}
      </Link>
    </>
  )
}
