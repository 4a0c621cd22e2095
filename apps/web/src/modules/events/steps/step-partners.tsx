import { useQuery } from '@tanstack/react-query'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { EventPartners } from '../../partners/index.ts'
import { slotsQuery } from '../api.ts'
import { StepFoot, type StepProps } from './step-form.tsx'

/** #32.6: who teaches, speaks, sponsors or organises. */
export function PartnersStep(step: StepProps) {
  const slots = useQuery(slotsQuery(step.event.id))
  return (
    <PanelSection>
      <EventPartners event_id={step.event.id} slotsCount={slots.data?.length ?? 0} readOnly={step.readOnly} />
      <StepFoot step={step} />
    </PanelSection>
  )
}
