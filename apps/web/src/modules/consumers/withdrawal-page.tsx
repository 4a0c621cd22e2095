import { withdrawalDeadline } from '@kxo/domain/consumers/ending-legal'
import { consumersWords as w } from '@kxo/domain/consumers/words'
import { useLanguage } from '../../ui/i18n/language.tsx'
import style from './consumers.module.css'
import { Ending } from './ending.tsx'

/** PRV-52: the declaration of withdrawal, in every footer of a tenant that sells to consumers. */
export default function WithdrawalPage() {
  const { say } = useLanguage()
  return (
    <Ending kind="withdrawal" help={w.withdrawalHelp} recap={w.withdrawalRecap}>
      <p className={style['deadline']}>{say(withdrawalDeadline.deadline)}</p>
    </Ending>
  )
}
