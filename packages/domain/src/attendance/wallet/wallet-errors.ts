import { errorList } from '../../kernel/errors.ts'

/** What is wrong with the keys of a wallet, as whoever uploads them can mend it. */
export const walletErrors = errorList({
  notPkcs12: {
    http: 422,
    fr: 'Ce fichier n’est pas au format .p12. Dans Trousseaux d’accès, exportez le Pass Type ID avec sa clé privée au format .p12.',
    en: 'This file is not a .p12 file. In Keychain Access, export the Pass Type ID with its private key as .p12.',
  },
  wrongKeyPassword: {
    http: 422,
    fr: 'Mot de passe incorrect pour ce fichier .p12.',
    en: 'Wrong password for this .p12 file.',
  },
  noPrivateKey: {
    http: 422,
    fr: 'Le fichier ne contient pas la clé privée. Exportez-la avec le certificat de signature.',
    en: 'The file does not hold the private key. Export it with the signing certificate.',
  },
  notPassType: {
    http: 422,
    fr: '«\u00A0{name}\u00A0» n’est pas un Pass Type ID. Créez-en un dans votre compte Apple Developer.',
    en: '“{name}” is not a Pass Type ID. Create one in your Apple Developer account.',
  },
  certificateExpired: {
    http: 422,
    fr: '«\u00A0{name}\u00A0» a expiré le {at, date, long}.',
    en: '“{name}” expired on {at, date, long}.',
  },
  certificateNotYetValid: {
    http: 422,
    fr: '«\u00A0{name}\u00A0» n’est valable qu’à partir du {at, date, long}.',
    en: '“{name}” is only valid from {at, date, long}.',
  },
  noIntermediate: {
    http: 422,
    fr: 'Ajoutez le fichier intermédiaire d’Apple (WWDR)\u00A0: le fichier .p12 ne le contient pas.',
    en: 'Add Apple’s intermediate file (WWDR): the .p12 file does not hold it.',
  },
  notCertificate: {
    http: 422,
    fr: 'Le fichier intermédiaire n’est pas lisible. Choisissez un fichier .cer ou .pem.',
    en: 'The intermediate file cannot be read. Choose a .cer or .pem file.',
  },
  otherIssuer: {
    http: 422,
    fr: 'Le fichier intermédiaire «\u00A0{name}\u00A0» n’a pas signé votre Pass Type ID. Il faut celui de «\u00A0{issuer}\u00A0».',
    en: 'The intermediate file “{name}” did not sign your Pass Type ID. The one of “{issuer}” is needed.',
  },
  notServiceAccount: {
    http: 422,
    fr: 'Ce fichier n’est pas la clé JSON d’un compte de service Google.',
    en: 'This file is not the JSON key of a Google service account.',
  },
  unreadableKey: {
    http: 422,
    fr: 'La clé privée de ce compte de service n’est pas lisible. Téléchargez une nouvelle clé JSON.',
    en: 'The private key of this service account cannot be read. Download a new JSON key.',
  },
  wrongIssuer: {
    http: 422,
    fr: 'L’identifiant d’émetteur est un nombre, par exemple 3388000000012345678.',
    en: 'The issuer ID is a number, for example 3388000000012345678.',
  },
})
