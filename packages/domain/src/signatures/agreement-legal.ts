import { catalogue, type KeyOf } from '../kernel/catalogue.ts'
import { words } from '../kernel/sentence.ts'

/** What an agreement is, by who pays or who provides (FOR-01): names the labour code gives, whatever a tenant calls its own papers. */
export const agreementKind = catalogue({
  convention: { code: 1, label: { fr: 'Convention de formation', en: 'Training agreement' } },
  individual: { code: 2, label: { fr: 'Contrat individuel de formation', en: 'Individual training contract' } },
  subcontract: { code: 3, label: { fr: 'Contrat de sous-traitance', en: 'Subcontracting agreement' } },
  service: { code: 4, label: { fr: 'Contrat de prestation', en: 'Service agreement' } },
})
export type AgreementKind = KeyOf<typeof agreementKind>

/** Kinds that bind who teaches. */
export const partnerKinds = ['subcontract', 'service'] as const satisfies readonly AgreementKind[]
export const isWithPartner = (kind: AgreementKind): boolean => partnerKinds.some((one) => one === kind)

/** Why a kind is proposed (FOR-01). */
export const proposalReasons = words({
  company: {
    fr: 'L’entreprise paie\u00A0: une convention de formation la lie à l’organisme (L6353-1, D6353-1).',
    en: 'The company pays: a training agreement binds it to the training body (L6353-1, D6353-1).',
  },
  funder: {
    fr: 'Un financeur paie avec l’entreprise\u00A0: une convention de formation lie l’entreprise à l’organisme (L6353-1, D6353-1).',
    en: 'A funder pays with the company: a training agreement binds the company to the training body (L6353-1, D6353-1).',
  },
  selfEmployed: {
    fr: 'Un financeur paie pour une personne qui travaille à son compte\u00A0: une convention de formation la lie à l’organisme (D6353-1).',
    en: 'A funder pays for a self-employed person: a training agreement binds them to the training body (D6353-1).',
  },
  individual: {
    fr: 'La personne paie elle-même\u00A0: un contrat individuel de formation, signé avant l’inscription définitive et tout paiement (L6353-3).',
    en: 'The person pays alone: an individual training contract, signed before the registration is final and before any payment (L6353-3).',
  },
  subcontract: {
    fr: 'L’intervenant est lui-même organisme de formation\u00A0: un contrat de sous-traitance dit sa mission (décret 2023-1350).',
    en: 'The speaker is a training body too: a subcontracting agreement states the mission (décret 2023-1350).',
  },
  service: { fr: 'L’intervenant réalise une prestation pour l’organisme.', en: 'The speaker provides a service to the training body.' },
})
export type ProposalReason = keyof typeof proposalReasons

/** What an agreement must say, as a refusal names it: FOR-04 for an individual (L6353-4), FOR-02 for the others (D6353-1). */
export const mentionWords = words({
  nature: {
    fr: 'la nature, la durée, le programme, l’objet et l’effectif',
    en: 'the nature, duration, programme, object and headcount',
  },
  prior_level: { fr: 'le niveau préalable requis', en: 'the prior level required' },
  conduct: {
    fr: 'les modalités, les moyens, le contrôle des connaissances et la sanction',
    en: 'the methods, means, knowledge checks and sanction',
  },
  trainers: { fr: 'les diplômes, titres ou références des formateurs', en: 'the diplomas, titles or references of the trainers' },
  payment: {
    fr: 'les modalités de paiement et les conditions en cas de cessation anticipée ou d’abandon',
    en: 'the payment terms and the conditions of early end or drop-out',
  },
  goal: { fr: 'l’intitulé, l’objectif et le contenu', en: 'the title, goal and content' },
  means: { fr: 'les moyens prévus', en: 'the means' },
  period: { fr: 'la durée et la période', en: 'the duration and the period' },
  follow_up: {
    fr: 'les modalités de déroulement, de suivi et de sanction',
    en: 'how it runs, is followed and is sanctioned',
  },
  price: { fr: 'le prix et les modalités de règlement', en: 'the price and the payment terms' },
})
export type Mention = keyof typeof mentionWords

/** What it must say of who organises (FOR-03), as whoever waits for their contract reads it. */
export const organiserWords = words({
  organiser_address: { fr: 'son adresse', en: 'its address' },
  activity_number: { fr: 'son numéro de déclaration d’activité', en: 'its declaration number as a training body' },
  signatory: { fr: 'qui signe pour lui', en: 'who signs for it' },
})
export type OrganiserPart = keyof typeof organiserWords

/** What is printed (FOR-02, FOR-03, FOR-04, FOR-11, FOR-13); the words the law fixes are its own. */
export const printWords = words({
  between: { fr: 'Entre', en: 'Between' },
  and: { fr: 'et', en: 'and' },
  body: { fr: 'L’organisme de formation', en: 'The training body' },
  party: { fr: 'Le cocontractant', en: 'The other party' },
  representedBy: { fr: 'représenté par {name}', en: 'represented by {name}' },
  lawConvention: {
    fr: 'Convention établie en application des articles L6353-1 et D6353-1 du code du travail.',
    en: 'Agreement made under articles L6353-1 and D6353-1 of the French labour code.',
  },
  lawIndividual: {
    fr: 'Contrat établi en application des articles L6353-3 à L6353-7 du code du travail.',
    en: 'Contract made under articles L6353-3 to L6353-7 of the French labour code.',
  },
  lawSubcontract: {
    fr: 'Contrat de sous-traitance d’une action de formation (décret 2023-1350).',
    en: 'Subcontracting of a training action (décret 2023-1350).',
  },
  lawService: { fr: 'Contrat de prestation de services.', en: 'Agreement for services.' },
  object: { fr: 'Objet et nature', en: 'Object and nature' },
  natureText: {
    fr: 'Action de formation au sens de l’article L6313-1 du code du travail\u00A0: «\u00A0{title}\u00A0».',
    en: 'Training action within the meaning of article L6313-1 of the French labour code: “{title}”.',
  },
  objective: { fr: 'Objectif', en: 'Goal' },
  programme: { fr: 'Programme et contenu', en: 'Programme and content' },
  period: { fr: 'Durée, période et lieu', en: 'Duration, period and place' },
  hoursOf: { fr: '{hours}\u00A0heures', en: '{hours} hours' },
  headcount: { fr: 'Effectif', en: 'Headcount' },
  learners: { fr: 'Personnes formées', en: 'People trained' },
  priorLevel: { fr: 'Niveau préalable requis', en: 'Prior level required' },
  methods: { fr: 'Modalités et moyens pédagogiques et techniques', en: 'Methods, teaching and technical means' },
  assessment: { fr: 'Suivi et contrôle des connaissances', en: 'Follow-up and knowledge checks' },
  sanction: { fr: 'Sanction de la formation', en: 'Sanction of the training' },
  trainers: { fr: 'Formateurs\u00A0: diplômes, titres ou références', en: 'Trainers: diplomas, titles or references' },
  price: { fr: 'Prix et modalités de paiement', en: 'Price and payment terms' },
  priceText: { fr: '{amount} toutes taxes comprises ({ht} hors taxes).', en: '{amount} including tax ({ht} before tax).' },
  priceNet: { fr: '{amount} net de taxe.', en: '{amount}, no tax due.' },
  earlyEnd: { fr: 'Cessation anticipée, abandon, force majeure', en: 'Early end, drop-out, force majeure' },
  earlyEndDefault: {
    fr: 'En cas de cessation anticipée du fait de l’organisme, seules les prestations effectivement dispensées sont dues, au prorata de leur valeur. Si un cas de force majeure dûment reconnu empêche de suivre la formation, le contrat est rompu et seules les prestations effectivement dispensées sont dues.',
    en: 'If the training body ends the training early, only what was provided is due, in proportion. If a duly recognised case of force majeure prevents attendance, the contract ends and only what was provided is due.',
  },
  paymentIndividual: {
    fr: 'Aucune somme n’est due avant la fin du délai de rétractation. {rate}\u202F% du prix est ensuite payable, et le solde est échelonné au fur et à mesure du déroulement de la formation, la dernière part n’étant pas exigible avant le dernier jour.',
    en: 'Nothing is due before the withdrawal period ends. {rate}% of the price may be paid then, and the balance is spread as the training proceeds, its last part not before the last day.',
  },
  paymentCompany: {
    fr: 'Paiement à {n} jours à compter de l’émission de la facture.',
    en: 'Payment {n} days after the invoice is issued.',
  },
  headcountOf: {
    fr: '{n, plural, one {# personne formée} other {# personnes formées}}',
    en: '{n, plural, one {# person trained} other {# people trained}}',
  },
  headcountAtMost: { fr: '{n}\u00A0personnes au plus', en: '{n} people at most' },
  trainerLine: { fr: '{name}\u00A0: {titles}', en: '{name}: {titles}' },
  remote: { fr: 'À distance', en: 'Remotely' },
  withdrawal: { fr: 'Délai de rétractation', en: 'Withdrawal period' },
  withdrawalText: {
    fr: 'À compter de la signature, le stagiaire peut se rétracter pendant dix jours, quatorze lorsque le contrat est conclu à distance ou hors établissement, sans donner de motif, par lettre recommandée, par mail ou en ligne. Aucune somme ne peut être exigée avant l’expiration de ce délai\u202F; il ne peut ensuite être payé plus de 30\u00A0% du prix, et le solde est échelonné au fur et à mesure du déroulement de la formation (L6353-5, L6353-6\u202F; C. conso. L221-18).',
    en: 'From the signature, the learner may withdraw for ten days, fourteen when the contract is concluded remotely or off premises, without giving a reason, by registered letter, by email or online. Nothing may be asked before that period ends; no more than 30% of the price may be paid then, and the balance is spread as the training proceeds (L6353-5, L6353-6; French Consumer Code, L221-18).',
  },
  disability: { fr: 'Référent handicap', en: 'Disability referent' },
  annexes: { fr: 'Annexes', en: 'Annexes' },
  annexesText: {
    fr: 'Le programme détaillé et le règlement intérieur, remis avec le présent document, en font partie.',
    en: 'The detailed programme and the internal rules, given with this document, are part of it.',
  },
  signatures: { fr: 'Signatures', en: 'Signatures' },
  proofTitle: { fr: 'Page de preuve', en: 'Proof page' },
  proofIntro: {
    fr: 'Signatures électroniques simples (règlement eIDAS, article 25\u202F; code civil, articles 1366 et 1367). Chaque ligne porte l’empreinte du document signé et celle qui l’enchaîne à la précédente.',
    en: 'Simple electronic signatures (eIDAS regulation, article 25; French civil code, articles 1366 and 1367). Each line bears the fingerprint of the document signed and the one that chains it to the line before.',
  },
})

/** What one accepts by signing; its version is kept with each signature (FOR-33). */
export const agreementConsentVersion = '2026-12'
export const consentWords = words({
  consent: {
    fr: 'J’ai lu ce document et je m’engage à ce qu’il prévoit. Ma signature électronique a la même valeur qu’une signature manuscrite\u202F; la date, mon adresse et mon appareil sont enregistrés avec elle.',
    en: 'I have read this document and undertake what it provides. My electronic signature has the same value as a handwritten one; the date, my address and my device are recorded with it.',
  },
})

/** The withdrawal function, in the words the law has people find and press (PRV-52). */
export const withdrawalWords = words({
  withdraw: { fr: 'Renoncer au contrat ici', en: 'Withdraw from the contract here' },
  confirmWithdrawal: { fr: 'Confirmer la rétractation', en: 'Confirm the withdrawal' },
})
