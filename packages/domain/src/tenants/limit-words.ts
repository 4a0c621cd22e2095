import { type Sentence, words } from '../kernel/sentence.ts'
import { type Limited, limitMarks } from './rules.ts'

/** What administrators are told about: a limit of the formula, or too many complaints. */
export type Reached = Limited | 'complaints'

/** What each is called. */
export const limitNames: Readonly<Record<Reached, Sentence>> = {
  events: { fr: '{event.pl} par mois', en: '{event.pl} a month' },
  admins: { fr: 'comptes d’administration', en: 'administrator accounts' },
  mails: { fr: 'mails par mois', en: 'emails a month' },
  complaints: { fr: 'plaintes', en: 'complaints' },
}

const [whole] = limitMarks
type State = { near: Sentence; full: Sentence }
const states: Readonly<Record<Reached, State>> = {
  events: {
    near: { fr: '{mark}\u00A0% des {event.pl} de votre formule', en: '{mark}% of your plan’s {event.pl}' },
    full: { fr: 'Limite {event.depl} atteinte', en: '{event:cap} limit reached' },
  },
  admins: {
    near: { fr: '{mark}\u00A0% de vos comptes d’administration', en: '{mark}% of your administrator accounts' },
    full: { fr: 'Limite de comptes d’administration atteinte', en: 'Administrator limit reached' },
  },
  mails: {
    near: { fr: '{mark}\u00A0% de vos mails du mois sont partis', en: '{mark}% of this month’s emails have been sent' },
    full: { fr: 'Limite de mails atteinte', en: 'Email limit reached' },
  },
  complaints: {
    near: { fr: 'Trop de plaintes\u00A0: vos campagnes sont en pause', en: 'Too many complaints: your campaigns are paused' },
    full: { fr: 'Trop de plaintes\u00A0: vos campagnes sont en pause', en: 'Too many complaints: your campaigns are paused' },
  },
}

const details: Readonly<Record<Reached, Sentence>> = {
  events: {
    fr: 'Votre formule comprend {max_count, number} {event.pl} par mois\u00A0: {used_count, number} depuis le début du mois.',
    en: 'Your plan includes {max_count, number} {event.pl} a month: {used_count, number} since the month began.',
  },
  admins: {
    fr: 'Votre formule comprend {max_count, number} comptes d’administration\u00A0: {used_count, number} en service.',
    en: 'Your plan includes {max_count, number} administrator accounts: {used_count, number} in use.',
  },
  mails: {
    fr: 'Votre formule comprend {max_count, number} mails par mois\u00A0: {used_count, number} sont partis.',
    en: 'Your plan includes {max_count, number} emails a month: {used_count, number} have left.',
  },
  complaints: {
    fr: '{used_count, number} personnes sur {max_count, number} ont signalé vos messages du dernier mois comme indésirables. À partir de 0,30\u00A0%, les messageries écartent un expéditeur\u00A0: vos campagnes de prospection sont en pause.',
    en: '{used_count, number} people out of {max_count, number} reported your messages of the last month as spam. From 0.30%, mail providers turn a sender away: your prospecting campaigns are paused.',
  },
}

const l = words({
  nothingBlocked: {
    fr: 'Rien de ce qui existe n’est bloqué, et les messages de service (accès, documents, paiements) partent toujours.',
    en: 'Nothing that exists is blocked, and service messages (access, documents, payments) always leave.',
  },
})
const next: Readonly<Record<Reached, Sentence>> = {
  events: {
    fr: `À la limite, il n’est plus possible d’en créer avant le mois suivant. ${l.nothingBlocked.fr}`,
    en: `At the limit, no more can be created until next month. ${l.nothingBlocked.en}`,
  },
  admins: {
    fr: `À la limite, il n’est plus possible d’en ajouter. ${l.nothingBlocked.fr}`,
    en: `At the limit, no more can be added. ${l.nothingBlocked.en}`,
  },
  mails: {
    fr: `À la limite, les campagnes s’arrêtent jusqu’au mois suivant. ${l.nothingBlocked.fr}`,
    en: `At the limit, campaigns stop until next month. ${l.nothingBlocked.en}`,
  },
  complaints: {
    fr: 'Vérifiez à qui vous écrivez et d’où viennent les adresses, puis reprenez-les une à une. Les messages de service partent toujours.',
    en: 'Check whom you write to and where the addresses come from, then resume them one by one. Service messages always leave.',
  },
}

/** What the message of a limit says: where it stands, what is counted, and what follows. */
export const limitValues = (reached: Reached, { mark = whole, used, max }: { mark?: number; used: number; max: number }) => ({
  name: limitNames[reached],
  state: states[reached][mark === whole ? 'full' : 'near'],
  detail: details[reached],
  next: next[reached],
  used: { fr: '{used_count, number}', en: '{used_count, number}' },
  max: { fr: '{max_count, number}', en: '{max_count, number}' },
  mark: String(mark),
  used_count: used,
  max_count: max,
})
