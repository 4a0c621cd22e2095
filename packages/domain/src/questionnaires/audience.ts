import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

/** Who a questionnaire is for: those registered, those who lead, the referents of the companies that send people. */
export const questionnaireAudience = catalogue({
  participant: { code: 1, label: { fr: '{participant.pl:cap}', en: '{participant.pl:cap}' } },
  partner: { code: 2, label: { fr: '{partner.pl:cap}', en: '{partner.pl:cap}' } },
  referent: { code: 3, label: { fr: '{referent.pl:cap} {company.des}', en: '{referent.pl:cap} of {company.pl}' } },
})
export type QuestionnaireAudience = KeyOf<typeof questionnaireAudience>
