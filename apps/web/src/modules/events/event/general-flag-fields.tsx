import { forEachFlag, generalFlags } from '@kxo/domain/events/general-flags'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'

/** What an event says of itself by yes or no. */
export const GeneralFlagFields = () =>
  Object.values(forEachFlag((flag) => <CheckboxField key={flag} name={flag} label={generalFlags[flag].box} />))
