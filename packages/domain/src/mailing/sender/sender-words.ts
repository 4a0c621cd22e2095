import { words } from '../../kernel/sentence.ts'

export const senderWords = words({
  tab: { fr: 'Domaine d’envoi', en: 'Sending domain' },
  help: {
    fr: 'Adresse d’envoi actuelle\u00A0: {address}. Avec une adresse de votre domaine, signée, ils arrivent mieux et portent votre nom.',
    en: 'Current sending address: {address}. From a signed address of your own domain they arrive better and carry your name.',
  },
  address: { fr: 'Adresse d’envoi', en: 'Sending address' },
  addressHelp: { fr: 'Par exemple contact@mail.votre-domaine.fr', en: 'For example contact@mail.your-domain.com' },
  save: { fr: 'Utiliser cette adresse', en: 'Use this address' },
  saved: {
    fr: 'Adresse enregistrée. Ajoutez les enregistrements ci-dessous chez qui gère votre domaine.',
    en: 'Address saved. Add the records below where your domain is managed.',
  },
  active: { fr: 'Les mails sont signés. Adresse d’envoi\u00A0: {address}.', en: 'Emails are sent from {address}, signed.' },
  waiting: {
    fr: 'Les mails partent encore de l’adresse habituelle\u00A0: la signature n’est pas dans le DNS.',
    en: 'Emails are still sent from the usual address: the signature is not in the DNS.',
  },
  name: { fr: 'Nom (TXT)', en: 'Name (TXT)' },
  value: { fr: 'Valeur', en: 'Value' },
  foundInstead: { fr: 'Le DNS répond\u00A0: {found}', en: 'The DNS answers: {found}' },
  copy: { fr: 'Copier {record}', en: 'Copy {record}' },
  copied: { fr: 'Copié.', en: 'Copied.' },
  check: { fr: 'Vérifier maintenant', en: 'Check now' },
  checking: {
    fr: 'Le DNS est interrogé, le résultat paraît ici dans quelques instants.',
    en: 'The DNS is being asked; the result appears here in a moment.',
  },
  checkedAt: { fr: 'Vérifié le {at, date, short} à {at, time, short}', en: 'Checked on {at, date, short} at {at, time, short}' },
  remove: { fr: 'Revenir à l’adresse habituelle', en: 'Go back to the usual address' },
  removeHelp: {
    fr: 'La clé de signature est détruite\u00A0: il faudra la remplacer dans le DNS pour revenir.',
    en: 'The signing key is destroyed: it will have to be replaced in the DNS to come back.',
  },
  removed: { fr: 'Les mails partent de l’adresse habituelle.', en: 'Emails are sent from the usual address.' },
})
