import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

/** Who may see a document (restriction levels). */
export const documentRestriction = catalogue({
  public: { code: 0, label: { fr: 'Public', en: 'Public' } },
  registrations: { code: 1, label: { fr: '{registration.tous:cap}', en: 'All {registration.pl}' } },
  registered: { code: 2, label: { fr: '{registration.pl:cap} confirmé{registration.es}', en: 'Confirmed {registration.pl}' } },
  present: { code: 3, label: { fr: 'Personnes présentes', en: 'People present' } },
  restrictedPartners: { code: 4, label: { fr: '{partner.pl:cap} de {activity.ce}', en: '{partner.pl:cap} of this {activity}' } },
  partners: { code: 5, label: { fr: '{partner.tous:cap}', en: 'All {partner.pl}' } },
  restrictedAdmins: { code: 8, label: { fr: 'Administration', en: 'All administrators' } },
  admins: { code: 9, label: { fr: 'Administration sans restriction', en: 'Unrestricted administrators' } },
  contact: { code: 10, label: { fr: 'La personne concernée', en: 'The person concerned' } },
})
export type DocumentRestriction = KeyOf<typeof documentRestriction>

/** What whoever puts a file on a record chooses among: the administration, part of it, or the record's own people too. */
export const depositRestrictions = ['restrictedAdmins', 'admins', 'contact'] as const satisfies readonly DocumentRestriction[]
