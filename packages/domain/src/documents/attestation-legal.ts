import { words } from '../kernel/sentence.ts'

/** Words of the attestation de fin de formation (FOR-36) and of the certificat de réalisation (FOR-35), whose wording is the ministry's. */
export const attestationWords = words({
  title: { fr: 'Attestation de fin de formation', en: 'Attestation de fin de formation – Certificate of completion' },
  statement: {
    fr: 'Pour {issuer}, {signatory}, {role}, atteste que',
    en: 'For {issuer}, {signatory}, {role}, certifies that',
  },
  followed: { fr: 'a suivi', en: 'attended' },
  nature: { fr: 'Nature', en: 'Nature' },
  period: { fr: 'Dates', en: 'Dates' },
  duration: { fr: 'Durée suivie', en: 'Hours attended' },
  place: { fr: 'Modalité et lieu', en: 'Format and place' },
  validUntil: { fr: 'Valable jusqu’au', en: 'Valid until' },
  objectives: { fr: 'Objectifs', en: 'Objectives' },
  result: { fr: 'Résultat de l’évaluation', en: 'Result of the assessment' },
  acquired: { fr: 'Acquis', en: 'Achieved' },
  partial: { fr: 'En cours d’acquisition', en: 'In progress' },
  missed: { fr: 'Non acquis', en: 'Not achieved' },
  unassessed: { fr: 'Non évalué', en: 'Not assessed' },
  assessment: { fr: 'Modalités d’évaluation : {method}', en: 'Assessment: {method}' },
  legalBasis: {
    fr: 'Action de formation au sens des articles L6313-1 et L6313-2 du code du travail\u202F; résultats de l’évaluation remis au titre de l’indicateur 11 du référentiel national qualité.',
    en: 'Training action within articles L6313-1 and L6313-2 of the French labour code; results of the assessment given under indicator 11 of the national quality standard.',
  },
  verify: { fr: 'Vérifier ce document\u00A0:', en: 'Verify this document:' },
  verifyCode: { fr: 'Code menant à la page de vérification', en: 'Code leading to the verification page' },
  made: { fr: 'Fait à {city}, le {day, date, long}', en: 'Done in {city} on {day, date, long}' },
  hours: { fr: '{hours} h', en: '{hours} h' },
})

/** The model is administrative: it stays French in both languages. */
const french = <const T extends Record<string, string>>(texts: T): { [K in keyof T]: { fr: string; en: string } } =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, { fr: text, en: text }])) as never // fromEntries forgets the names

export const certificateWords = french({
  title: 'Certificat de réalisation',
  undersigned: 'Je soussigné(e) {signatory}, représentant légal du dispensateur de l’action concourant au développement des compétences',
  attest: 'atteste que',
  employee: 'au sein de l’entreprise',
  followed: 'a suivi l’action',
  nature: 'Nature de l’action concourant au développement des compétences :',
  training: 'action de formation',
  assessment: 'bilan de compétences',
  validation: 'action de VAE',
  apprenticeship: 'action de formation par apprentissage',
  dates: 'qui s’est déroulée {dates}',
  duration: 'pour une durée de',
  hours: '{amount} heures effectivement réalisées',
  months: '{amount} mois effectivement réalisés',
  undertaking:
    'Sans préjudice des délais imposés par les règles fiscales, comptables ou commerciales, je m’engage à conserver l’ensemble des pièces justificatives qui ont permis d’établir le présent certificat pendant une durée de 3 ans à compter de la fin de l’année du dernier paiement. En cas de cofinancement des fonds européens, la durée de conservation est étendue conformément aux obligations conventionnelles spécifiques.',
  made: 'Fait à {city}, le {day, date, long}',
  signature: 'Cachet et signature du responsable du dispensateur de formation',
  transition:
    'Lorsque l’action est mise en œuvre dans le cadre d’un projet de transition professionnelle, le certificat de réalisation est transmis mensuellement.',
  remote:
    'Dans le cadre des formations à distance, la durée prend en compte la réalisation des activités pédagogiques et le temps estimé pour les réaliser.',
})
