import { eventsContract } from '@kxo/domain/events/contract'
import { eventsWords as w } from '@kxo/domain/events/words'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { FormRow } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PriceList, PromoList } from '../../pricing/index.ts'
import { activitiesQuery, changePricing } from '../api.ts'
import { StepForm, type StepProps, useStepForm } from './step-form.tsx'

/** #32.8: whether the event is paid for, its prices, deposit and balance. */
export function PricingStep(step: StepProps) {
  const { event, readOnly } = step
  const { say } = useLanguage()
  const { version, is_payable, downpayment_rate, downpayment_delay } = event
  const { form, goOn } = useStepForm({
    step,
    schema: eventsContract.changePricing.body,
    values: { version, is_payable, downpayment_rate, downpayment_delay },
    save: (body) => changePricing(event.id, body),
  })
  const activities = useQuery(activitiesQuery(event.id)).data?.filter(({ enrolment }) => enrolment === 'optional') ?? []
  const payable = useWatch({ control: form.control, name: 'is_payable' })
  return (
    <>
      {payable ? (
        <PanelSection>
          <PriceList event_id={event.id} isTraining={event.is_training} readOnly={readOnly} activities={activities} />
          <PromoList event_id={event.id} readOnly={readOnly} />
        </PanelSection>
      ) : null}
      <StepForm step={step} form={form} goOn={goOn}>
        <CheckboxField name="is_payable" label={w.payable} disabled={readOnly} />
        {payable ? (
          <>
            <FormRow>
              <NumberField name="downpayment_rate" label={w.depositRate} unit="%" disabled={readOnly} />
              <NumberField name="downpayment_delay" label={w.balanceDelay} unit={say(w.days)} disabled={readOnly} />
            </FormRow>
            {event.is_training ? (
              <Text display="block" c="dimmed" fz="sm">
                {say(w.depositHelp)}
              </Text>
            ) : null}
          </>
        ) : null}
      </StepForm>
    </>
  )
}
