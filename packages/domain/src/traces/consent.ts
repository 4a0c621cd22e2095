import * as z from 'zod/mini'
import { type Sentence, words } from '../kernel/sentence.ts'

/** What a person may agree to or refuse, channel by channel (PRV-02, PRV-03, PRV-14). */
export const consentChannels = ['mail', 'sms', 'phone', 'directory', 'photo', 'mail_tracking'] as const
export type ConsentChannel = (typeof consentChannels)[number]
export const consentChannel = z.enum(consentChannels)

/** Where an answer was given. */
export const consentSources = ['profile', 'record', 'registration', 'login', 'unsubscribe', 'newsletter', 'import', 'erasure'] as const
export type ConsentSource = (typeof consentSources)[number]
export const consentSource = z.enum(consentSources)

export const consentLabels: Readonly<Record<ConsentChannel, Sentence>> = words({
  mail: { fr: 'Actualités par mail', en: 'News by email' },
  sms: { fr: 'Actualités par SMS', en: 'News by text message' },
  phone: { fr: 'Appels téléphoniques', en: 'Phone calls' },
  directory: { fr: '{directory:cap}', en: '{directory:cap}' },
  photo: { fr: 'Photos et vidéos', en: 'Photos and videos' },
  mail_tracking: { fr: 'Mesure de lecture des mails', en: 'Email reading measurement' },
})

/** The words a person reads when they answer; kept with the answer as they were read. `client` names the tenant. */
export const consentWordings: Readonly<Record<ConsentChannel, Sentence>> = words({
  mail: {
    fr: 'J’accepte de recevoir par mail les actualités et les offres {client.de}. Je peux changer d’avis à tout moment.',
    en: 'I agree to receive news and offers from {client} by email. I can change my mind at any time.',
  },
  sms: {
    fr: 'J’accepte de recevoir par SMS les actualités et les offres {client.de}. Je peux changer d’avis à tout moment.',
    en: 'I agree to receive news and offers from {client} by text message. I can change my mind at any time.',
  },
  phone: {
    fr: 'J’accepte {client.que} m’appelle pour me présenter ses actualités et ses offres. Je peux changer d’avis à tout moment.',
    en: 'I agree that {client} may call me about its news and offers. I can change my mind at any time.',
  },
  directory: {
    fr: 'J’accepte de figurer dans {directory.le} {client.de}, avec les seules informations que je choisis. Je peux changer d’avis à tout moment.',
    en: 'I agree to appear in the {directory} of {client}, with only the information I choose. I can change my mind at any time.',
  },
  photo: {
    fr: 'J’accepte {client.que} publie des photos et des vidéos où je figure. Je peux changer d’avis à tout moment.',
    en: 'I agree that {client} may publish photos and videos showing me. I can change my mind at any time.',
  },
  mail_tracking: {
    fr: 'J’accepte {client.que} sache si j’ouvre ses mails et sur quels liens je clique. Je peux changer d’avis à tout moment.',
    en: 'I agree that {client} may know whether I open its emails and which links I follow. I can change my mind at any time.',
  },
})

export const consentSourceLabels: Readonly<Record<ConsentSource, Sentence>> = words({
  profile: { fr: 'Espace personnel', en: 'Personal space' },
  record: { fr: 'Saisi par l’équipe', en: 'Entered by the team' },
  registration: { fr: '{registration:cap}', en: '{registration:cap}' },
  login: { fr: 'Première connexion', en: 'First sign-in' },
  unsubscribe: { fr: 'Lien de désinscription', en: 'Unsubscribe link' },
  newsletter: { fr: 'Abonnement en ligne', en: 'Online subscription' },
  import: { fr: 'Import', en: 'Import' },
  erasure: { fr: 'Effacement', en: 'Erasure' },
})
