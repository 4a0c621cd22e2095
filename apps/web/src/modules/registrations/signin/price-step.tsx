import { pricingErrors } from '@kxo/domain/pricing/errors'
import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Flex } from '@mantine/core'
import { Button } from '../../../ui/display/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PayerAddressStep } from '../../billing/index.ts'
import { Amounts } from './running-summary.tsx'
import style from './signin.module.css'

export type Payer = 'self' | 'company'
type PriceStepProps = { sheet: RegistrationSheet; payer: Payer; onPayer: (payer: Payer) => void; onNext: () => void }

/** The price of this person, and who pays it. */
export function PriceStep({ sheet, payer, onPayer, onNext }: PriceStepProps) {
  const { say } = useLanguage()
  if (!sheet.price) return <Empty sentence={pricingErrors.noPrice} />
  const payers = sheet.company === null ? (['self'] as const) : (['self', 'company'] as const)
  const toNext = (
    <div className={style['acts']}>
      <Button onClick={onNext}>{say(w.continue)}</Button>
    </div>
  )
  return (
    <>
      <Amounts sheet={sheet} />
      <Flex component="fieldset" direction="column" gap={10} mt={20}>
        <legend>{say(w.payer)}</legend>
        {payers.map((choice) => (
          <Flex component="label" gap={10} align="center" mih={44} key={choice}>
            <input type="radio" name="payer" value={choice} checked={payer === choice} onChange={() => onPayer(choice)} />
            {choice === 'self' ? say(w.payerSelf) : (sheet.company_name ?? say(w.payerCompany))}
          </Flex>
        ))}
      </Flex>
      {sheet.price.amount_ht > 0 ? (
        <PayerAddressStep
          payer={payer === 'company' && sheet.company !== null ? { company: sheet.company } : { user: sheet.user }}
          className={style['block']}
        >
          {toNext}
        </PayerAddressStep>
      ) : (
        toNext
      )}
    </>
  )
}
