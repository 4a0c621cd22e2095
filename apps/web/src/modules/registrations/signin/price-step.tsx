import { pricingErrors } from '@kxo/domain/pricing/errors'
import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { orderWords } from '@kxo/domain/registrations/ordering/order-words'
import { signin } from '@kxo/domain/registrations/paths'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { OrderNumberField, PayerAddressStep } from '../../billing/index.ts'
import { payerName } from './payer-step.tsx'
import { PromoCodeField } from './promo-code-field.tsx'
import { Amounts } from './running-summary.tsx'

type PriceStepProps = {
  sheet: RegistrationSheet
  /** The number of the order of their company, as typed. */
  order: string
  onOrder: (order: string) => void
  onNext: () => void
}

/** Whether the company that pays wants a number that was not given. */
export const isOrderMissing = ({ payer }: Pick<RegistrationSheet, 'payer'>, order: string): boolean =>
  payer !== null && payer.order_asked !== null && order.trim() === ''

/** The price of this person, and where its bill goes. */
export function PriceStep({ sheet, order, onOrder, onNext }: PriceStepProps) {
  const { say } = useLanguage()
  const [isChecked, setChecked] = useState(false)
  const [search] = useAddress()
  if (!sheet.price && sheet.is_payable) return <Empty sentence={pricingErrors.noPrice} />
  const isDue = [sheet.price, ...sheet.options].some((line) => (line?.amount_ht ?? 0) > 0)
  const { payer, company } = sheet
  // A funder that pays directly is billed at its own address, under the number of its file.
  const isOfFunder = payer?.payer === 'funder' && payer.is_subrogated
  const isCompany = payer !== null && payer.payer !== 'self' && payer.company_name !== null && !isOfFunder
  // Where another employer is billed is on its record, which is not the person's to read.
  const isElsewhere = isCompany && !payer.is_own_company
  const isOrdered = isCompany && isDue
  const goOn = (): void => (isOrdered && isOrderMissing(sheet, order) ? setChecked(true) : onNext())
  const toNext = (
    <>
      {isOrdered ? (
        <OrderNumberField
          reference={payer.order_asked}
          company={payer.company_name ?? ''}
          value={order}
          onChange={onOrder}
          isChecked={isChecked}
        />
      ) : null}
      <Group gap="sm" mt="lg">
        <Button onClick={goOn}>{say(w.continue)}</Button>
      </Group>
    </>
  )
  return (
    <>
      <Amounts sheet={sheet} />
      {sheet.is_payable ? <PromoCodeField sheet={sheet} /> : null}
      <Text mt="md" mb="md">
        {say(orderWords.payerOf, { name: payerName(sheet, say) })}{' '}
        {sheet.is_company_paid ? null : (
          <Link to={signin(sheet.event)} search={{ ...search, step: 'payer' }}>
            {say(w.change)}
          </Link>
        )}
      </Text>
      {isDue && !isElsewhere && !isOfFunder ? (
        <PayerAddressStep payer={isCompany && company !== null ? { company } : { user: sheet.user }}>{toNext}</PayerAddressStep>
      ) : (
        toNext
      )}
    </>
  )
}
