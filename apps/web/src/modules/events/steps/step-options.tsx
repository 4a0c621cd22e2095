import { PanelSection } from '../../../ui/display/panel.tsx'
import { OptionsPanel } from '../../products/index.ts'
import { StepFoot, type StepProps } from './step-form.tsx'

/** #32.5: what people may add to their place; each option is saved on its own. */
export function OptionsStep(step: StepProps) {
  const { id, is_training } = step.event
  return (
    <PanelSection>
      <OptionsPanel event_id={id} isTraining={is_training} readOnly={step.readOnly} />
      <StepFoot step={step} />
    </PanelSection>
  )
}
