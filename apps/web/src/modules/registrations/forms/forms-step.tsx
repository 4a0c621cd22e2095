import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import type { RegistrationForm } from '@kxo/domain/registrations/forms/registration-forms-contract'
import { registrationWords } from '@kxo/domain/registrations/words'
import { Group } from '@mantine/core'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { OwnForms } from './own-forms.tsx'

type FormsStepProps = { sheet: RegistrationSheet; forms: readonly RegistrationForm[]; onNext: () => void }

/** Forms asked beside the one of the registration; what is required and missing is told before the button that commits. */
export function FormsStep({ sheet, forms, onNext }: FormsStepProps) {
  const { say } = useLanguage()
  const isFilled = forms.every(({ completed_at, is_required }) => completed_at !== null || !is_required)
  return (
    <>
      <OwnForms registration={sheet} forms={forms} />
      <Group gap="sm" mt="lg">
        <Button variant={isFilled ? 'primary' : 'default'} onClick={onNext}>
          {say(registrationWords.continue)}
        </Button>
      </Group>
    </>
  )
}
