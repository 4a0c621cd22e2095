import { endingLinks } from '@kxo/domain/consumers/ending-legal'
import { contractTermination, contractWithdrawal } from '@kxo/domain/consumers/paths'
import { useLanguage } from '../ui/language.tsx'
import { Link } from '../ui/link.tsx'
import style from './footer.module.css'
import { useViewer } from './viewer.ts'

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
