import type { Sentence } from '../../kernel/sentence.ts'

/** What a tenant may ask to be true, or not, before a message leaves. */
export const facts = {
  'contact.has_company': { fr: 'La personne est rattachée à {company.un}', en: 'The person belongs to {company.un}' },
  'contact.is_member': { fr: 'La personne a adhéré', en: 'The person has joined' },
  'contact.is_partner': { fr: 'La personne est {partner.un}', en: 'The person is {partner.un}' },
  'event.is_online': { fr: '{event.le:cap} se tient à distance', en: 'The {event} is held online' },
  'event.is_payable': { fr: '{event.le:cap} est payant{event.e}', en: 'There is a charge for the {event}' },
  'event.is_training': { fr: '{event.le:cap} se signe par demi-journée', en: 'The {event} is signed by half-day' },
  'event.is_asynchronous': { fr: '{event.le:cap} se suit à son rythme', en: 'The {event} is self-paced' },
} satisfies Record<string, Sentence>
export type Fact = keyof typeof facts
export const factNames = Object.keys(facts) as Fact[]
export type Condition = { fact: Fact; is: boolean }
export type Facts = Readonly<Partial<Record<Fact, boolean>>>

/** Of the moment's family, what may be asked: a message about no event has none to ask about. */
export const availableFacts = (isAboutEvent: boolean): Fact[] => factNames.filter((fact) => isAboutEvent || fact.startsWith('contact.'))

/** The first condition that does not hold; what is not known holds nothing back. */
export const unmet = (conditions: readonly Condition[], known: Facts): Condition | undefined =>
  conditions.find(({ fact, is }) => known[fact] !== undefined && known[fact] !== is)
