import type { MailMoment } from '../../platform/letters.ts'

export const exportReadyMoment: MailMoment = {
  name: 'data_export_ready',
  subject: { fr: 'La copie de vos données est prête', en: 'The copy of your data is ready' },
  body: {
    fr: 'Tout ce {client.que} détient sur vous est réuni dans un fichier. Téléchargez-le dans votre espace avant le {until, date, long}.',
    en: 'Everything {client} holds about you is gathered in one file. Download it from your space before {until, date, long}.',
  },
  button: { fr: 'Voir mes données', en: 'See my data' },
  isMandatory: true,
}

export const erasureAskedMoment: MailMoment = {
  name: 'erasure_asked',
  subject: { fr: 'Votre demande d’effacement est enregistrée', en: 'Your erasure request is recorded' },
  body: {
    fr: '{client} a reçu votre demande d’effacement et y répondra avant le {due, date, long}.',
    en: '{client} has received your erasure request and will answer before {due, date, long}.',
  },
  isMandatory: true,
}

export const erasureRefusedMoment: MailMoment = {
  name: 'erasure_refused',
  subject: { fr: 'Votre demande d’effacement', en: 'Your erasure request' },
  body: {
    fr: '{client} ne peut pas donner suite à votre demande d’effacement.\n\nMotif\u00A0: {reason}\n\nVous pouvez saisir la CNIL (www.cnil.fr) si vous contestez cette réponse.',
    en: '{client} cannot act on your erasure request.\n\nReason: {reason}\n\nYou can lodge a complaint with the CNIL (www.cnil.fr) if you disagree.',
  },
  isMandatory: true,
}

export const deleteUserMoment: MailMoment = {
  name: 'delete_user',
  subject: { fr: 'Vos données sont effacées', en: 'Your data are erased' },
  body: {
    fr: '{client} a effacé vos données le {day, date, long}.\n\nEffacé\u00A0:\n{erased}\n\nConservé\u00A0:\n{kept}\n\nGardez ce message\u00A0: il en est la preuve. Lui-même disparaîtra de nos envois dans un mois.',
    en: '{client} erased your data on {day, date, long}.\n\nErased:\n{erased}\n\nKept:\n{kept}\n\nKeep this message: it is the proof. It will itself disappear from our mails in a month.',
  },
  isMandatory: true,
}

export const privacyMoments = [exportReadyMoment, erasureAskedMoment, erasureRefusedMoment, deleteUserMoment]
