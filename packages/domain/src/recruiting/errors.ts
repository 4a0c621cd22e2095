import { errorList } from '../kernel/errors.ts'

export const recruitingErrors = errorList({
  offersAlreadyBoosted: {
    http: 409,
    fr: 'Une mise en avant de ces {event.pl} court déjà à ces dates\u00A0: choisissez un autre début.',
    en: 'One of these {event.pl} is already featured on these dates: choose another start.',
  },
  offerAlreadyBoosted: {
    http: 409,
    fr: '«\u00A0{title}\u00A0» est déjà mis{event.e} en avant jusqu’au {until}\u00A0: choisissez un début plus tardif.',
    en: '“{title}” is already featured until {until}: choose a later start.',
  },
  offerNotOnline: {
    http: 409,
    fr: '«\u00A0{title}\u00A0» n’est pas en ligne\u00A0: rien ne serait mis en avant.',
    en: '“{title}” is not online: nothing would be featured.',
  },
  boostPriceChanged: {
    http: 409,
    fr: 'Les prix ont changé depuis votre lecture\u00A0: relisez le total avant de commander.',
    en: 'Prices have changed since you read them: read the total again before ordering.',
  },
  boostOver: {
    http: 409,
    fr: 'Cette mise en avant est déjà terminée.',
    en: 'This listing is no longer featured.',
  },
  nobodyWaits: {
    http: 409,
    fr: '{registration.aucun:cap} n’attend de réponse.',
    en: 'No {registration} is waiting for an answer.',
  },
})
