import { contactFields, employerFields, personFields } from './contact-fields.ts'
import type { Field } from './field.ts'

const optional = ({ isRequired: _, ...field }: Field): Field => field

/** What a line of a file of registrations may say: a person, and where they are registered. */
export const registrationFields = {
  event_code: {
    label: { fr: 'Code {event.du}', en: '{event:cap} code' },
    kind: 'code',
    isRequired: true,
    names: [
      'code evenement',
      'code formation',
      'code session',
      'code',
      'evenement',
      'formation',
      'session',
      'event',
      'event code',
      'reference',
    ],
    example: 'EV-0001',
  },
  mail: personFields.mail,
  // Needed of who is not known yet alone.
  last_name: optional(personFields.last_name),
  first_name: optional(personFields.first_name),
  phone: contactFields.phone,
  job: contactFields.job,
  ...employerFields,
} as const satisfies Record<string, Field>
