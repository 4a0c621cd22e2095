import type { Article } from './article.ts'

export const signArticles: readonly Article[] = [
  {
    key: 'checkin',
    job: 'sign',
    title: { fr: 'Accueillir et pointer', en: 'Welcome and check in' },
    intro: {
      fr: 'Le jour venu, un téléphone suffit pour pointer les arrivées avec le code {ticket.du}.',
      en: 'On the day, a phone is enough to check people in with the code of their {ticket}.',
    },
    steps: [
      { fr: 'Ouvrez {event.le}, puis «\u00A0Contrôle d’accès\u00A0».', en: 'Open the {event}, then “Check-in”.' },
      { fr: 'Autorisez l’appareil photo et présentez le code.', en: 'Allow the camera and show the code.' },
      { fr: 'Sans code, cherchez la personne par son nom.', en: 'Without a code, find the person by name.' },
    ],
    notes: [
      {
        fr: 'Les badges s’impriment à l’accueil, un par un ou tous\u202F; pour quelques personnes, cochez-les dans {registration.les} {event.du}.',
        en: 'Badges are printed at check-in, one by one or all together; for some people, tick them among the {registration.pl} of the {event}.',
      },
    ],
  },
  {
    key: 'signing',
    job: 'sign',
    title: { fr: 'Faire signer les demi-journées', en: 'Get half-days signed' },
    intro: {
      fr: 'Chaque personne signe chaque demi-journée, sur son téléphone ou sur le vôtre. La fenêtre de signature s’ouvre et se ferme seule.',
      en: 'Everyone signs every half-day, on their phone or on yours. The signing window opens and closes by itself.',
    },
    steps: [
      {
        fr: 'Suivez la grille\u00A0: présences, absences et signatures en direct.',
        en: 'Follow the grid: presence, absence and signatures, live.',
      },
      { fr: '{partner.le:cap} signe aussi pour ses demi-journées.', en: 'The {partner} signs for their half-days too.' },
      {
        fr: 'Une fois les demi-journées terminées et signées par {partner.le}, verrouillez la feuille\u00A0: elle est scellée et {event.le} est clos{event.e}.',
        en: 'Once the half-days are over and the {partner} has signed them, lock the sheet: it is sealed and the {event} is closed.',
      },
    ],
    notes: [
      {
        fr: 'Qui ne peut pas dessiner sa signature la tape\u00A0: les deux valent.',
        en: 'Anyone who cannot draw a signature types it: both count.',
      },
      {
        fr: 'Un administrateur peut rouvrir la feuille en disant pourquoi\u00A0: ce qui en vient, {attestation.pl} et {certificate.pl}, est retiré, et le prochain verrouillage la scelle de nouveau.',
        en: 'An administrator may reopen the sheet, saying why: the {attestation.pl} and {certificate.pl} it gave are withdrawn, and the next lock seals it again.',
      },
    ],
  },
  {
    key: 'attestations',
    job: 'sign',
    title: { fr: 'Délivrer {attestation.les}', en: 'Deliver {attestation.pl}' },
    intro: {
      fr: '{attestation.le:cap} compte les heures réellement suivies, à partir des signatures.',
      en: 'The {attestation} counts the hours actually attended, from the signatures.',
    },
    steps: [
      {
        fr: 'Verrouillez la feuille {attendance.de}\u00A0: si l’étape «\u00A0Documents\u00A0» {event.du} le prévoit, tout se prépare alors pour qui a signé.',
        en: 'Lock the {attendance} sheet: if the “Documents” step of the {event} says so, all is then prepared for those who signed.',
      },
      {
        fr: 'Sinon, revenez à cette étape une fois la feuille verrouillée et choisissez «\u00A0Produire maintenant\u00A0».',
        en: 'If not, go back to that step once the sheet is locked and choose “Make now”.',
      },
      {
        fr: 'Retrouvez-les dans «\u00A0{attestation.pl:cap}\u00A0» et téléchargez ce dont vous avez besoin.',
        en: 'Find them under “{attestation.pl:cap}” and download those you need.',
      },
      {
        fr: 'Un objectif du programme qu’un test a évalué y porte son résultat\u202F; les autres portent «\u00A0Non évalué\u00A0».',
        en: 'An objective of the programme that a test assessed bears its result; the others bear “Not assessed”.',
      },
      {
        fr: 'Chaque personne retrouve {attestation_gender, select, f {la sienne} other {le sien}} dans son espace.',
        en: 'Everyone finds theirs in their own space.',
      },
      {
        fr: 'Envoyez-{attestation_gender, select, f {la} other {le}} par mail, ou renvoyez-{attestation_gender, select, f {la} other {le}}, depuis sa ligne\u202F; cochez-en plusieurs pour les envoyer ou les télécharger ensemble.',
        en: 'Send it by email, or again, from its line; tick several to send or download them together.',
      },
    ],
  },
  {
    key: 'signing-code',
    job: 'sign',
    title: { fr: 'Signer sans compte, avec un code', en: 'Sign without an account, with a code' },
    intro: {
      fr: 'Le lien d’un mail se transmet. Un code à six chiffres, envoyé à l’adresse ou au mobile connus, prouve que c’est bien la personne attendue qui signe.',
      en: 'The link of an email can be forwarded. A six-digit code, sent to the address or mobile on file, proves that the person expected is the one who signs.',
    },
    steps: [
      {
        fr: 'La personne ouvre le lien, lit le document et demande son code par mail ou par SMS.',
        en: 'The person opens the link, reads the document and asks for their code by email or text message.',
      },
      {
        fr: 'Elle le saisit avec sa signature\u00A0: il sert une fois, pendant 15 minutes, et s’éteint après cinq erreurs.',
        en: 'They enter it with their signature: it works once, for 15 minutes, and ends after five mistakes.',
      },
      {
        fr: 'La page de preuve dit comment la personne a été reconnue.',
        en: 'The proof page says how the person was recognised.',
      },
    ],
    notes: [
      {
        fr: 'Le code et le délai de signature se règlent dans les paramètres, onglet «\u00A0Organisation\u00A0».',
        en: 'The code and the time to sign are set in the settings, tab “Organisation”.',
      },
    ],
  },
  {
    key: 'complaints',
    job: 'sign',
    title: { fr: 'Tenir le registre des réclamations', en: 'Keep the register of complaints' },
    intro: {
      fr: 'La certification qualité demande de recueillir les réclamations, d’y répondre et d’en tirer des améliorations (indicateurs 31 et 32).',
      en: 'Quality certification asks you to gather complaints, answer them and improve from them (indicators 31 and 32).',
    },
    steps: [
      {
        fr: 'Dans l’assistance, ouvrez l’onglet des réclamations et enregistrez ce qui a été reçu.',
        en: 'In support, open the complaints tab and record what was received.',
      },
      {
        fr: 'Accusez réception, puis répondez\u00A0: chaque ligne montre ses deux délais en jours ouvrés.',
        en: 'Acknowledge, then answer: each line shows both its deadlines in working days.',
      },
      {
        fr: 'Notez la cause, l’action et la satisfaction, puis exportez le registre.',
        en: 'Write down the cause, the action and the satisfaction, then export the register.',
      },
    ],
  },
]
