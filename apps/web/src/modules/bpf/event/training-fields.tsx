import type { EventBpf } from '@kxo/domain/bpf/contract'
import { returnWords as w } from '@kxo/domain/bpf/return-legal'
import { specialityCodes, specialityName } from '@kxo/domain/bpf/speciality'
import { certificationLevel, trainingObjective } from '@kxo/domain/bpf/training-objective'
import { useWatch } from 'react-hook-form'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormRow } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** Only what is registered in the RNCP has a level. */
export const isRncp = (objective: unknown): boolean => objective === 'rncp'

const specialities = specialityCodes.map((code) => ({ value: code, label: specialityName(code) }))
const objectives = optionsOf(trainingObjective)
const levels = optionsOf(certificationLevel)

type TrainingFieldsProps = {
  /** What the other data of a training tell: shown where nothing is said. */
  derived?: EventBpf['derived']
  /** Whether trainings of which nothing is said here are registered in the RNCP. */
  areRncp?: boolean
  disabled?: boolean
}

/** What the return needs to know of a training, of one or of several. */
export function TrainingFields({ derived, areRncp = isRncp(derived?.objective), disabled = false }: TrainingFieldsProps) {
  const { say } = useLanguage()
  const objective: unknown = useWatch({ name: 'objective' })
  const proposed = (text: string) => ({ placeholder: `${text} (${say(w.derived)})` })
  return (
    <>
      <SelectField
        name="nsf_code"
        label={w.nsf}
        options={specialities}
        disabled={disabled}
        {...(derived?.nsf_code && proposed(specialityName(derived.nsf_code)))}
      />
      <FormRow>
        <SelectField
          name="objective"
          label={w.objective}
          options={objectives}
          disabled={disabled}
          {...(derived && proposed(say(trainingObjective.labelOf(derived.objective))))}
        />
        {(objective ? isRncp(objective) : areRncp) ? (
          <SelectField name="level" label={w.level} options={levels} disabled={disabled} />
        ) : null}
      </FormRow>
      <TextField name="given_to" label={w.givenTo} help={w.givenToHelp} maxLength={200} disabled={disabled} />
    </>
  )
}
