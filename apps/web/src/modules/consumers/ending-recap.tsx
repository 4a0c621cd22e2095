import { consumersContract } from '@kxo/domain/consumers/contract'
import { endingConfirmations } from '@kxo/domain/consumers/ending-legal'
import { consumersWords as w } from '@kxo/domain/consumers/words'
import type { Input } from '@kxo/domain/kernel/contract'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { call } from '../../platform/api-client.ts'
import { useAction } from '../../ui/feedback/action.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Button } from '../../ui/plain/button.tsx'
import style from './consumers.module.css'
import { StepTitle } from './step-title.tsx'

export type Declared = Input<typeof consumersContract.declareEnding>['body']
type EndingRecapProps = { declared: Declared; said: Sentence; onChange: () => void; onReceived: (at: Date) => void }

/** What will be sent, and the second button the law asks for. */
export function EndingRecap({ declared, said, onChange, onReceived }: EndingRecapProps) {
  const { say } = useLanguage()
  const send = useAction({
    mutationFn: () => call(consumersContract.declareEnding, { body: declared }),
    onSuccess: ({ declared_at }) => onReceived(declared_at),
  })
  const { kind, name, contract, mail, reason } = declared
  const facts = [
    [w.name, name],
    [w.contract, contract],
    [w.mail, mail],
    [w.reason, reason ?? '–'],
  ] as const
  return (
    <>
      <StepTitle>{w.recap}</StepTitle>
      <p className={style['said']}>{say(said)}</p>
      <dl className={style['facts']}>
        {facts.map(([label, value]) => (
          <div key={label.fr}>
            <dt>{say(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={style['acts']}>
        <Button loading={send.isPending} onClick={() => send.mutate()}>
          {say(endingConfirmations[kind])}
        </Button>
        <Button variant="default" disabled={send.isPending} onClick={onChange}>
          {say(w.change)}
        </Button>
      </div>
    </>
  )
}
