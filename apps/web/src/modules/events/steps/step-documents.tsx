import { delegationWords as w } from '@kxo/domain/events/delegation/delegation-words'
import { Title } from '@mantine/core'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { DocumentList } from '../../documents/index.ts'
import { Handouts } from '../handouts/handouts.tsx'
import { Leaving } from '../handouts/leaving.tsx'
import { RequestedPapers } from '../papers/requested-papers.tsx'
import { Productions } from '../provided-parts.tsx'
import { StepFoot, type StepProps } from './step-form.tsx'

/** #32.3: what an event gives out, what the platform makes for it, what it asks for, and what leaves by itself. */
export function DocumentsStep(step: StepProps) {
  const { say } = useLanguage()
  return (
    <>
      <PanelSection>
        <Handouts event_id={step.event.id} readOnly={step.readOnly} />
      </PanelSection>
      <PanelSection>
        <Productions event={step.event} readOnly={step.readOnly} />
      </PanelSection>
      <PanelSection>
        <RequestedPapers event_id={step.event.id} readOnly={step.readOnly} />
      </PanelSection>
      <PanelSection>
        <Title order={2} mb="xs" fz={18} fw={650}>
          {say(w.filedTitle)}
        </Title>
        <DocumentList name="event_documents" caption={w.filedTitle} about={{ event: step.event.id }} empty={{ sentence: w.noneFiled }} />
      </PanelSection>
      <PanelSection>
        <Leaving event={step.event} />
      </PanelSection>
      <StepFoot step={step} />
    </>
  )
}
